import { judgeName, wordsOf } from '../rules/secret-names.ts';
import { endOfBrackets } from './brackets.ts';
import type { Place } from './place.ts';

/** Matches words that stand for a type, for no value or for a yes or no. */
const keyword =
  /(?:null|nil|none|undefined|true|false|string|str|text|number|integer|int|boolean|bool|object|any|required|optional|redacted|hidden|masked|filtered|removed|varchar|char|todo|tbd|env|process|os|getenv|config|self|this|unknown|never|void|empty|prompt|ask|yes|no|changeme-placeholder)(?![\w-])/iy;
/** Matches what may follow such a word, up to the end of its value: `string[];`, `String!`, `varchar(60) not null`. */
const afterKeyword = /^(?:\[\]|\(\d{0,5}\)|[!?])*(?:[;,.:)\]}]*(?:\s|$)|\s*[|&=]\s*[a-z])/i;

/** Matches a path from an object whose members are settings: `process.env.DB_PASSWORD`, `os.environ`. */
const settings =
  /(?:process\.env|os\.environ|env|config|self|this|settings|secrets|vars?|import\.meta\.env)(?:(?:\.|\?\.|->|::)[A-Za-z_$][\w$]{0,60}){1,6}(?![\w$-])/iy;

/** Matches a variable, with the members of it: `$PASSWORD`, `$env:PASSWORD`, `$login->password`, `$1`. */
const variable =
  /\$(?:(?:env|script|global|using|local):)?([A-Za-z_]\w{0,60}|\d{1,2}(?!\w))((?:(?:->|::|\.)\w{1,60})*)/iy;
/** Words of variables that are counted: `$password2`. Any other word with a digit is rather a password: `$ummer24`. */
const variableWords = new Set(
  'db my new old user admin root api access auth client plain hashed confirm repeat the arg var param value input line app test this self'.split(
    ' ',
  ),
);

/** Matches other whole references: `%s`, `%(name)s`, `%NAME%`, `:name` of SQL, an address without a value. */
const others = [
  /%(?:[sdvq](?!\w)|\(\w{1,40}\)[sd])/y,
  /%(?:[A-Z][A-Z0-9_]{0,40}|[A-Za-z_]{1,40})%/y,
  /[:@](?:password|passwd|pass|pwd|pw|token|secret|key)(?!\w)/iy,
  /env:[A-Z_][A-Z0-9_]{0,60}(?!\w)/y,
];
/** Matches text that was masked, to the end of the mask: stars, bullets, `xxxx`, `[REDACTED]`, `<token>`. */
const masks =
  /\*{3,}|\*{1,2}(?=[\s;,)\]}"'`]|$)|x{4,200}(?:[-. ]x{1,200}){0,8}(?![\w!@#$%^&*-])|…|•|⟨|\[(?:redacted|filtered|masked|hidden)[^\]\n]{0,20}\]?|<(?:[a-z](?:[a-z_ .:/-]{0,60})(?:_\d{1,6})?)>(?!\w)|\.{3}(?![\w!@#$%^&*])/iy;
/** Matches the beginning of a regular expression, or of a parameter of SQL. */
const pattern = /(?:\.|\\[A-Za-z])[*+?]|[?+](?!\w)/y;

/** The opening and the closing of references with any content. */
const delimited: readonly (readonly [open: string, close: string])[] = [
  ['${', '}'],
  ['$(', ')'],
  ['#{', '}'],
  ['%{', '}'],
  ['{{', '}}'],
  ['<%', '%>'],
  ['<?', '?>'],
];
const longestReference = 400;

function endOfMatch(expression: RegExp, text: string, at: number): number | undefined {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : undefined;
}

/** The end of a reference with delimiters, which ends in its line; undefined if there is none. */
function endOfDelimited(text: string, at: number): number | undefined {
  const [open, close] = delimited.find(([opening]) => text.startsWith(opening, at)) ?? [];
  if (open === undefined || close === undefined) {
    return undefined;
  }
  if (close.length === 1) {
    return endOfBrackets(text, at + 1, longestReference, true);
  }
  const content = text.slice(at, at + longestReference);
  const end = content.indexOf(close, open.length);
  return end === -1 || content.slice(0, end).includes('\n') ? undefined : at + end + close.length;
}

