import type { WordRule } from '../kinds.ts';
import { isValue } from '../values/read-value.ts';

/** The user name may be an email address: the userinfo ends at the last at sign before the path (WHATWG URL). */
const userinfo = /([^\s/?#:"'<>\\`]{0,200}):([^\s/?#"'<>\\`]{1,200})@(?=[^\s@])/y;
/**
 * Matches a password that is not encoded as it should be: with a slash, a question mark or a hash. A port, or what
 * stands for one, is not a password.
 */
const plainUserinfo =
  /[^\s/?#:@"'<>\\`[\]]{0,200}:(?!\d{1,5}[/?#;]|port[/?#]|[${%<])([^\s"'<>\\`]{1,200}[^\s/"'<>\\`])@(?=[\w.-]{1,253}(?::\d{1,5})?(?:[/?#\s"'`,;)]|$))/iy;

/** The end of the password in a URL, and its length; undefined if there is none. */
function readPassword(text: string, at: number): { readonly end: number; readonly password: string } | undefined {
  userinfo.lastIndex = at;
  const strict = userinfo.exec(text)?.[2];
  const strictEnd = userinfo.lastIndex - 1;
  plainUserinfo.lastIndex = at;
  const plain = plainUserinfo.exec(text)?.[1];
  const plainEnd = plainUserinfo.lastIndex - 1;
  if (plain !== undefined) {
    // After an at sign, a slash begins the path and a query has an equals sign, both of which may contain at signs.
    const more = strict === undefined ? plain : text.slice(strictEnd, plainEnd);
    const isPath = strict === undefined ? /:\/\/|\?.*=/.test(more) : /\/|\?.*=/.test(more);
    if (!isPath) {
      return { end: plainEnd, password: plain };
    }
  }
  return strict === undefined || /^\d{1,5};/.test(strict) ? undefined : { end: strictEnd, password: strict };
}

/** The password in a URL (RFC 3986, userinfo): `postgres://ada:lovelace@db.example.com`. */
export const addressPasswords: WordRule = {
  words: ['://'],
  findAt(text, start, end, tell) {
    const found = /[A-Za-z0-9]/.test(text.charAt(start - 1)) ? readPassword(text, end) : undefined;
    if (found === undefined) {
      return undefined;
    }
    const place = { start: found.end - found.password.length, end: found.end };
    if (!isValue(text, place, 'none', true)) {
      return undefined;
    }
    tell({ kind: 'password', ...place, why: 'the password in a URL' });
    return found.end;
  },
};

/** Matches a user and a password from the beginning of a source name, which may follow the name of a variable. */
const login = /(?:^|[\s"'`(])(?:[\w.-]{1,60}=)?[^\s:/"'`=]{1,100}:([^\s"'`]{1,200})$/;

/** The password in a data source name of Go's drivers: `ada:lovelace@tcp(127.0.0.1:3306)/db`. */
export const sourceNames: WordRule = {
  words: ['@tcp(', '@tcp6(', '@unix(', '@cloudsql('],
  findAt(text, start, end, tell) {
    const password = login.exec(text.slice(Math.max(0, start - 400), start))?.[1];
    const place = { start: start - (password?.length ?? 0), end: start };
    if (password === undefined || !isValue(text, place, 'none', true)) {
      return undefined;
    }
    tell({ kind: 'password', ...place, why: 'the password in a data source name' });
    return end;
  },
};

const oracle = /[^\s/@"'\\]{1,100}\/([^\s@"'\\]{1,100})@/y;

/** The password of an Oracle database in the syntax of its driver: `jdbc:oracle:thin:scott/tiger@…`. */
export const oraclePasswords: WordRule = {
  words: ['jdbc:oracle:thin:', 'jdbc:oracle:oci:'],
  findAt(text, _start, end, tell) {
    oracle.lastIndex = end;
    const password = oracle.exec(text)?.[1];
    if (password === undefined) {
      return undefined;
    }
    const to = oracle.lastIndex - 1;
    tell({ kind: 'password', start: to - password.length, end: to, why: 'the password in a URL' });
    return to;
  },
};
