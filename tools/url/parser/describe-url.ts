import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { findLoneSurrogate } from '#shared/surrogates.ts';
import { readUrlInput, withScheme } from './url-input.ts';

export interface UrlNote {
  readonly message: string;
  /** A text that may have been intended instead of what was typed. */
  readonly suggestion?: string;
}

/** Explanations of the standard's validation errors that are not failures. */
const validationMessages: Readonly<Record<string, string>> = {
  'special-scheme-missing-following-solidus': 'The scheme should be followed by exactly two slashes.',
  'invalid-reverse-solidus': 'Backslashes are read as slashes.',
  'invalid-credentials': 'The URL carries a user name or a password: whoever reads the URL can read them.',
  'domain-percent-encoded': 'Percent-encoded characters in the host are decoded.',
  'IPv4-non-ASCII-input': 'Digits of other scripts in the host are read as 0 to 9.',
  'file-invalid-Windows-drive-letter': 'The drive letter should follow three slashes.',
  'file-invalid-Windows-drive-letter-host': 'The drive letter should follow three slashes.',
  'IPv6-piece-leading-zero': 'Leading zeros in the IPv6 address are left out.',
};

type Values = Readonly<Record<string, string>>;

/**
 * Describes what the parser did with a URL that is not obvious from the result.
 * @param typed the URL as it was typed
 * @param validationErrors the names of the validation errors in the standard
 * @param values the values of the URL class's getters by name, according to the standard
 * @param Native the URL class of the browser, which may read the same text differently
 */
export function describeUrl(
  typed: string,
  validationErrors: readonly string[],
  values: Values,
  Native: new (url: string) => object = URL,
): UrlNote[] {
  const input = readUrlInput(typed);
  const messages = [
    input.isTrimmed && 'Spaces and control characters at the ends are left out.',
    input.ignored > 0 && 'Tabs and line breaks are left out: what they separate is read as one URL.',
    findLoneSurrogate(typed) !== -1 && 'Halves of characters (lone surrogates) are read as U+FFFD.',
    ...new Set(validationErrors.map((name) => validationMessages[name] ?? false)),
    describeNative(input.text, values, Native),
  ];
  return [
    ...suggestHost(input.text, typed),
    ...messages.flatMap((message) => (typeof message === 'string' ? [{ message }] : [])),
  ];
}

/** "localhost:8080/path" is a URL with the scheme "localhost:", which is hardly ever intended. */
function suggestHost(text: string, typed: string): UrlNote[] {
  const start = /^([a-z][a-z0-9+.-]*):\d{1,5}(?=[/?#]|$)/iu.exec(text.slice(0, 300));
  return start === null || /^(?:tel|sms)$/iu.test(start[1] ?? '')
    ? []
    : [
        {
          message: `“${start[1]}:” is read as the scheme. If it is the host, put a scheme before it.`,
          suggestion: withScheme(typed),
        },
      ];
}

/** Browsers deviate from the standard in places; users who open the URL in this browser should know. */
function describeNative(text: string, values: Values, Native: new (url: string) => object): string | undefined {
  let native: Values;
  try {
    native = new Native(text) as unknown as Values;
  } catch {
    return 'This browser departs from the standard here: it does not accept this as a URL.';
  }
  // The standard leaves the origin of file URLs to the browser.
  const names = ['protocol', 'username', 'password', 'host', 'pathname', 'search', 'hash', 'origin'].filter(
    (name) => native[name] !== values[name] && !(name === 'origin' && values.protocol === 'file:'),
  );
  const [name] = names;
  return name === undefined
    ? undefined
    : `This browser departs from the standard here: it reads the ${name} as “${shortenText(native[name] ?? '', 120)}”.`;
}
