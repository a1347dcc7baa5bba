/**
 * The reserved words of ECMA-262, section 12.7.2, including those of strict code and modules, and names that cannot be
 * declared there.
 */
const reservedWords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends
  false finally for function if implements import in instanceof interface let new null package private protected
  public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity`.split(
    /\s+/u,
  ),
);

/**
 * Turns any text into a valid name for a JavaScript constant.
 * @example toJsIdentifier('2nd root-class') // '_2ndRootClass'
 */
export function toJsIdentifier(text: string): string {
  const words = text.match(/[\p{ID_Continue}$]+/gu) ?? [];
  const joined = words.map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word))).join('');
  const name = joined === '' ? 'data' : joined;
  const startsWell = /^[\p{ID_Start}_$]/u.test(name);
  return startsWell && !reservedWords.has(name) ? name : `_${name}`;
}

function lowerFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first.toLowerCase() + word.slice(first.length);
}

function upperFirst(word: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return first.toUpperCase() + word.slice(first.length);
}
