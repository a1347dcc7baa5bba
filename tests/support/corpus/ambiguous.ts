import type { LabelledSample } from './labelled-sample.ts';

/**
 * Texts with several meanings: the first is the likeliest, and the others must be offered too. Their tools may be removed,
 * so that the meanings are plain texts.
 */
export const ambiguous: readonly LabelledSample<string>[] = [
  {
    text: '5551234567',
    means: ['IntegerBases', 'QRCodeGenerator'],
    note: 'Out of the years that people mean as an epoch: a number, or a telephone.',
  },
  {
    text: '2025550143',
    means: ['DateConverter', 'IntegerBases', 'QRCodeGenerator'],
    note: 'Ten digits: seconds of the year 2034, a number, and a telephone of North America.',
  },
  {
    text: '2147483647',
    means: ['DateConverter', 'IntegerBases'],
    note: 'The end of time for 32 bits, and the largest of their integers.',
  },
  { text: '20240229', means: ['DateConverter', 'IntegerBases'] },
  {
    text: 'deadbeef',
    means: ['IntegerBases', 'ColorPicker'],
    note: 'Programmers write it into memory; it is a colour with an alpha too.',
  },
  { text: 'ffffff', means: ['ColorPicker'], note: 'White without its sign.' },
  { text: '123456', means: ['IntegerBases', 'ColorPicker'], note: 'A number before a colour.' },
  { text: '#123', means: ['ColorPicker'], note: 'It may be an issue, which no tool knows.' },
  { text: 'cafe', means: ['nothing'], note: 'A word.' },
  { text: 'red', means: ['ColorPicker'], note: 'A word, and a colour that a developer means.' },
  {
    text: 'readme.md',
    means: ['URLParser'],
    note: 'A file; its name has the form of a host, and nothing else knows it.',
  },
  { text: '127.0.0.1', means: ['URLParser'], note: 'An address of the network; only the URL parser reads it.' },
  {
    text: '7b774effe4a349c6ad82ad4f4f21d34c',
    means: ['UUIDGenerator', 'HashSums'],
    note: 'With the version and the variant of a UUID, and still perhaps an MD5 sum.',
  },
  { text: 'https://example.org/?q=a%20b', means: ['URLParser', 'URLEncoder'] },
  {
    text: '{"token":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o"}',
    means: ['JSONFormatter', 'JWTDecoder'],
  },
  { text: '1e3', means: ['FloatingPoint'] },
  { text: '0.0.0.0', means: ['URLParser'] },
  { text: 'tel:+493090182', means: ['URLParser', 'QRCodeGenerator'] },
  { text: '2025', means: ['IntegerBases'], note: 'A year alone is a number; the date tool would need a day.' },
  { text: '{"asset":{"version":"2.0"},"scenes":[]}', means: ['JSONFormatter', 'VR3DViewer'], note: 'glTF is JSON.' },
  {
    text: 'https://github.com/octocat/Hello-World',
    means: ['URLParser', 'GithubUserProjects'],
    note: 'The parts of an address are asked for more often than the projects of its owner.',
  },
  {
    text: 'https://tools.example.com/#/PokerPlanning/poker.example.com/1/Frontend',
    means: ['PokerPlanning', 'URLParser'],
    note: 'A team sends such a link around to be opened.',
  },
  {
    text: 'https://tools.example.com/#/PokerPlanning',
    means: ['URLParser'],
    note: 'It leads to the tool, but names no room.',
  },
];
