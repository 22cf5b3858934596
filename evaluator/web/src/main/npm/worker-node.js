// The engine in a thread of Node.

import { parentPort } from "node:worker_threads";
import { read } from "./files-node.js";
import { serve } from "./serve.js";

serve(parentPort, read);
