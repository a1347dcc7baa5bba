import { takesValue, valuedOption } from './valued-options.ts';

/** An argument of curl: an option, with its value if it takes one, or a URL. */
export interface CurlArgument {
  /** The full name of a long option that takes a value, or of a short one in `shortNames`; `url` for a URL itself. */
  readonly option: string;
  /** Undefined for an option without a value. */
  readonly value?: string;
}

/** The short options that decide what is requested. Any other is named by its letter. */
const shortNames: Readonly<Record<string, string>> = {
  d: 'data',
  F: 'form',
  G: 'get',
  H: 'header',
  I: 'head',
  T: 'upload-file',
  X: 'request',
  ':': 'next',
};

/** The options in one word: those without a value, and the last one if it takes one. */
interface OptionWord {
  readonly flags: readonly string[];
  readonly valued?: string | undefined;
  /** The value, if it is in the same word. */
  readonly attached?: string | undefined;
}

/**
 * Splits the words after `curl` into options and URLs, as curl does: `-sXPOST` is two options, and the word after
 * `--proxy` is not a URL. This is the quick reading for a preview, without the converter; `checkOptions` reads what is
 * converted, and warns of what curl would refuse.
 * @example readArguments(['-sXPUT', 'a.com']) // the option s, request with PUT, and url with a.com
 */
export function readArguments(words: readonly string[]): readonly CurlArgument[] {
  const found: CurlArgument[] = [];
  let areOptionsOver = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (areOptionsOver || !word.startsWith('-')) {
      found.push({ option: 'url', value: word });
    } else if (word === '--') {
      areOptionsOver = true;
    } else {
      const { flags, valued, attached } = word.startsWith('--') ? readLong(word.slice(2)) : readShort(word.slice(1));
      found.push(...flags.map((option) => ({ option })));
      if (valued !== undefined) {
        index += attached === undefined ? 1 : 0;
        found.push({ option: valued, value: attached ?? words[index] ?? '' });
      }
    }
  }
  return found;
}

/** Reads a long option, whose value may follow “=” in newer versions of curl. */
function readLong(text: string): OptionWord {
  const [name = ''] = text.split('=', 1);
  const valued = valuedOption(name);
  if (valued === undefined) {
    return { flags: [name] };
  }
  return { flags: [], valued, attached: name === text ? undefined : text.slice(name.length + 1) };
}

/** Reads one or several short options: `X`, `XPOST`, `sSL`, `sXPOST`. */
function readShort(text: string): OptionWord {
  const letters = [...text];
  const place = letters.findIndex(takesValue);
  const names = letters.map((letter) => (Object.hasOwn(shortNames, letter) ? (shortNames[letter] ?? letter) : letter));
  if (place === -1) {
    return { flags: names };
  }
  const attached = letters.slice(place + 1).join('');
  return { flags: names.slice(0, place), valued: names[place], attached: attached === '' ? undefined : attached };
}
