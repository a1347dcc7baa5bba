import { createContext, useContext, useEffect } from 'react';

/**
 * How long a screen lives. One that was left stays out of sight for a while, with its editors and workers. React ends its
 * effects then as if it were removed, and begins them again when it shows; what must last is let go here instead of ended.
 */
export interface ScreenLife {
  /** The screen is the one that shows. */
  isShown: boolean;
  /** Ends what the effects of the screen have let go while it was out of sight. */
  readonly released: Set<() => void>;
  /** Bytes that its parts hold, roughly, each by a key of its own. */
  readonly weights: Map<object, number>;
}

export const createScreenLife = (): ScreenLife => ({ isShown: true, released: new Set(), weights: new Map() });

/** Where there is no other, what is let go ends. */
export const ScreenLifeContext = createContext(createScreenLife());

/** For the cleanup of an effect: ends something with its component or, if the screen has only gone out of sight, with it. */
export function letGo(life: ScreenLife, end: () => void): void {
  life.released.add(end);
  // Which screen shows is known once all of the page has changed.
  queueMicrotask(() => {
    if (life.isShown && life.released.delete(end)) {
      end();
    }
  });
}

/** For an effect that begins again. */
export function takeBack(life: ScreenLife, end: () => void): void {
  life.released.delete(end);
}

/** Ends what is left of a screen that will not show again. */
export function endScreen({ released }: ScreenLife): void {
  for (const end of released) {
    end();
  }
  released.clear();
}

/** @param end a stable function that ends what the component uses, once it is in the page no longer */
export function useEnd(end: () => void): void {
  const life = useContext(ScreenLifeContext);
  useEffect(() => {
    takeBack(life, end);
    return () => letGo(life, end);
  }, [life, end]);
}

/** Tells the screen how much a component holds. @param part stays the same as long as the component */
export function useWeight(part: object, bytes: number): void {
  const { weights } = useContext(ScreenLifeContext);
  useEffect(() => {
    weights.set(part, bytes);
  }, [weights, part, bytes]);
}

/** How deep lists and objects are looked into: what is large is near the top. */
const deepest = 3;
const mostEntries = 100;

/** About how many bytes a value takes: those of its texts and buffers, and of long lists by their first entries. */
export function weigh(value: unknown, depth = 0): number {
  if (typeof value === 'string') {
    return 2 * value.length;
  }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    return value.byteLength;
  }
  if (typeof value !== 'object' || value === null || depth > deepest) {
    return 8;
  }
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const looked = entries.slice(0, mostEntries);
  const sum = looked.reduce((total: number, entry) => total + weigh(entry, depth + 1), 0);
  return looked.length === 0 ? 0 : (sum * entries.length) / looked.length;
}