/**
 * The end of a variable. In small letters and with a digit, it is one if its words are those of names, since a dollar
 * sign often replaces the S of a password.
 */
function endOfVariable(text: string, at: number): number | undefined {
  variable.lastIndex = at;
  const match = variable.exec(text);
  if (match === null) {
    return undefined;
  }
  const [, name = '', members = ''] = match;
  const isNamed = (word: string) => {
    const letters = word.replace(/\d+$/, '');
    return letters === '' || variableWords.has(letters) || judgeName(letters) !== undefined;
  };
  const isVariable =
    name === name.toUpperCase() ||
    !/\d/.test(name + members) ||
    wordsOf(`${name} ${members.replaceAll(/\W+/g, ' ')}`).every((word) => isNamed(word));
  if (!isVariable) {
    return undefined;
  }
  const end = variable.lastIndex;
  return text[end] === '[' || (text[end] === '(' && members !== '')
    ? (endOfBrackets(text, end, longestReference, true) ?? end)
    : end;
}

function endOfReference(text: string, at: number): number | undefined {
  const delimitedEnd = endOfDelimited(text, at) ?? endOfVariable(text, at);
  if (delimitedEnd !== undefined) {
    return delimitedEnd;
  }
  for (const expression of others) {
    const end = endOfMatch(expression, text, at);
    if (end !== undefined) {
      return end;
    }
  }
  return undefined;
}

/** Matches an alias of YAML: `*anchor`. */
const alias = /\*[A-Za-z][\w-]{0,60}[ \t]*(?:$|[\r\n#])/y;

function isAlias(text: string, start: number): boolean {
  alias.lastIndex = start;
  return /:[ \t]{1,16}$/.test(text.slice(Math.max(0, start - 17), start)) && alias.test(text);
}

/**
 * Whether a text in the place of a value is not a value: a keyword, a reference to a value, a placeholder, a part of a
 * regular expression, or text that has already been masked. The whole of it decides, as a password may begin in the
 * same way.
 * @example isReference('password=$PASSWORD', { start: 9, end: 18 }, false) // true
 * @example isReference('password=$PASSWORD!7', { start: 9, end: 20 }, false) // false
 */
export function isReference(text: string, { start, end }: Place, isQuoted: boolean): boolean {
  if (endOfMatch(masks, text, start) !== undefined || endOfMatch(pattern, text, start) !== undefined) {
    return true;
  }
  const wordEnd = endOfMatch(keyword, text, start);
  if (wordEnd !== undefined && (wordEnd >= end || afterKeyword.test(text.slice(wordEnd, end)))) {
    return true;
  }
  const settingsEnd = endOfMatch(settings, text, start);
  if (settingsEnd !== undefined) {
    const last = /\w*$/.exec(text.slice(start, settingsEnd))?.[0] ?? '';
    const isName = !/\d/.test(last) || last === last.toUpperCase() || (!isQuoted && /^[a-z]/.test(last));
    if (isName && (settingsEnd >= end || /^[!;,.)\]}]*(?:\s|$)|^[([|?]/.test(text.slice(settingsEnd, end)))) {
      return true;
    }
  }
  if (!isQuoted && isAlias(text, start)) {
    return true;
  }
  // Several references in a row, with signs between them, are not a value either: `${USER}:${PASSWORD}`.
  let at = start;
  for (let count = 0; count < 8; count += 1) {
    const next = endOfReference(text, at);
    if (next === undefined) {
      return false;
    }
    const rest = text.slice(next, end);
    // Quotation marks around a value end a reference, unless it has some of its own: "#{ENV["PASSWORD"]}".
    if (isQuoted && next > end && /["'`]/.test(text.charAt(end)) && !/[[(\s]/.test(text.charAt(end - 1))) {
      return false;
    }
    if (next >= end || /^[;,.:)\]}/@"'`\\]*(?:\s|$)/.test(rest)) {
      return true;
    }
    at = next + (/^[^\p{L}\p{N}$%#{<]{0,8}/u.exec(rest)?.[0].length ?? 0);
  }
  return false;
}
