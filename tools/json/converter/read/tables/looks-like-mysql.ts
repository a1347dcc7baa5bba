/**
 * Whether a text has a name in backticks, an option or a comment of MySQL outside of its strings and other comments. An
 * escaped quote ends a string here: before the first one, a dump of MySQL has had its names.
 */
export function looksLikeMySql(text: string): boolean {
  const marks = /'|\/\*(?:M!|!\d{5})|\/\*|--.*|`|\bENGINE\s*=|^[ \t]*#/gmu;
  for (let mark = marks.exec(text)?.[0]; mark !== undefined; mark = marks.exec(text)?.[0]) {
    const closing = mark === "'" ? "'" : mark === '/*' ? '*/' : undefined;
    if (closing !== undefined) {
      const end = text.indexOf(closing, marks.lastIndex);
      marks.lastIndex = end === -1 ? text.length : end + closing.length;
    } else if (!mark.startsWith('--')) {
      return true;
    }
  }
  return false;
}
