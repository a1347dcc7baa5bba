import * as v from 'valibot';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';
import { parseExpression } from './expression/parse-expression.ts';
import { exportMatches } from './matches/export-matches.ts';
import { findMatches, maximumMatches } from './matches/find-matches.ts';
import { listMatches } from './matches/list-matches.ts';
import type { Matches } from './matches/matches.ts';
import { replaceMatches } from './matches/replace-matches.ts';

/*
 * JavaScript's own engine finds the matches. An expression that backtracks endlessly can be stopped only by ending its
 * thread, so the caller has to set a time limit.
 */

const expression = v.optional(
  v.pipe(
    v.string(),
    v.title('Regular expression'),
    v.description('/pattern/flags, or just a pattern, which finds only the first match.'),
  ),
  '',
);

const takesText = { takes: 'text', accepts: ['text/plain'] } as const;

interface Found {
  readonly matches: Matches;
  readonly flags: string;
  readonly notes: readonly string[];
}

function find(pattern: string, text: string): Result<Found> {
  const { flags } = parseExpression(pattern);
  const found = pattern === '' ? fail(noExpression) : findMatches({ expression: pattern, text });
  return found.ok ? ok({ matches: found.value, flags, notes: describe(found.value, flags) }) : refuse(found.error);
}

const noExpression: ToolError = {
  code: 'no-expression',
  message: 'There is no regular expression. Give one, such as /[A-Z]+-\\d+/g.',
};

/**
 * A position would refer to the input, but the fault is in the expression, so the message states its place in words.
 */
function refuse({ code, message, position }: ToolError): Result<never> {
  return fail({
    code,
    message: position === undefined ? message : `Regular expression, character ${position.column}: ${message}`,
  });
}

function describe({ count, isCut }: Matches, flags: string): readonly string[] {
  return [
    ...(isCut ? [`The text has more matches: these are the first ${formatNumber(count)}.`] : []),
    ...(count === 1 && !flags.includes('g') ? ['Only the first match is looked for: the flag g finds all.'] : []),
    ...(count === 0 ? ['Nothing matches.'] : []),
  ];
}

const match = defineOperation({
  id: 'regex.match',
  title: 'Find the matches of a regular expression',
  ...takesText,
  produces: ['application/json'],
  options: v.object({ expression }),
  example: {
    input: 'fixed in TOOL-42',
    options: { expression: '/([A-Z]+)-\\d+/g' },
    output: '[\n{"index":9,"line":1,"column":10,"match":"TOOL-42","groups":["TOOL"]}\n]',
  },
  run(text, options) {
    const found = find(options.expression, text);
    if (!found.ok) {
      return found;
    }
    const { matches, flags, notes } = found.value;
    return ok({
      data: exportMatches({ text, matches, hasIndices: flags.includes('d') }),
      mediaType: 'application/json',
      notes,
    });
  },
});

const list = defineOperation({
  id: 'regex.list',
  title: 'List what a regular expression matches',
  ...takesText,
  produces: ['text/plain'],
  options: v.object({
    expression,
    group: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(maximumMatches),
        v.title('Extract'),
        v.description('The number of a group, or 0 for the whole match.'),
      ),
      0,
    ),
    isUnique: v.optional(v.pipe(v.boolean(), v.title('Unique')), false),
    isSorted: v.optional(v.pipe(v.boolean(), v.title('Sorted')), false),
  }),
  example: {
    input: 'A-10, B-2, A-2, A-10',
    options: { expression: '/[A-Z]-\\d+/g', isUnique: true, isSorted: true },
    output: 'A-2, A-10, B-2',
  },
  run(text, { expression: pattern, group, isUnique, isSorted }) {
    const found = find(pattern, text);
    if (!found.ok) {
      return found;
    }
    const { matches, notes } = found.value;
    const groupCount = matches.groupNames.length;
    if (group > groupCount) {
      return fail({
        code: 'no-group',
        message: `There is no group ${group}: the expression has ${countOf(groupCount, 'group')}.`,
      });
    }
    const { joined, withoutGroup, repeated } = listMatches({ text, matches, group, isUnique, isSorted });
    return ok({
      data: joined,
      mediaType: 'text/plain',
      notes: [
        ...notes,
        ...(withoutGroup > 0 ? [`Matches without group ${group}: ${formatNumber(withoutGroup)}.`] : []),
        ...(repeated > 0 ? [`Repeated values left out: ${formatNumber(repeated)}.`] : []),
      ],
    });
  },
});

const replace = defineOperation({
  id: 'regex.replace',
  title: 'Replace the matches of a regular expression',
  ...takesText,
  produces: ['text/plain'],
  options: v.object({
    expression,
    replacement: v.optional(
      v.pipe(v.string(), v.title('Replacement'), v.description("May contain $1, $<name>, $&, $`, $' and $$.")),
      '',
    ),
  }),
  example: { input: 'a1 b2', options: { expression: '/(\\d)/g', replacement: '<$1>' }, output: 'a<1> b<2>' },
  run(text, { expression: pattern, replacement }) {
    const replaced = pattern === '' ? fail(noExpression) : replaceMatches({ expression: pattern, text, replacement });
    return replaced.ok ? ok({ data: replaced.value, mediaType: 'text/plain' }) : refuse(replaced.error);
  },
});

export const operations: readonly AnyOperation[] = [match, list, replace];
