import { findSensitive } from '#shared/formats/secrets/find-sensitive.ts';
import type { Finding, SensitiveKind } from '#shared/formats/secrets/kinds.ts';
import type { TextPosition } from '#shared/result.ts';
import { textPositions } from '#shared/text-position.ts';
import { type Brackets, createNamer, writePlaceholder } from './placeholders.ts';

/** The place of a value in the text. */
export interface ValuePlace extends TextPosition {
  /** The length in UTF-16 code units. */
  readonly length: number;
}

/** A value that was found, however often it occurs in the text. */
export interface FoundValue {
  readonly kind: SensitiveKind;
  /** The name of the placeholder without its brackets: `EMAIL_1`. */
  readonly name: string;
  /** The value as it first occurs in the text, which is what is put back. */
  readonly value: string;
  /** The key that distinguishes it from other values: decoded, and in one line. */
  readonly identity: string;
  /** The reason, as the end of a sentence: `an email address`. */
  readonly why: string;
  readonly count: number;
  /** The first places of the value. */
  readonly places: readonly ValuePlace[];
  readonly isMasked: boolean;
}

export interface MaskOptions {
  /** Kinds that are neither masked nor listed. */
  readonly without?: ReadonlySet<SensitiveKind>;
  /** The identities of values that are listed but not masked. */
  readonly left?: ReadonlySet<string>;
  readonly brackets?: Brackets;
  /** @param fraction the completed fraction, 0 to 1 */
  readonly reportProgress?: (fraction: number) => void;
}

export interface Masking {
  readonly text: string;
  /** The values in the order of their first occurrence. */
  readonly values: readonly FoundValue[];
}

/** The maximum number of places of a value that are kept for navigation. */
const mostPlaces = 20;

interface Group {
  readonly first: Finding;
  readonly name: string;
  readonly identity: string;
  readonly findings: Finding[];
  isMasked: boolean;
}

/**
 * Replaces each secret and each piece of personal data with a placeholder, the same one for the same value. The
 * surrounding text stays as it is, down to the last line break.
 * @returns the masked text, and the values that were found
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

/** Prepares the values for display in a list; all places are located in one pass over the text. */
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
