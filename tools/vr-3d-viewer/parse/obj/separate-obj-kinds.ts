import type { PartData } from '../geometry-data.ts';

/** A text with the statements that draw one kind of parts. */
export interface ObjOfKind {
  readonly kind: PartData['kind'];
  readonly text: string;
}

interface Statements {
  readonly kind: PartData['kind'];
  readonly own: RegExp;
  readonly others: RegExp;
}

const statementsOf: readonly Statements[] = [
  { kind: 'mesh', own: /^[ \t]*f[ \t]/m, others: /^[ \t]*[lp].*/gm },
  { kind: 'lines', own: /^[ \t]*l[ \t]/m, others: /^[ \t]*(?:[fp]|l(?![ \t])).*/gm },
  { kind: 'points', own: /^[ \t]*p[ \t]/m, others: /^[ \t]*(?:[fl]|p(?![ \t])).*/gm },
];

/** Statements such as `lod` and `parm`, which OBJLoader takes for lines and points by their first letter. */
const lookalikes = /^[ \t]*[lp](?![ \t])/m;

/**
 * Separates the faces, lines and points of an OBJ, since OBJLoader takes everything in an object for lines or points
 * once it has a single one (docs/decisions/upstream-reports.md). All else is in each of the texts, so numbers of vertices
 * and materials remain the same.
 * @returns undefined if there is nothing to separate
 * @example separateObjKinds('v 0 0 0\nf 1 1 1\np 1')?.[0] // { kind: 'mesh', text: 'v 0 0 0\nf 1 1 1\n' }
 */
export function separateObjKinds(text: string): readonly ObjOfKind[] | undefined {
  const found = statementsOf.filter(({ own }) => own.test(text));
  if (found.length === 0 || (found.length === 1 && !lookalikes.test(text))) {
    return undefined;
  }
  // A statement goes on after a backslash at the end of its line.
  const joined = text.replace(/\\\r?\n/g, '');
  return found.map(({ kind, others }) => ({ kind, text: joined.replace(others, '') }));
}
