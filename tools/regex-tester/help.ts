import type { HelpOf } from '#tools/define-tool.ts';
import type { regexTester } from './tool.ts';

export const help: HelpOf<typeof regexTester> = {
  RegExTester: [
    'Type /pattern/flags or a bare pattern in JavaScript’s syntax: matches show in the text, with their groups in the table, as you type. A row, or the arrows, lead to a match.',
    'Text that starts with a slash and ends in a slash and flags is read as /pattern/flags; anything else is a bare pattern, slashes included.',
    "Replacement takes $1, $<name>, $& (the match), $` and $' (what is before and after it) and $$ (a dollar sign).",
    'List joins what was found by commas, for queries such as key in (A-1, B-2).',
    'Each line break of the text counts as one character, \\n, on Windows too. An expression that takes longer than 2 seconds is stopped.',
  ],
};
