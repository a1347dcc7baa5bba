import { findSensitive } from '#shared/formats/secrets/find-sensitive.ts';
import type { Finding } from '#shared/formats/secrets/kinds.ts';
import { type ExpectedSpan, type MarkedCase, readMarked } from './read-marked.ts';

export interface Misjudgement {
  readonly what: string;
  readonly missed: readonly string[];
  readonly extra: readonly string[];
}

/** The counts of a kind, or of all kinds. */
export interface Counts {
  /** The number of values marked in the corpus. */
  readonly expected: number;
  /** The number of marked values that were found in full. */
  readonly found: number;
  /** The number of findings, marked or not. */
  readonly findings: number;
  /** The number of findings that reach beyond a marked value. */
  readonly extra: number;
}

const isIn = (inner: ExpectedSpan | Finding, outer: ExpectedSpan | Finding) =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Searches a corpus for secrets and compares the findings with its marks. */
export function measureCorpus(cases: readonly MarkedCase[]): {
  readonly byKind: ReadonlyMap<string, Counts>;
  readonly total: Counts;
  readonly misjudged: readonly Misjudgement[];
} {
  const byKind = new Map<string, Counts>();
  const none: Counts = { expected: 0, found: 0, findings: 0, extra: 0 };
  let total = none;
  const add = (kind: string, counts: Partial<Counts>) => {
    const sum = (former: Counts): Counts => ({
      expected: former.expected + (counts.expected ?? 0),
      found: former.found + (counts.found ?? 0),
      findings: former.findings + (counts.findings ?? 0),
      extra: former.extra + (counts.extra ?? 0),
    });
    byKind.set(kind, sum(byKind.get(kind) ?? none));
    total = sum(total);
  };
  const misjudged: Misjudgement[] = [];
  for (const { what, marked } of cases) {
    const { text, spans } = readMarked(marked);
    const findings = findSensitive(text);
    const missed = spans.filter((span) => !findings.some((finding) => isIn(span, finding)));
    const extra = findings.filter((finding) => !spans.some((span) => isIn(finding, span)));
    for (const span of spans) {
      add(span.kind, { expected: 1, found: missed.includes(span) ? 0 : 1 });
    }
    for (const finding of findings) {
      add(finding.kind, { findings: 1, extra: extra.includes(finding) ? 1 : 0 });
    }
    if (missed.length + extra.length > 0) {
      const show = ({ kind, start, end }: ExpectedSpan | Finding) => `${kind}: ${text.slice(start, end)}`;
      misjudged.push({ what, missed: missed.map(show), extra: extra.map(show) });
    }
  }
  return { byKind, total, misjudged };
}
