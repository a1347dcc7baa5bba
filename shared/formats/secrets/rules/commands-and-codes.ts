import type { WordRule } from '../kinds.ts';
import type { Place } from '../values/place.ts';
import { readQuoted } from '../values/read-quoted.ts';
import { isValue } from '../values/read-value.ts';
import { tellCookies } from './headers.ts';

interface Option {
  /** Matches the text after the word, with the value, or up to it and with the quotation mark before it. */
  readonly pattern: RegExp;
  readonly why: string;
  /** Must match the command before the word. */
  readonly after?: RegExp;
  readonly kind?: 'cookie';
}

const quoted = `["']?`;
const login = {
  pattern: /[ =]{0,2}(?<quote>["']?)[^\s"':$]{1,200}:(?=[^\s"'])/y,
  why: 'a password in a command-line option',
};
const clients =
  /(?:^|[\s;|&(])(?:mysql|mysqldump|mysqladmin|mariadb|mongo|mongosh|redis-cli|sshpass|docker login|podman login|az login|helm registry login)\b/;

const options: Readonly<Record<string, Option>> = {
  ' -u': { ...login, after: /\b(?:curl|wget|http|https|xh)\b/ },
  ' --user': login,
  ' --proxy-user': login,
  ' -p': {
    pattern: /[ =]?(?<quote>["']?)(?=[^\s"'-])/y,
    why: 'a password in a command-line option',
    after: clients,
  },
  ' -a': {
    pattern: /\s(?<quote>["']?)(?:[^\s"':$]{1,200}:)?(?=[^\s"'-])/y,
    why: 'a password in a command-line option',
    after: /\b(?:redis-cli|http|https|xh)\b/,
  },
  ' -b': {
    pattern: new RegExp(`[ =]{0,2}${quoted}([^\\s"'=]{1,200}=[^\\s"';]{1,4000})`, 'y'),
    why: 'a cookie in a command-line option',
    after: /\bcurl\b/,
    kind: 'cookie',
  },
  ' --cookie': {
    pattern: new RegExp(`[ =]{0,2}${quoted}([^\\s"'=]{1,200}=[^\\s"';]{1,4000})`, 'y'),
    why: 'a cookie in a command-line option',
    kind: 'cookie',
  },
  'convertto-securestring': {
    pattern: /(?: -string)? {1,2}(?<quote>["'])(?=[^"'$])/iy,
    why: 'the text of a secure string',
  },
  ' --oauth2-bearer': {
    pattern: new RegExp(`[ =]${quoted}([^\\s"'$<{[-][^\\s"']{2,4000})`, 'y'),
    why: 'a token in a command-line option',
  },
};

/** The number of UTF-16 code units of a command that are searched for its name. */
const reach = 2000;

/** The part of a command before an offset, across line ends with a shell continuation. */
function commandBefore(text: string, end: number): string {
  const first = Math.max(0, end - reach);
  let start = end;
  while (
    start > first &&
    (text[start - 1] !== '\n' || /[\\^`]\r?$/.test(text.slice(Math.max(0, start - 3), start - 1)))
  ) {
    start -= 1;
  }
  return text.slice(start, end);
}

const bareValue = /[^\s"'`]{1,200}/y;

/** The value of an option: to its quotation mark, or else to the next space. */
function placeOf(text: string, match: RegExpExecArray): Place {
  const end = match.index + match[0].length;
  const { quote } = match.groups ?? {};
  if (quote === undefined) {
    return { start: end - (match[1]?.length ?? 0), end };
  }
  const quotedPlace = quote === '' ? undefined : readQuoted(text, end, quote);
  bareValue.lastIndex = end;
  return quotedPlace ?? { start: end, end: end + (bareValue.exec(text)?.[0].length ?? 0) };
}

/** The maximum length of the cookies that a browser sends, in UTF-16 code units. */
const longestCookies = 8192;

/** Credentials passed to commands: `curl -u ada:lovelace`, `mysql -plovelace`. */
export const commandOptions: WordRule = {
  words: Object.keys(options),
  findAt(text, start, end, tell) {
    const option = options[text.slice(start, end).toLowerCase()];
    if (option === undefined) {
      return undefined;
    }
    // The case of some options matters: -P is a port.
    const isWritten = text[start] !== ' ' || text.slice(start, end) === text.slice(start, end).toLowerCase();
    option.pattern.lastIndex = end;
    const match = isWritten ? option.pattern.exec(text) : null;
    if (match === null || !(option.after?.test(commandBefore(text, start)) ?? true)) {
      return undefined;
    }
    const place = placeOf(text, match);
    if (option.kind === 'cookie') {
      return tellCookies(text, { ...place, end: Math.min(text.length, place.start + longestCookies) }, false, tell);
    }
    if (!isValue(text, place, 'none', true)) {
      return undefined;
    }
    tell({ kind: 'password', ...place, why: option.why });
    return place.end;
  },
};

const wifi = /(?:[^;\n]{0,200};){0,6}?P:((?:[^;\n\\]|\\.){1,200})/y;
const otpauth = /[^\s"'<>]{0,500}?[?&]secret=([A-Za-z2-7=]{8,200})/y;
const migration = /[^\s"'<>]{0,20}?[?&]data=([\w%+/=-]{8,4000})/y;

/** The contents of QR codes for networks and second factors. */
export const codeTexts: WordRule = {
  words: ['wifi:', 'otpauth://', 'otpauth-migration://'],
  findAt(text, start, end, tell) {
    const word = text.slice(start, end).toLowerCase();
    const pattern = word === 'wifi:' ? wifi : word === 'otpauth://' ? otpauth : migration;
    pattern.lastIndex = end;
    const value = pattern.exec(text)?.[1];
    if (value === undefined) {
      return undefined;
    }
    const to = pattern.lastIndex;
    const isNetwork = word === 'wifi:';
    const why = isNetwork ? 'a Wi-Fi password' : 'the secret of two-factor codes';
    tell({ kind: isNetwork ? 'password' : 'secret', start: to - value.length, end: to, why });
    return to;
  },
};

/**
 * Password hashes of bcrypt, Argon2, crypt(3), scrypt and Apache: passwords can be guessed from them, so they are not
 * public.
 */
const sum =
  /\$(?:2[abxy]\$\d\d\$[\w./]{53}|argon2(?:id|i|d)\$[\w=,$+/-]{20,400}|[156]\$(?:rounds=\d{1,9}\$)?[\w./]{1,16}\$[\w./]{20,90}|y\$[\w./]{1,8}\$[\w./]{1,90}\$[\w./]{20,90}|7\$[\w./$]{20,120}|apr1\$[\w./]{1,16}\$[\w./]{20,24}|scrypt\$[\w./=,+$-]{20,200}|pbkdf2[\w-]{0,20}\$[\w./=,+$-]{20,200})/iy;

export const passwordSums: WordRule = {
  words: [
    '$2a$',
    '$2b$',
    '$2x$',
    '$2y$',
    '$argon2',
    '$1$',
    '$5$',
    '$6$',
    '$y$',
    '$7$',
    '$apr1$',
    '$scrypt$',
    '$pbkdf2',
  ],
  findAt(text, start, _end, tell) {
    sum.lastIndex = start;
    if (!sum.test(text)) {
      return undefined;
    }
    tell({ kind: 'password', start, end: sum.lastIndex, why: 'a password hash' });
    return sum.lastIndex;
  },
};
