import type { SensitiveKind } from '#shared/formats/secrets/kinds.ts';

/** A text whose values to mask are marked as `«kind:value»`. */
export interface MarkedCase {
  readonly what: string;
  readonly marked: string;
}

export interface ExpectedSpan {
  readonly kind: SensitiveKind;
  readonly start: number;
  readonly end: number;
}

/**
 * Removes the marks and returns their spans.
 * @example readMarked('mail «email:ada@example.com»') // { text: 'mail ada@example.com', spans: [{ kind: 'email', start: 5, end: 20 }] }
 */
export function readMarked(marked: string): { readonly text: string; readonly spans: readonly ExpectedSpan[] } {
  const spans: ExpectedSpan[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(/«([a-z-]+):([^»]*)»/g)) {
    const [whole, kind = '', value = ''] = match;
    text += marked.slice(at, match.index);
    spans.push({ kind: kind as SensitiveKind, start: text.length, end: text.length + value.length });
    text += value;
    at = match.index + whole.length;
  }
  return { text: text + marked.slice(at), spans };
}

/** @example markedCases([['an address', '«email:ada@example.com»']]) */
export const markedCases = (cases: readonly (readonly [what: string, marked: string])[]): readonly MarkedCase[] =>
  cases.map(([what, text]) => ({ what, marked: text }));
