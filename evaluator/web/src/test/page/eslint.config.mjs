// How the page's scripts are written: eslint --fix formats them, and says what else is wrong.

import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module", globals: { ...globals.browser, ...globals.node } },
    plugins: { "@stylistic": stylistic },
    rules: {
      "max-lines-per-function": ["error", { max: 60 }],
      "max-lines": ["error", { max: 300 }],
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      eqeqeq: "error",
      "@stylistic/max-len": ["error", { code: 120 }],
      "@stylistic/quotes": ["error", "double", { avoidEscape: true }],
      "@stylistic/semi": "error",
      "@stylistic/indent-binary-ops": "off",
      "@stylistic/no-trailing-spaces": "error",
      "@stylistic/eol-last": "error",
      "@stylistic/no-tabs": "error",
      "@stylistic/comma-spacing": "error",
      "@stylistic/comma-dangle": ["error", "only-multiline"],
      "@stylistic/key-spacing": "error",
      "@stylistic/keyword-spacing": "error",
      "@stylistic/object-curly-spacing": ["error", "always"],
      "@stylistic/array-bracket-spacing": "error",
      "@stylistic/space-infix-ops": "error",
      "@stylistic/space-before-blocks": "error",
      "@stylistic/space-in-parens": "error",
      "@stylistic/arrow-spacing": "error",
      "@stylistic/arrow-parens": "error",
      "@stylistic/brace-style": ["error", "1tbs", { allowSingleLine: true }],
      "@stylistic/no-multi-spaces": "error",
      "@stylistic/no-multiple-empty-lines": ["error", { max: 1 }],
      "@stylistic/operator-linebreak": ["error", "before", { overrides: { "=": "after", "+": "after" } }],
      "@stylistic/no-extra-semi": "error",
      "@stylistic/template-curly-spacing": "error",
    },
  },
];
