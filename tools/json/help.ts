import type { HelpOf } from '#tools/define-tool.ts';
import type { json } from './tool.ts';

export const help: HelpOf<typeof json> = {
  JSONFormatter: [
    'Paste, type or drop a JSON document: it is formatted as you type, up to 100 MB from a file.',
    'Numbers, key order and duplicate keys stay exactly as written; a warning names those that JavaScript would change.',
    'JSON Lines become one array. JSON in a log or in a Markdown block is extracted, and a note says what was left out.',
    'A JSONPath (RFC 9535) such as $.tools[*] shows only what it matches, with the path of each match to copy.',
    'Ctrl+F (⌘F on a Mac) finds text in the pane that has the focus.',
  ],
  JSONConverter: [
    'Enter JSON, a JavaScript object, YAML or TOML: as you type it becomes types of a programming language, another of these four, or CSV.',
    'The rows of a Markdown table and of SQL (INSERT, and COPY in a dump of PostgreSQL) are read, too: as a list of objects, by table if there are several.',
    'CSV takes a list of objects, lists or values. Members of nested objects have columns of their own, nested lists are JSON in a cell.',
    'Numbers keep every digit; what the target cannot hold is listed under the result.',
    'A JavaScript object is read, never run: calls, variables and computed keys are named as errors.',
    'Options has what quicktype offers for the chosen language: plain types only, package or namespace, and more.',
  ],
  JSONRepair: [
    'Paste, type or drop a document that is nearly JSON: it is repaired as you type.',
    'Repairs quotes, commas, brackets and comments, backslashes, documents cut short or escaped as a whole, JavaScript and Python notation, JSONP, MongoDB types, several documents in a row or in a log.',
    'A green tick means that only such marks were corrected. Where a value had to be guessed, a warning says so and the changes show first.',
    'Changes shows the document before and after the repair, and goes from change to change.',
    'What cannot be repaired is marked; the last good result stays, marked as stale.',
  ],
};
