import { isBlank, isNumeric } from '#shared/text-checks.ts';
import { defineTool } from '#tools/define-tool.ts';

/**
 * Whether a text is a number with the separators that the epoch field accepts, and optionally the symbol of its unit.
 */
function isEpochLike(value: string): boolean {
  const number = value.replace(/ ?(?:ms|µs|ns|s)$/, '').replaceAll(/(?<=\d)[_\s'’,](?=\d)/g, '');
  return isBlank(number) || isNumeric(number);
}

export const dateConverter = defineTool({
  kind: 'single',
  id: 'DateConverter',
  route: '/DateConverter',
  folder: 'date-converter',
  menuLabel: 'Date & Epoch',
  accelerator: 'CommandOrControl+Alt+E',
  heading: 'Date & Epoch',
  title: 'Date & Epoch',
  detail: 'Read any timestamp, see it in every format and time zone, and compare two.',
  keywords: [
    'unix time',
    'timestamp',
    'time zone',
    'tz',
    'date difference',
    'duration',
    'iso 8601',
    'rfc 2822',
    'utc',
    'dst',
    'nanoseconds',
  ],
  typedChoices: ['secondText'],
  inputs: {
    epoch: { name: 'lastEpochValue', default: '1737244800000', isValid: isEpochLike },
  },
});
