/** Matches the end of a literal's prefix in Python, C# and C: `b"…"`, `@"…"`. */
const prefix = /(?:[bruf]{1,2}|@\$?|\$@?|L)(?=["'])/iy;
/** Matches a type between a name and its value: `password: string = "…"`. */
const typed = /(?:[A-Za-z_&][\w.<>[\]|?&' ]{0,40}[ \t]{0,4}=[ \t]{0,4})(?=["'`])/y;
/** Matches a setting before the value that stands for it if it is missing: `process.env.PASSWORD || "…"`. */
const fallback =
  /(?=[^\s,;{}]{0,60}(?:env|config|settings))[^\s,;{}]{1,120}[ \t]{1,4}(?:\|\||\?\?|\?:|or)[ \t]{1,4}(?=["'`])/iy;
/** Matches a call that reads a setting, up to its second argument: `env('DB_PASSWORD', '…')`. */
const readCall =
  /[\w.:]{0,60}(?:env|environ\.get|fetch|config|config\.get|property)\(\s{0,8}["'][\w.-]{1,60}["'],\s{0,8}(?=["'`])/iy;
/** Matches a call that only makes a text of a literal, or hides it in memory. */
const wrapper =
  /(?:String::from|Some|new String|Secret(?:String)?::(?:new|from)|ConvertTo-SecureString(?: -String)? ?)\(?(?=["'])/y;

/**
 * Skips what may stand between the separator after a name and the literal that is its value.
 * @param isTyped whether a type may stand there
 * @returns the offset of the quotation mark; undefined if no such literal follows
 * @example skipToLiteral('password: str = "x"', 10, true) // 16
 */
export function skipToLiteral(text: string, at: number, isTyped: boolean): number | undefined {
  for (const expression of [prefix, fallback, readCall, wrapper, ...(isTyped ? [typed] : [])]) {
    expression.lastIndex = at;
    if (expression.test(text)) {
      return expression.lastIndex;
    }
  }
  return undefined;
}
