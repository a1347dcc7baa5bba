import type { Finding, WordRule } from '../kinds.ts';
import { isOf, nameCharacters } from '../read-run.ts';
import { readAssigned, takeMatch, type Value } from '../values/assigned-value.ts';
import {
  readArgument,
  readElement,
  readLines,
  readMarkup,
  readNetrc,
  readOption,
  readPaired,
  readSetCommand,
  readSetter,
  readSpoken,
} from '../values/beside-name.ts';
import type { Place } from '../values/place.ts';
import { isValue } from '../values/read-value.ts';
import { judgeName, type NameJudgement, nameWords } from './secret-names.ts';

/** The maximum length of a name on each side of the word in it, in UTF-16 code units. */
const longestName = 48;

interface Name extends Place {
  readonly name: string;
  readonly judgement: NameJudgement;
}

const phone =
  /["'`]?[.:=]{0,2}["'`\s]{0,4}(?:no\.?|number|nr\.?)?[.:=]?\s{0,4}["'`]?(\+?[\d(][\d ()./-]{5,22}\d)(?![\d])/iy;

function findPhone(text: string, end: number): Finding | undefined {
  const match = takeMatch(phone, text, end);
  const number = match?.[1] ?? '';
  const count = number.replaceAll(/\D/g, '').length;
  return count >= 7 && count <= 15
    ? {
        kind: 'phone',
        start: phone.lastIndex - number.length,
        end: phone.lastIndex,
        why: 'a number labelled as a phone number',
      }
    : undefined;
}

function judgeQuery(text: string, name: Name, value: Place): boolean {
  const isQuery = /[?&;#]/.test(text.charAt(name.start - 1)) && text[name.end] === '=';
  return (
    isQuery &&
    name.judgement.proof === 'random' &&
    /^[\w.~%+/=-]{8,}$/.test(text.slice(value.start, value.end)) &&
    /\d|^.{12}/.test(text.slice(value.start, value.end))
  );
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Removes the backslashes from a value whose quotation marks are escaped. */
function withoutEscapes(written: string): string {
  return written.replaceAll(/\\+([\w"'`/]?)/g, (_, character: string) => escaped[character] ?? character);
}

const letter = /\p{L}/u;

const isOfName = (text: string, index: number) =>
  isOf(nameCharacters, text, index) || (text.charCodeAt(index) > 127 && letter.test(text.charAt(index)));

/** The whole name that contains a word. */
function nameAround(text: string, wordStart: number, wordEnd: number): Place {
  let start = wordStart;
  while (start > 0 && wordStart - start < longestName && isOfName(text, start - 1)) {
    start -= 1;
  }
  let end = wordEnd;
  while (end < text.length && end - wordEnd < longestName && isOfName(text, end)) {
    end += 1;
  }
  return { start, end };
}

/** In a connection string, `PWD` is not the working directory of a shell. */
function judgeConnection(text: string, { start, end }: Place): NameJudgement | undefined {
  const isPassword = text.slice(start, end) === 'PWD' && /; ?$/.test(text.slice(Math.max(0, start - 2), start));
  return isPassword && text[end] === '=' ? { kind: 'password', proof: 'none' } : undefined;
}

const withDefault = /\$\{[\w.]{1,80}(?::[-=]?|[-=])(?![?+]|\d{1,3}(?::\d{1,3})?\})([^}\n]{1,200})\}/y;

/** The value that a reference stands for if there is no other: `lovelace` in `${PASSWORD:-lovelace}`. */
function defaultOf(text: string, value: Value): Value {
  if (text.startsWith('${', value.start)) {
    const written = takeMatch(withDefault, text, value.start)?.[1];
    const end = withDefault.lastIndex - 1;
    return written === undefined || end + 1 < value.end
      ? value
      : { start: end - written.length, end, isQuoted: value.isQuoted };
  }
  // The name may stand in the reference itself.
  const isInside = /\$\{[\w.]{1,80}:$/.test(text.slice(Math.max(0, value.start - 84), value.start));
  return isInside && /[-=]/.test(text.charAt(value.start)) ? { ...value, start: value.start + 1 } : value;
}

/**
 * Whether a value is a variable with the same name, or one with the name of a secret that a member takes:
 * `password=password`, `this.password = pass`.
 */
function isSameName(text: string, { name }: Name, { start, end, isQuoted }: Value): boolean {
  const written = text.slice(start, end);
  const [last = '', ...objects] = name.split('.').reverse();
  const isSame = [name, last].some((one) => one.toLowerCase() === written.toLowerCase());
  const isSecretName = objects.length > 0 && /^[a-z_]{2,40}$/i.test(written) && judgeName(written) !== undefined;
  return !isQuoted && (isSame || isSecretName);
}

/** Passwords, keys and other secrets next to a name that identifies them. */
export const assignments: WordRule = {
  words: nameWords,
  findAt(text, wordStart, wordEnd, tell) {
    const { start: first, end } = nameAround(text, wordStart, wordEnd);
    const raw = text.slice(first, end);
    const start = first + (/^[-.$]*/.exec(raw)?.[0].length ?? 0);
    const trimmed = raw.slice(start - first).replace(/[-.$]+$/, '');
    const judgement = judgeName(trimmed) ?? judgeConnection(text, { start, end: start + trimmed.length });
    if (judgement === undefined) {
      return end;
    }
    const name: Name = { start, end: start + trimmed.length, name: trimmed, judgement };
    if (judgement.kind === 'phone') {
      const found = findPhone(text, name.end);
      if (found !== undefined) {
        tell(found);
      }
      return found?.end ?? end;
    }
    const option = readOption(text, name);
    const assigned =
      option ??
      readAssigned(text, name) ??
      readMarkup(text, name) ??
      readElement(text, name) ??
      readPaired(text, name) ??
      readLines(text, name) ??
      readNetrc(text, name) ??
      readArgument(text, name) ??
      readSetter(text, name) ??
      readSetCommand(text, name) ??
      readSpoken(text, name);
    if (assigned === undefined) {
      return end;
    }
    const value = defaultOf(text, assigned);
    // A command option named after a token always takes a credential, so length is sufficient proof.
    const proof = option !== undefined && judgement.proof === 'random' ? 'long' : judgement.proof;
    if (
      isSameName(text, name, value) ||
      !(isValue(text, value, proof, value.isQuoted) || judgeQuery(text, name, value))
    ) {
      return end;
    }
    const written = text.slice(value.start, value.end);
    tell({
      kind: judgement.kind,
      start: value.start,
      end: value.end,
      why: `the value of “${trimmed}”`,
      ...(written.includes('\\') && { value: withoutEscapes(written) }),
    });
    return value.end;
  },
};
