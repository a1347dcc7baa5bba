import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'SGVsbG8sIFdlYiBUb29sYm94IQ==', means: ['Base64Encoder'] },
  { text: 'dXNlcjpwYXNzd29yZA==', means: ['Base64Encoder'] },
  { text: 'dGVzdA==', means: ['Base64Encoder'] },
  { text: 'eyJhIjoxLCJiIjoiYyJ9', means: ['Base64Encoder'] },
  { text: 'R3LDvMOfZSBhdXMgS8O2bG4=', means: ['Base64Encoder'] },
  {
    text: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    means: ['Base64Encoder'],
  },
  { text: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMC', means: ['Base64Encoder'] },
  {
    text: 'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVyIGFkaXBpc2NpbmcgZWxpdCwgc2VkIGRv',
    means: ['Base64Encoder'],
  },
  {
    text: 'TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVyIGFkaXBpc2NpbmcgZWxpdCwg\nZWQgZG8gZWl1c21vZCB0ZW1wb3IgaW5jaWRpZHVudCB1dCBsYWJvcmUgZXQgZG9sb3JlLg==',
    means: ['Base64Encoder'],
  },
  {
    text: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    means: ['Base64Encoder'],
  },
  { text: 'data:text/plain;base64,SGkgdGhlcmU=', means: ['Base64Encoder'] },
  { text: 'data:text/plain,a%20b', means: ['Base64Encoder'] },
  { text: 'data:application/json;base64,eyJhIjoxfQ==', means: ['Base64Encoder'] },
  { text: '"SGVsbG8sIFdlYiBUb29sYm94IQ=="', means: ['Base64Encoder'] },
  { text: 'Authorization: Basic YWRhOmxvdmVsYWNl', means: ['Base64Encoder'] },
  { text: 'password: czNjcjN0LXA0c3N3MHJk', means: ['Base64Encoder'] },
  { text: 'H4sIAAAAAAACA8tIzcnJV8hAJwHjUT2NFwAAAA==', means: ['Base64Encoder'] },
  { text: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=', means: ['Base64Encoder'] },
  { text: 'eyJhIjoxLCJiIjoyfQ==', means: ['Base64Encoder'] },
  { text: 'Imh0dHBzOi8vZXhhbXBsZS5vcmcvP2E9YiZjPWQi', means: ['Base64Encoder'] },
  { text: 'bGluZSBvbmUKbGluZSB0d28KbGluZSB0aHJlZQ==', means: ['Base64Encoder'] },
  { text: "value='c29tZSBzZWNyZXQgdmFsdWUgaGVyZQ=='", means: ['Base64Encoder'] },
  { text: 'url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)', means: ['Base64Encoder'] },
  { text: 'JVBERi0xLjcKMSAwIG9iag==', means: ['Base64Encoder'] },
  { text: '0LzQuNGAINC4INGC0YDRg9C0', means: ['Base64Encoder'] },
  { text: 'SGVsbG8gV29ybGQ', means: ['Base64Encoder'] },
  { text: 'aHR0cHM6Ly9leGFtcGxlLm9yZy8=', means: ['Base64Encoder'] },
  {
    text: '-----BEGIN CERTIFICATE-----\nMIIDCgABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ow==\n-----END CERTIFICATE-----',
    means: ['Base64Encoder'],
    note: 'No tool reads certificates: their bytes are the next best.',
  },
  {
    text: '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEVs/o5+uQbTjL3chynL4wXgUg2R9\nq9UU8I5mEovUf86QZ7kOBIjJwqnzD1omageEHWwHdBO6B+dFabmdT9POxg==\n-----END PUBLIC KEY-----\n',
    means: ['Base64Encoder'],
  },
  {
    text: 'motd: |\n  TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVy\n  IGFkaXBpc2NpbmcgZWxpdCwgc2VkIGRvIGVpdXNtb2Q=\n',
    means: ['Base64Encoder'],
  },
  {
    text: '> TG9yZW0gaXBzdW0gZG9sb3Igc2l0IGFtZXQsIGNvbnNlY3RldHVy\n> IGFkaXBpc2NpbmcgZWxpdCwgc2VkIGRvIGVpdXNtb2Q=',
    means: ['Base64Encoder'],
  },
  {
    text: 'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ',
    means: ['Base64Encoder'],
    note: 'The payload of a token alone is Base64 of JSON.',
  },
];
