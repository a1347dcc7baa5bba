import { isBlank, isNumeric } from '#shared/text-checks.ts';

/**
 * Every input that is kept between visits: its local-storage key and its default (spec 1.4).
 * A persisted input exists because it is in this map.
 */
export const textInputDefaults = {
  lastUrlParserValue:
    'https://anna@example.com:8443/toolbox/search?q=web+tools&tag=url&tag=query&city=Z%C3%BCrich#results',
  lastUrlEncoderValue: 'Fish & chips cost 5 €, a 20% saving – déjà vu?',
  lastJSONFormatterValue:
    '{"name":"Web Toolbox","tools":["URL","Base64","JSON"],"offline":true,"released":{"version":"3.0.0","date":"2025-01-19"},"bigNumber":12345678901234567890}',
  lastJSONRepairedValue: "{'name': 'Web Toolbox', 'tools': ['URL', 'Base64', 'JSON',], offline: true,}",
  lastBase64EncoderValue: 'Hello, Web Toolbox! 👋 Ünïcödé is welcome.',
  lastRegEx: '/([A-Z]+-\\d+)/g',
  lastRegExTextSample: 'The login page is fixed in TOOL-42, please have a look before Friday.',
  // HS256, signed with the secret "web-toolbox-sample-secret-of-32-bytes!".
  lastJWT:
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ3ZWItdG9vbGJveCIsIm5hbWUiOiJBZGEgTG92ZWxhY2UiLCJpYXQiOjE3MzcyNDQ4MDAsImV4cCI6MjA1MjYwNDgwMH0.60XkDuF9Sr6yEiaTPwN7GtVMQ6Rr6H82aSAp1txAGNY',
  lastQRCodeTextValue: 'Scan me: Web Toolbox made this code.',
  lastQRCodeOptions: '',
  lastSearchValue: '',
  lastGithubUsernameValue: '',
  lastJSON2Convert: '{"id":1,"name":"Ada Lovelace","tags":["maths","engines"],"address":{"city":"London","zip":null}}',
  lastJSON2ConvertOptionSource: 'json',
  lastJSON2ConvertOptionTarget: 'csharp',
  lastJSON2ConvertOptionRootClassname: 'RootClass',
  lastEpochValue: '1737244800000',
  lastCSVInputContent: '',
  lastCSVInputContentEncoding: 'utf-8',
  lastCSVInputOptions: '',
  lastPokerPlanningHostName: 'localhost:8080',
  lastPokerPlanningRoomName: '',
  lastPokerPlanningUsername: '',
  lastPokerCardsListingCategoryName: '',
  lastCurlValue: [
    "curl 'https://api.example.com/v1/tools?limit=10' \\",
    '  -X POST \\',
    "  -H 'Accept: application/json' \\",
    "  -H 'Content-Type: application/json' \\",
    "  -H 'Authorization: Bearer my-token' \\",
    '  --data-raw \'{"name":"Web Toolbox"}\'',
  ].join('\n'),
  lastCurlTargetLanguage: 'Javascript',
} as const satisfies Record<string, string>;

export type TextInputName = keyof typeof textInputDefaults;

export const textInputNames = Object.keys(textInputDefaults) as TextInputName[];

function isEncodingLabel(value: string): boolean {
  try {
    return new TextDecoder(value).encoding !== '';
  } catch {
    return false;
  }
}

/** What begins as a JSON object: it is typed, and what is half typed must be there again after a reload. */
const isBlankOrObjectLike = (value: string) => isBlank(value) || value.trimStart().startsWith('{');

/** A number, with the separators that the epoch field takes, and the symbol of its unit where one was chosen. */
function isEpochLike(value: string): boolean {
  const number = value.replace(/ ?(?:ms|µs|ns|s)$/, '').replaceAll(/(?<=\d)[_\s'’,](?=\d)/g, '');
  return isBlank(number) || isNumeric(number);
}

const isIdentifierLike = (value: string) => /^[\w+#.\- ]{1,64}$/.test(value);

/**
 * What a stored value must be where not every text will do: a value of these inputs is chosen from
 * a list or written by a form, so one that fails was damaged and falls back to its default.
 */
const textInputChecks: Partial<Record<TextInputName, (value: string) => boolean>> = {
  lastQRCodeOptions: isBlankOrObjectLike,
  lastJSON2ConvertOptionSource: (value) => ['json', 'jsObject', 'yaml', 'toml'].includes(value),
  lastJSON2ConvertOptionTarget: isIdentifierLike,
  lastEpochValue: isEpochLike,
  lastCSVInputContentEncoding: isEncodingLabel,
  lastCSVInputOptions: isBlankOrObjectLike,
  lastCurlTargetLanguage: isIdentifierLike,
};

/**
 * @param value what came back from local storage or from an imported file
 * @returns whether it can be the value of that input
 */
export function isTextInputValue(name: TextInputName, value: unknown): value is string {
  return typeof value === 'string' && (textInputChecks[name]?.(value) ?? true);
}
