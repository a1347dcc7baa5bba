/**
 * Counts the characters that searches in texts pass over while a function runs: those of regular expressions, of
 * `indexOf` and of `includes`. It does not see how an expression backtracks, nor how far one got that is sticky and fails.
 * @example countScanned(() => 'aab'.indexOf('b')) // 3
 */
export function countScanned(run: () => void): number {
  const { exec } = RegExp.prototype;
  const { indexOf, includes } = String.prototype;
  let scanned = 0;
  RegExp.prototype.exec = function (text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match === null ? (this.sticky ? start : text.length) : match.index + match[0].length;
    scanned += Math.max(1, end - start);
    return match;
  };
  String.prototype.indexOf = function (searched, from = 0) {
    const found = indexOf.call(this, searched, from);
    scanned += Math.max(1, (found === -1 ? this.length : found + searched.length) - from);
    return found;
  };
  String.prototype.includes = function (this: string, searched: string, from = 0) {
    return this.indexOf(searched, from) !== -1;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
    String.prototype.indexOf = indexOf;
    String.prototype.includes = includes;
  }
  return scanned;
}
