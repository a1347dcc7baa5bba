import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { schemasOfTexts } from './kept-value.ts';

/** What was chosen for one text. */
interface Bound<Value> {
  /** The fingerprint of the text. */
  readonly of: string;
  readonly value: Value;
}

/** How many texts are remembered: the present one, and those that come back when a replacement is undone. */
const longest = 8;

/**
 * An entry of a screen's choices that belongs to its text, such as whether to encode or decode it. It does not apply to
 * another text, such as one sent by another tool, or a sample that replaces a text too large to be kept.
 * @example createKeptValue(urlEncoder.id, 1, v.object({ directions: keptWithText(v.picklist(['encode', 'decode'])) }));
 */
export function keptWithText<const Schema extends v.GenericSchema>(schema: Schema) {
  const list = v.array(v.object({ of: v.string(), value: schema }));
  const ofTexts = v.fallback(v.pipe(list, v.maxLength(longest), v.readonly()), []);
  schemasOfTexts.add(ofTexts);
  return ofTexts;
}

/** Characters that are hashed. Two long texts that differ only in between count as the same, which does little harm. */
const samples = 10_000;

/**
 * Tells texts from each other without keeping them.
 * @example fingerprintOf('') // '0-ztntfp'
 */
export function fingerprintOf(text: string): string {
  const step = Math.ceil(text.length / samples) || 1;
  // FNV-1a, over UTF-16 code units.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += step) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

interface Kept<Value> {
  readonly list: readonly Bound<Value>[];
  readonly onChange: (list: readonly Bound<Value>[]) => void;
  /** The present text. */
  readonly text: string;
  /** What applies to a text for which nothing was chosen; must have a stable identity. */
  readonly initial: Value;
}

interface KeptWithText<Value> {
  readonly value: Value;
  readonly choose: (value: Value) => void;
  /** Records an edit of the text, which carries the choice over. */
  readonly retype: (nextText: string, value: Value) => void;
  /** Records that another text takes its place. The previous text's choice returns when that text is brought back. */
  readonly replace: (nextText: string, value: Value) => void;
}

/**
 * What was chosen for the text. While the screen is shown, a text that comes from elsewhere gets the same choice, until
 * everything is cleared.
 */
export function useKeptWithText<Value>({ list, onChange, text, initial }: Kept<Value>): KeptWithText<Value> {
  const of = useMemo(() => fingerprintOf(text), [text]);
  const found = list.find((bound) => bound.of === of);
  const [last, setLast] = useState(found === undefined ? initial : found.value);
  const value = found !== undefined ? found.value : list.length === 0 ? initial : last;
  if (value !== last) {
    setLast(value);
  }
  const remember = (...newest: readonly Bound<Value>[]) => {
    const others = list.filter((bound) => bound.of !== of && newest.every((added) => added.of !== bound.of));
    onChange([...newest, ...others].slice(0, longest));
  };
  return {
    value,
    choose: (next) => remember({ of, value: next }),
    retype: (nextText, next) => remember({ of: fingerprintOf(nextText), value: next }),
    replace(nextText, next) {
      const nextOf = fingerprintOf(nextText);
      remember({ of: nextOf, value: next }, ...(nextOf === of ? [] : [{ of, value }]));
    },
  };
}
