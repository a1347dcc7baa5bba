import { ok, type Result } from '#shared/result.ts';
import {
  describeWord,
  failAt,
  literalOf,
  literalWord,
  quoteShort,
  type ReadingWarning,
  type ShellWord,
  withoutStart,
} from '../shells/shell-tokens.ts';
import {
  isAmbiguousOption,
  isLongOptionName,
  longOptionKind,
  newerOptionKind,
  shortOptionKind,
} from './curl-options.ts';
import { looksLikeUrl } from './looks-like-url.ts';
import type { OptionKind } from './newer-options.ts';
import type { CurlCommand } from './read-commands.ts';

export interface CheckedOptions {
  /** The arguments that the converter supports. */
  readonly arguments: readonly ShellWord[];
  readonly warnings: readonly ReadingWarning[];
}

/** Hyphens and the dashes that word processors substitute for them. */
const dashes = /^[-‐‑–—]+/u;
const lookalike = /[‐‑–—]/u;

/**
 * Goes through the arguments of a command as curl does, and removes what the converter would refuse: options that no
 * version of curl knows, that are newer than the converter, or that only a shell could resolve. Each removal gets a
 * warning.
 * @param source the text as typed
 * @returns the remaining arguments; fails with `missing-value` or `no-url` and the position
 * @example checkOptions(source, commandOf('curl --foo bar https://a.com')) // arguments: https://a.com; a warning
 */
