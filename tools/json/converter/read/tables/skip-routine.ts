import type { SqlScanner } from './sql-scanner.ts';

/** Words after END that close a part of a body, whose beginning is not counted. */
const parts = ['IF', 'LOOP', 'WHILE', 'REPEAT', 'FOR'];

/**
 * Skips the body of a trigger or routine, from BEGIN to its END: its statements run later, if at all. Without such a body
 * it stops at the end of the statement; if the body has no end, before it.
 */
export function skipRoutine(scanner: SqlScanner): void {
  scanner.skipTo(';', () => scanner.peekWord() === 'BEGIN' || scanner.isAtInsertLine());
  if (scanner.peekWord() !== 'BEGIN') {
    return;
  }
  const start = scanner.at;
  let depth = 0;
  for (scanner.skipBlank(); !scanner.isAtEnd; scanner.skipBlank()) {
    if (scanner.takeWord('BEGIN', 'CASE')) {
      depth += 1;
    } else if (!scanner.takeWord('END')) {
      scanner.skipToken();
    } else if (!scanner.takeWord(...parts)) {
      scanner.takeWord('CASE');
      depth -= 1;
      if (depth === 0) {
        return;
      }
    }
  }
  scanner.at = start;
}
