import { gatherMatches, type Matches } from './matches.ts';

export interface ExpressionSearch {
  readonly text: string;
  /** The source of a pattern that `readQuery` has accepted. */
  readonly source: string;
  readonly flags: string;
}

/** Finds all matches. An expression can make this run endlessly, so it belongs in a worker with a time limit. */
export function findExpression({ text, source, flags }: ExpressionSearch): Matches {
  const found = gatherMatches();
  for (const { index, 0: match } of text.matchAll(new RegExp(source, flags))) {
    if (!found.add(index, index + match.length)) {
      break;
    }
  }
  return found.end();
}
