// The engine in a Worker of a browser.

import { read } from "./files.js";
import { serve } from "./serve.js";

serve(self, read);