export function checkOptions(source: string, command: CurlCommand): Result<CheckedOptions> {
  const words = command.arguments;
  const kept: ShellWord[] = [];
  const warnings: ReadingWarning[] = [];
  const urlPlaces = new Set(
    [...words.keys()].filter((place) => looksLikeUrl(describeWord(words[place] ?? command.name))),
  );
  const hasUrlOption = words.some(isUrlOption);
  const hasOtherUrl = (except: number) => hasUrlOption || urlPlaces.size > (urlPlaces.has(except) ? 1 : 0);
  let hasUrl = false;
  let areOptionsOver = false;
  let index = 0;

  const warn = (word: ShellWord, message: string) => warnings.push({ message, offset: word.start });

  /** Keeps an option together with its value. */
  function keepWithValue(option: ShellWord): Result<undefined> {
    const value = words[index];
    if (value === undefined) {
      const message = `The option ${describeWord(option)} needs a value after it.`;
      return failAt(source, option.start, { code: 'missing-value', message });
    }
    index += 1;
    kept.push(option, value);
    return ok(undefined);
  }

  /** Drops an option, and the word after it if that is its value. */
  function leaveOut(word: ShellWord, reason: string, kind: OptionKind | undefined): void {
    const value = words[index];
    const text = value === undefined ? '-' : describeWord(value);
    const isValue =
      kind === 'takes-value' ||
      (kind === undefined && !text.startsWith('-') && !looksLikeUrl(text) && hasOtherUrl(index));
    const option = quoteShort(describeWord(word));
    if (isValue && value !== undefined) {
      index += 1;
      warn(word, `${option} ${reason}. It was ignored, together with what looks like its value: ${quoteShort(text)}.`);
    } else {
      warn(word, `${option} ${reason}. It was ignored.`);
    }
  }

  function checkLong(word: ShellWord): Result<undefined> {
    const literal = literalOf(word);
    if (literal === undefined && word.parts[0]?.kind === 'literal' && !word.parts[0].text.includes('=')) {
      leaveOut(word, 'could be any option', 'flag');
      return ok(undefined);
    }
    const text = literal ?? describeWord(word);
    const name = text.slice(2);
    const kind = longOptionKind(name);
    if (kind === 'takes-value') {
      hasUrl ||= name === 'url';
      return keepWithValue(word);
    }
    if (kind === 'flag') {
      kept.push(word);
      return ok(undefined);
    }
    const [beforeSign = ''] = name.split('=', 1);
    if (name.includes('=') && longOptionKind(beforeSign) === 'takes-value') {
      warn(word, `Older versions of curl take no “=” after an option: it was read as --${beforeSign} and its value.`);
      hasUrl ||= beforeSign === 'url';
      kept.push(literalWord(`--${beforeSign}`, word), withoutStart(word, beforeSign.length + '--='.length));
      return ok(undefined);
    }
    const newer = newerOptionKind(beforeSign);
    const unknown = isAmbiguousOption(name) ? 'is the beginning of several options' : 'is not a known curl option';
    leaveOut(
      word,
      newer === undefined ? unknown : 'cannot be converted: it is a newer option of curl',
      // What follows an option with a sign is not its value.
      name.includes('=') ? 'flag' : newer,
    );
    return ok(undefined);
  }

  /** Checks short options: `-X`, `-XPOST`, `-sSL`, `-sXPOST`. */
  function checkShort(word: ShellWord): Result<undefined> {
    const [first] = word.parts;
    const letters = first?.kind === 'literal' ? [...first.text].slice(1) : [];
    const text = describeWord(word);
    if (text.length > 2 && isLongOptionName(text.slice(1))) {
      warn(
        word,
        `With one dash curl reads ${quoteShort(text)} as -${text.slice(1, 2)} and what follows. Did you mean -${text}?`,
      );
    }
    for (const [place, letter] of letters.entries()) {
      const kind = shortOptionKind(letter);
      if (kind === undefined) {
        const flags = letters.slice(0, place).join('');
        if (flags !== '') {
          kept.push(literalWord(`-${flags}`, word));
        }
        const unknown = literalWord(`-${letters.slice(place).join('')}`, word);
        leaveOut(unknown, 'is not a known curl option', undefined);
        return ok(undefined);
      }
      if (kind === 'takes-value') {
        const isLast = place === letters.length - 1 && word.parts.length === 1;
        if (isLast) {
          return keepWithValue(word);
        }
        kept.push(word);
        return ok(undefined);
      }
    }
    if (word.parts.length > 1) {
      leaveOut(word, 'could be any option', 'flag');
    } else {
      kept.push(word);
    }
    return ok(undefined);
  }

  while (index < words.length) {
    const typed = words[index];
    index += 1;
    if (typed === undefined) {
      break;
    }
    const word = areOptionsOver || typed.isQuoted ? typed : withHyphens(typed, warn);
    const text = describeWord(word);
    const isOption = !areOptionsOver && text.startsWith('-') && word.parts[0]?.kind === 'literal';
    let checked: Result<undefined> = ok(undefined);
    if (isOption && text === '--') {
      areOptionsOver = true;
      kept.push(word);
    } else if (isOption && text === '-') {
      warn(word, 'A lone - is not a curl option. It was ignored.');
    } else if (isOption) {
      checked = text.startsWith('--') ? checkLong(word) : checkShort(word);
    } else if (!typed.isQuoted && isBareExpansion(word) && hasOtherUrl(index - 1)) {
      warn(word, `It is unclear which options ${quoteShort(text)} means, so it was ignored.`);
    } else if (text === '') {
      warn(word, 'An empty argument was ignored.');
    } else {
      hasUrl = true;
      kept.push(word);
    }
    if (!checked.ok) {
      return checked;
    }
  }
  return hasUrl
    ? ok({ arguments: kept, warnings })
    : failAt(source, command.name.start, { code: 'no-url', message: 'This curl command has no URL.' });
}

function isUrlOption(word: ShellWord): boolean {
  return /^--url(?:=|$)/u.test(describeWord(word));
}

function isBareExpansion({ parts }: ShellWord): boolean {
  return parts.length === 1 && parts[0]?.kind === 'expansion';
}

/** Restores the hyphens of an option that a word processor turned into dashes. */
function withHyphens(word: ShellWord, warn: (word: ShellWord, message: string) => void): ShellWord {
  const [first] = word.parts;
  const found = first?.kind === 'literal' ? (dashes.exec(first.text)?.[0] ?? '') : '';
  if (!lookalike.test(found)) {
    return word;
  }
  const rest = withoutStart(word, found.length);
  const name = describeWord(rest);
  const isLong = name.length > 1 && (longOptionKind(name) !== undefined || /[-–—]{2}|—/u.test(found));
  const hyphens = isLong ? '--' : '-';
  warn(word, `${quoteShort(describeWord(word))} begins with a dash, not a hyphen. It was read as ${hyphens}${name}.`);
  return { ...rest, parts: [{ kind: 'literal', text: hyphens + name }] };
}
