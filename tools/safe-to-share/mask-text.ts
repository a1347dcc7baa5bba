import { findSensitive } from '#shared/formats/secrets/find-sensitive.ts';
import type { Finding, SensitiveKind } from '#shared/formats/secrets/kinds.ts';
import type { TextPosition } from '#shared/result.ts';
import { textPositions } from '#shared/text-position.ts';
import { type Brackets, createNamer, writePlaceholder } from './placeholders.ts';

/** Where a value stands in the text. */
export interface ValuePlace extends TextPosition {
  /** UTF-16 code units. */
  readonly length: number;
}

/** One of the values that were found, however often it stands in the text. */
export interface FoundValue {
  readonly kind: SensitiveKind;
  /** `EMAIL_1`, without the brackets around it. */
  readonly name: string;
  /** As it first stands in the text: what is put back. */
  readonly value: string;
  /** What tells it from other values: decoded, and in one line of the text. */
  readonly identity: string;
  /** As the end of a sentence: `an address of mail`. */
  readonly why: string;
  readonly count: number;
  /** The first of its places. */
  readonly places: readonly ValuePlace[];
  readonly isMasked: boolean;
}

export interface MaskOptions {
  /** Kinds that are left as they are, and in no list. */
  readonly without?: ReadonlySet<SensitiveKind>;
  /** The identities of values that are left as they are, and listed. */
  readonly left?: ReadonlySet<string>;
  readonly brackets?: Brackets;
  /** @param fraction how much is done, 0 to 1 */
  readonly reportProgress?: (fraction: number) => void;
}

export interface Masking {
  readonly text: string;
  /** In the order in which they first stand in the text. */
  readonly values: readonly FoundValue[];
}

/** Places of a value that are kept, to go to them. */
const mostPlaces = 20;

interface Group {
  readonly first: Finding;
  readonly name: string;
  readonly identity: string;
  readonly findings: Finding[];
  isMasked: boolean;
}

/**
 * Puts a placeholder in the place of each secret and of what says who somebody is, the same one for the same value. What
 * stands around them stays as it is, to the last line break.
 * @returns the text without them, and what they were
 * @example maskText('from ada@example.com').text // 'from ⟨EMAIL_1⟩'
 */
export function maskText(
  text: string,
  { without = new Set(), left = new Set(), brackets = '⟨⟩', reportProgress = () => undefined }: MaskOptions = {},
): Masking {
  const findings = findSensitive(text, { without, reportProgress: (fraction) => reportProgress(fraction * 0.9) });
  const nameFor = createNamer(text);
  const groups = new Map<string, Group>();
  const pieces: string[] = [];
  let at = 0;
  for (const finding of findings) {
    const identity = finding.value ?? text.slice(finding.start, finding.end);
    let group = groups.get(identity);
    if (group === undefined) {
      const name = nameFor(finding.kind);
      group = { first: finding, name, identity, findings: [], isMasked: !left.has(identity) };
      groups.set(identity, group);
    }
    group.findings.push(finding);
    if (group.isMasked) {
      pieces.push(text.slice(at, finding.start), writePlaceholder(group.name, brackets));
      at = finding.end;
    }
  }
  pieces.push(text.slice(at));
  return { text: pieces.join(''), values: describe(text, [...groups.values()]) };
}

/** The values as a list shows them; all their places are looked up in one walk over the text. */
function describe(text: string, groups: readonly Group[]): readonly FoundValue[] {
  const shown = groups.flatMap(({ findings }) => findings.slice(0, mostPlaces)).toSorted((a, b) => a.start - b.start);
  const positions = textPositions(
    text,
    shown.map(({ start }) => start),
  );
  const places = new Map(
    shown.map((finding, index) => [finding, positions[index] ?? { offset: finding.start, line: 1, column: 1 }]),
  );
  return groups.map(({ first, name, identity, findings, isMasked }) => ({
    kind: first.kind,
    name,
    value: text.slice(first.start, first.end),
    identity,
    why: first.why,
    count: findings.length,
    places: findings.slice(0, mostPlaces).flatMap((finding) => {
      const position = places.get(finding);
      return position === undefined ? [] : [{ ...position, length: finding.end - finding.start }];
    }),
    isMasked,
  }));
}
