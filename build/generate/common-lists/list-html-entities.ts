import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createHtmlEntities } from './create-html-entities.ts';

/** `tsx build/generate/common-lists/list-html-entities.ts` writes the list for the HTML entities screen. */

const file = fileURLToPath(new URL('../../../tools/common-lists/lists/html-entities.json', import.meta.url));
const rows = createHtmlEntities().map((row) => JSON.stringify(row));
await writeFile(file, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${rows.length} entities`);
