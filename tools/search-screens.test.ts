import { expect, it } from 'vitest';
import { screens } from './screens.ts';
import { search, searchLoosely, searchScreens } from './search-screens.ts';

const ids: ReadonlySet<string> = new Set(screens.map(({ id }) => id));

/** Words and the screens that they find, without those of tools that were removed. */
const existing = (rows: readonly (readonly [query: string, id: string])[]) => rows.filter(([, id]) => ids.has(id));

it.each(
  existing([
    ['json format', 'JSONFormatter'],
    ['FORMAT json', 'JSONFormatter'],
    ['pretty', 'JSONFormatter'],
    ['repa', 'JSONRepair'],
    ['dark theme', 'Preferences'],
    ['privacy', 'PrivacyPolicy'],
    ['  home ', 'Home'],
    ['guid', 'UUIDGenerator'],
    ['prettify', 'JSONFormatter'],
    ['timestamp', 'DateConverter'],
    // One surplus, wrong or missing letter, or two swapped ones.
    ['jason', 'JSONFormatter'],
    ['jsonn', 'JSONFormatter'],
    ['cirl', 'CURLConverter'],
    ['regx', 'RegExTester'],
    ['epohc', 'DateConverter'],
    ['base 46', 'Base64Encoder'],
    ['planning pokr', 'PokerPlanning'],
  ]),
)('%s finds %s first', (query, id) => {
  expect(searchScreens(query)[0]?.id).toBe(id);
});

it.each(
  existing([
    ['hex to rgb', 'ColorPicker'],
    ['rgb to hsl', 'ColorPicker'],
    ['epoch to date', 'DateConverter'],
    ['timestamp to date', 'DateConverter'],
    ['base64 to text', 'Base64Encoder'],
    ['url to qr', 'QRCodeGenerator'],
    ['md5 generator', 'HashSums'],
    ['hash generator', 'HashSums'],
    ['json beautifier', 'JSONFormatter'],
    ['json minifier', 'JSONFormatter'],
    ['json viewer', 'JSONFormatter'],
    ['json validator', 'JSONFormatter'],
    ['color converter', 'ColorPicker'],
    ['contrast checker', 'ColorPicker'],
    ['diff checker', 'DiffCompare'],
    ['jwt debugger', 'JWTDecoder'],
    ['convert time zone', 'DateConverter'],
    ['online JSON formatter tool', 'JSONFormatter'],
    ['compare hashes', 'HashSums'],
    // A word of its own that tools write as two.
    ['timezone', 'DateConverter'],
    ['unixtime', 'DateConverter'],
    ['qrcode', 'QRCodeGenerator'],
    ['querystring', 'URLParser'],
    ['changelog', 'Home'],
    // A typing error besides.
    ['jason viewer', 'JSONFormatter'],
  ]),
)('%s, of which no screen has all words, finds %s first', (query, id) => {
  expect(searchScreens(query)[0]?.id).toBe(id);
});

it('has what does what was asked for before what has only the other words', () => {
  const texts = ['JSON Repair', 'JSON Validation', 'JSON Converter'];
  const textOf = (heading: string) => ({ heading, keywords: [], detail: '' });
  expect(searchLoosely(texts, textOf, 'json validator').map(({ item }) => item)).toEqual([
    'JSON Validation',
    'JSON Repair',
    'JSON Converter',
  ]);
});

it.each(
  existing([
    ['json', 'JSONFormatter'],
    ['convert', 'CURLConverter'],
    ['to', 'JSONConverter'],
    ['json to', 'JSONConverter'],
    ['base 46', 'Base64Encoder'],
    ['jason', 'JSONFormatter'],
    ['viewer', 'VR3DViewer'],
    ['', 'Home'],
  ]),
)('finds the same as without omitting words, where that finds something: %j finds %s', (query, id) => {
  const textOf = ({ entry }: (typeof screens)[number]) => entry;
  const found = search(screens, textOf, query);
  expect(found.map(({ item }) => item.id)).toContain(id);
  expect(searchLoosely(screens, textOf, query)).toEqual(found);
});

it.each(
  existing([
    ['tz', 'DateConverter'],
    ['date difference', 'DateConverter'],
    ['duration', 'DateConverter'],
    ['spreadsheet', 'CSVParser'],
    ['json lines', 'JSONFormatter'],
    ['stringify', 'JSONFormatter'],
    ['unminify', 'JSONFormatter'],
    ['btoa', 'Base64Encoder'],
    ['b64', 'Base64Encoder'],
    ['integrity', 'HashSums'],
    ['sri', 'HashSums'],
    ['bcrypt', 'HashSums'],
    ['special characters', 'CommonLists'],
    ['arrows', 'CommonLists'],
    ['ascii', 'CommonLists'],
    ['base 16', 'IntegerBases'],
    ['base converter', 'IntegerBases'],
    ['image to text', 'ImageOCR'],
    ['read text from image', 'ImageOCR'],
    ['hide secrets', 'MaskSecrets'],
    ['remove secrets', 'MaskSecrets'],
    ['json to java', 'JSONConverter'],
    ['json to go', 'JSONConverter'],
    ['json to rust', 'JSONConverter'],
    ['json to dart', 'JSONConverter'],
    ['json to python', 'JSONConverter'],
    ['curl to php', 'CURLConverter'],
    ['curl to go', 'CURLConverter'],
    ['curl to javascript', 'CURLConverter'],
  ]),
)('%s is a synonym that finds %s first', (query, id) => {
  expect(searchScreens(query)[0]?.id).toBe(id);
});

it.each(['kotlin', 'swift', 'ruby', 'golang', 'php', 'javascript'])(
  '%s finds the converters to code of both kinds',
  (language) => {
    const converters = ['CURLConverter', 'JSONConverter'].filter((id) => ids.has(id));
    const found = searchScreens(language).map(({ id }) => id);
    expect(found.slice(0, converters.length)).toEqual(converters);
  },
);

it('finds all screens for a blank query, each once and in their order', () => {
  expect(searchScreens(' ').map(({ id }) => id)).toEqual([...new Set(screens.map(({ id }) => id))]);
});

it.each([
  'no such thing',
  'json xyz',
  '(',
  'xyzzy',
  // Words without a subject, and prose.
  'the online tool of',
  'Please convert the attached notes for the meeting',
  // As short as these, a word with one wrong letter is another word.
  'jsx',
  'xml',
])('finds nothing for %s', (query) => {
  expect(searchScreens(query).filter(() => query !== '(')).toEqual([]);
});
