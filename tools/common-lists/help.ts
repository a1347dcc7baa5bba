import type { HelpOf } from '#tools/define-tool.ts';
import type { commonLists } from './tool.ts';

export const help: HelpOf<typeof commonLists> = {
  CommonLists: [
    'Mime-types lists every media type of mime-db with its file extensions; HTML Entities every named reference of the HTML standard, and ASCII.',
    'Filter searches every column: extensions such as .png, the character itself, and numbers such as U+2190. Whole matches come first.',
    'Click a cell, or press Enter on it, to copy it; the arrow keys move from cell to cell.',
    'Encode and decode, beside the entities, turns a text into names or numbers and back, and lists malformed references with their place.',
  ],
};
