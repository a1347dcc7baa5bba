import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { isEngineLimit } from '#shared/engine-limit.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { compileExpression } from '../expression/compile-expression.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import type { TextRange } from '../matches/matches.ts';
import { findAmbiguities } from './find-ambiguity.ts';

/**
 * How bad a part can get, worst first.
 * `explosive`: each further character of a text can double the time.
 * `slow`: the time can grow with the square of the text's length or a higher power.
 * `harmless`: would be explosive if anything were required after it.
 * `search`: quadratic too, but only because the search restarts at each character of a long run.
 */
export type Slowness = 'explosive' | 'slow' | 'harmless' | 'search';

export interface SlowPart {
  readonly slowness: Slowness;
  /** One repetition, or two that share their characters, in UTF-16 code units of the typed expression. */
  readonly parts: readonly TextRange[];
}

const order: readonly Slowness[] = ['explosive', 'slow', 'harmless', 'search'];
const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Finds the parts of an expression that can make it take too long, without running it: scslre finds those that a run of
 * one character reveals, `findAmbiguities` those that need several characters. Finding nothing does not prove that it is fast.
 * @param expression `/pattern/flags` or a bare pattern
 * @returns the parts, worst first, each place once
 * @example findSlowParts('/(a+)+$/') // explosive: (a+)+
 */
export function findSlowParts(expression: string): Result<readonly SlowPart[]> {
  const compiled = compileExpression(expression);
  if (!compiled.ok) {
    return compiled;
  }
  const { pattern, flags, patternStart } = parseExpression(expression);
  const rangeOf = ({ start, end }: AST.Node) => ({ start: patternStart + start, end: patternStart + end });
  const found: SlowPart[] = [];
  try {
    const syntax = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
    const parsed = {
      pattern: parser.parsePattern(pattern, 0, pattern.length, syntax),
      flags: parser.parseFlags(flags),
    };
    for (const alternatives of searchedParts(parsed.pattern)) {
      for (const { node, isHarmless } of findAmbiguities(alternatives, parsed.flags)) {
        found.push({ slowness: isHarmless ? 'harmless' : 'explosive', parts: [rangeOf(node)] });
      }
    }
    for (const report of analyse(parsed).reports) {
      found.push(...describeReport(report).map(({ slowness, nodes }) => ({ slowness, parts: nodes.map(rangeOf) })));
    }
  } catch (thrown) {
    if (isEngineLimit(thrown) || thrown instanceof SyntaxError) {
      return fail({ code: 'too-complex', message: 'This expression is too complex to check.' });
    }
    throw thrown;
  }
  return ok(withoutRepetition(found));
}

/** The pattern and the inside of each lookaround: each is matched from start to end on its own. */
function searchedParts(pattern: AST.Pattern): (readonly AST.Alternative[])[] {
  const parts: (readonly AST.Alternative[])[] = [pattern.alternatives];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
        parts.push(assertion.alternatives);
      }
    },
  });
  return parts;
}

type Report = ReturnType<typeof analyse>['reports'][number];

function describeReport(report: Report): { readonly slowness: Slowness; readonly nodes: readonly AST.Node[] }[] {
  const slowness = report.exponential ? 'explosive' : 'slow';
  switch (report.type) {
    case 'Self':
      return [{ slowness, nodes: [report.parentQuant] }];
    case 'Trade':
      return [{ slowness, nodes: [report.startQuant, report.endQuant] }];
    case 'Move':
      return [{ slowness: 'search', nodes: [report.quant] }];
  }
}

/** Keeps each place once, with its worst finding, and drops everything inside an explosive part. */
function withoutRepetition(found: readonly SlowPart[]): SlowPart[] {
  const sorted = found.toSorted((a, b) => order.indexOf(a.slowness) - order.indexOf(b.slowness));
  return sorted.filter(
    ({ parts }, index) =>
      !sorted
        .slice(0, index)
        .some((worse) => parts.every((part) => worse.parts.some((other) => isInside(part, other)))),
  );
}

function isInside(inner: TextRange, outer: TextRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}
