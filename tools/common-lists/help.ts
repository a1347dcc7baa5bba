import type { HelpOf } from '#tools/define-tool.ts';
import type { commonLists } from './tool.ts';

export const help: HelpOf<typeof commonLists> = {
  CommonLists: [
    'Mime-types lists every media type of mime-db with its file extensions; HTML Entities every named reference of the HTML standard, and ASCII.',
    'Filter looks into each column, at an extension such as .png, at the character itself and at numbers such as U+2190; what it names as a whole comes first.',
    'A click on a cell copies it, and so does Enter; the arrow keys lead from cell to cell.',
    'Encode and decode, beside the entities, turns a text into names or numbers and back, and lists malformed references with their place.',
  ],
};
