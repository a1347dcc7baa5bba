import { readAssignedValue, takeMatch, type Value } from './assigned-value.ts';
import type { Place } from './place.ts';

const markup = /[^<>]{0,200}>\s{0,16}/y;

/** Reads the content of an XML element: `<password>…</password>`. */
export function readElement(text: string, { start, end }: Place): Value | undefined {
  const opens =
    text[start - 1] === '<' ||
    (text[start - 1] === ':' && /<\w{1,20}$/.test(text.slice(Math.max(0, start - 22), start - 1)));
  if (!opens || takeMatch(markup, text, end) === null || text[markup.lastIndex - 2] === '/') {
    return undefined;
  }
  const from = markup.lastIndex;
  const cdata = text.startsWith('<![CDATA[', from) ? 9 : 0;
  const length = text.slice(from + cdata, from + 4096).indexOf(cdata === 0 ? '<' : ']]>');
  return length === -1 ? undefined : { start: from + cdata, end: from + cdata + length, isQuoted: true };
}

const attribute = /[^<>"']{0,100}\svalue\s?=\s?(?=["'])/iy;
const listValue = /<\/key>\s{0,64}<(?:string|data)>/y;
const keyed =
  /<(?:entry|setting|property|param|item|variable|env|add)\s[^<>]{0,60}(?:key|name)\s?=\s?["'][\w.-]{0,60}$/i;
const keyedValue = /["'][^<>]{0,200}(?<!\/)>\s{0,64}(?:<value>)?(?=[^\s<])/y;

/** Reads a value of XML whose name is an element with attributes, a key of a property list, or an attribute. */
export function readMarkup(text: string, { start, end }: Place): Value | undefined {
  const before = text.slice(Math.max(0, start - 160), start);
  if (before.endsWith('<') && takeMatch(attribute, text, end) !== null) {
    return readAssignedValue(text, attribute.lastIndex, false);
  }
  const isList = /<key>[\w.-]{0,60}$/.test(before) && takeMatch(listValue, text, end) !== null;
  const isKeyed = !isList && keyed.test(before) && takeMatch(keyedValue, text, end) !== null;
  if (!isList && !isKeyed) {
    return undefined;
  }
  const from = (isList ? listValue : keyedValue).lastIndex;
  const length = text.slice(from, from + 4096).indexOf('<');
  return length === -1 ? undefined : { start: from, end: from + length, isQuoted: true };
}

const pairNames = /(?:name|key|id|header|parameter)\\{0,4}["']?\s{0,8}[:=]\s{0,8}\\{0,4}["'][\w.-]{0,60}$/i;
const pairValue = /\\{0,4}["']\s{0,16},?\s{0,64}\\{0,4}["']?(?:parameter[_-]?)?value\\{0,4}["']?\s{0,8}[:=]\s{0,8}/iy;
const valueBefore =
  /["']value["']\s{0,8}:\s{0,8}["']([^"'\\\n]{1,200})(["']\s{0,16},\s{0,64}["'](?:name|key)["']\s{0,8}:\s{0,8}["'])$/i;
const nameAfter = /["']\s{0,16},\s{0,64}["'](?:name|key)["']\s{0,8}:\s{0,8}["']$/i;

/** Reads a value that precedes its name: `"value": "…", "name": "password"`. */
function readReversed(text: string, start: number): Value | undefined {
  // Most names are not in such a pair, so a short piece of text is looked at first.
  if (!nameAfter.test(text.slice(Math.max(0, start - 112), start))) {
    return undefined;
  }
  const [, value = '', after = ''] = valueBefore.exec(text.slice(Math.max(0, start - 360), start)) ?? [];
  const to = start - after.length;
  return value === '' ? undefined : { start: to - value.length, end: to, isQuoted: true };
}

/** Reads a name and a value given as a pair: `"name": "password", "value": "…"`, as in HAR and in XML attributes. */
export function readPaired(text: string, { start, end }: Place): Value | undefined {
  return pairNames.test(text.slice(Math.max(0, start - 48), start)) && takeMatch(pairValue, text, end) !== null
    ? readAssignedValue(text, pairValue.lastIndex, false)
    : readReversed(text, start);
}

const lineName = /(?:^|[\n\r \t-])(?:name|key):[ \t]{1,8}$/i;
/** A value with a tag, such as `!Ref`, refers to another one. */
const lineValue = /[ \t]{0,8}(?:[ \t]#[^\r\n]{0,200})?\r?\n[ \t]{1,64}value:[ \t]{1,16}(?!![\w!])/iy;

/** Reads a name and a value on two lines of YAML: `- name: DB_PASSWORD`, `value: …`, as in Kubernetes. */
export function readLines(text: string, { start, end }: Place): Value | undefined {
  return lineName.test(text.slice(Math.max(0, start - 16), start)) && takeMatch(lineValue, text, end) !== null
    ? readAssignedValue(text, lineValue.lastIndex, true)
    : undefined;
}

const spaces = /(?:[ \t]{1,8}|["'],\s{0,16}(?=["']))(?![-<$|&;])/y;

/** Reads the text after a command option: `--password lovelace`. */
export function readOption(text: string, { start, end }: Place): Value | undefined {
  const isOption = text[start - 1] === '-' && /(?:^|[\s"'[])--?$/.test(text.slice(Math.max(0, start - 3), start));
  return isOption && takeMatch(spaces, text, end) !== null
    ? readAssignedValue(text, spaces.lastIndex, false)
    : undefined;
}

/** Reads the text after a login in a netrc file: `login ada password lovelace`. */
export function readNetrc(text: string, { start, end }: Place): Value | undefined {
  const isLogin =
    text.slice(start, end) === 'password' &&
    /\b(?:login|user|account)\s{1,8}\S{1,100}\s{1,8}$/.test(text.slice(Math.max(0, start - 124), start));
  return isLogin && takeMatch(/\s{1,8}/y, text, end) !== null
    ? readAssignedValue(text, end + (/^\s*/.exec(text.slice(end, end + 8))?.[0].length ?? 0), false)
    : undefined;
}

const setter = /\b(?:define|set\w{0,24}|put|add\w{0,24}|append|header|with\w{0,24})\(\s{0,8}["']$/i;
const nextArgument = /["']\s{0,4},\s{0,16}(?=["'])/y;

/** Reads the argument of a call whose previous argument is the name: `define('DB_PASSWORD', '…')`. */
export function readArgument(text: string, { start, end }: Place): Value | undefined {
  return setter.test(text.slice(Math.max(0, start - 48), start)) && takeMatch(nextArgument, text, end) !== null
    ? readAssignedValue(text, nextArgument.lastIndex, false)
    : undefined;
}

const setterName = /^(?:set|with)[A-Z_]|^password$/;
const call = /\(\s{0,8}(?=["'])/y;

/** Reads the argument of a call that sets what its name says: `setPassword("…")`, `.password("…")`. */
export function readSetter(text: string, { start, end }: Place): Value | undefined {
  const name = text.slice(start, end).split('.').at(-1) ?? '';
  const isSetter = setterName.test(name) && (name !== 'password' || text[end - name.length - 1] === '.');
  return isSetter && takeMatch(call, text, end) !== null ? readAssignedValue(text, call.lastIndex, false) : undefined;
}

const setCommand = /(?:^|\n)[^\S\n]{0,40}(?:setx|SETX|SetEnv|ENV|proxy_set_header|fastcgi_param)[ \t]{1,8}$/;

/** Reads the value after a variable or a header that a command sets: `setx`, `ENV` of Docker, those of nginx and Apache. */
export function readSetCommand(text: string, { start, end }: Place): Value | undefined {
  return setCommand.test(text.slice(Math.max(0, start - 50), start)) &&
    takeMatch(/[ \t]{1,4}(?=\S)/y, text, end) !== null
    ? readAssignedValue(text, end + (/^\s*/.exec(text.slice(end, end + 8))?.[0].length ?? 0), false)
    : undefined;
}

const spoken = /\s{1,3}(?:is|was|ist|lautet)(?::|\s)\s{0,3}["'`“]?(?=\S{0,64}\d)/y;

/** Reads a value in prose if it contains a digit, which hardly any word does: “My password is hunter2.” */
export function readSpoken(text: string, { end }: Place): Value | undefined {
  return takeMatch(spoken, text, end) === null ? undefined : readAssignedValue(text, spoken.lastIndex, false);
}
