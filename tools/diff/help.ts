import type { HelpOf } from '#tools/define-tool.ts';
import type { diff } from './tool.ts';

export const help: HelpOf<typeof diff> = {
  DiffCompare: [
    'Put one text under “Original” and the other under “Changed”: type, paste, open a file, or drop one on either side. “Swap” exchanges them.',
    'Side by side, or unified: removed lines above the added ones. A minus and a plus tell them apart, and within a line what was removed is struck through and what was added is underlined: whole words or single characters.',
    'Equal lines are folded, except three around each difference; press a fold to open it. F7 goes to the next difference, Shift+F7 to the previous one.',
    '“Ignore” leaves out white space and letter case. Line ends, a missing line break at the end and encodings are noted below, and do not make lines differ.',
    'A line that was removed in one place and added in another says where it moved.',
    '“Compare as: JSON” compares documents by what they say: members in any order, numbers exactly however long they are. Each difference has its path and both values. Array elements that have an id, a key or a name are matched by it.',
    'Copy and save give a unified patch, as git writes it: it leads from the original to the changed text byte for byte, whatever is ignored.',
    'Files of up to 64 MB are read where they are. A file that is opened stays a file, with its line ends; press “Back to the editor” to put it away.',
  ],
  DiffApply: [
    'Put the text under “Text” and a unified patch under “Patch”: one from “git diff”, “diff -u” or “Compare”.',
    'A hunk whose lines have moved is still found, and a note says how far. All of its lines must fit: if they do not, you are told which hunk and which line.',
    'Where the patch is for several files, the first that fits is applied; choose another above the result. “Undo” applies the patch backwards.',
    'Lines keep their ends: a patch with LF fits a text with CR LF.',
  ],
};
