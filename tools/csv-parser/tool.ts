import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { isBlankOrObjectLike } from '#shared/text-checks.ts';
import { defineTool } from '#tools/define-tool.ts';

function isEncodingLabel(value: string): boolean {
  try {
    return new TextDecoder(value).encoding !== '';
  } catch {
    return false;
  }
}

export const csvParser = defineTool({
  kind: 'single',
  id: 'CSVParser',
  route: '/CSVParser',
  folder: 'csv-parser',
  menuLabel: 'CSV Parser',
  accelerator: 'CommandOrControl+Alt+S',
  heading: 'CSV Parser',
  title: 'CSV Parser',
  detail: 'Read, check, sort and filter CSV of any size, and turn it into JSON, SQL, Markdown and more.',
  keywords: [
    'tsv',
    'table',
    'spreadsheet',
    'delimiter',
    'semicolon',
    'excel',
    'papaparse',
    'json',
    'sql',
    'ndjson',
    'encoding',
  ],
  typedChoices: ['filterText'],
  takesFiles: {
    purpose: 'Its lines as a table.',
    offeredFor: { table: 4, text: 3 },
    alsoTakes: textKinds,
    installed: [{ name: 'CSV document', extensions: ['csv'], mediaTypes: ['text/csv'], role: 'Viewer' }],
  },
  inputs: {
    content: { name: 'lastCSVInputContent', default: '' },
    encoding: { name: 'lastCSVInputContentEncoding', default: 'utf-8', isChoice: true, isValid: isEncodingLabel },
    options: { name: 'lastCSVInputOptions', default: '', isChoice: true, isValid: isBlankOrObjectLike },
  },
});
