import { createContext, useContext, useEffect } from 'react';

/**
 * The lifetime of a screen. A screen that the user has left stays hidden for a while, with its editors and workers.
 * React then cleans up its effects as if it were removed, and runs them again when it shows; resources that must last
 * are released here instead of being ended.
 */
export interface ScreenLife {
  /** Whether the screen is the visible one. */
  isShown: boolean;
  /** Functions that end what the screen's effects have released while it was hidden. */
  readonly released: Set<() => void>;
  /** Roughly how many bytes its parts hold, each under a key of its own. */
  readonly weights: Map<object, number>;
}

/** Creates the lifetime of a screen that is visible and has released nothing yet. */
export const createScreenLife = (): ScreenLife => ({ isShown: true, released: new Set(), weights: new Map() });

/** With the default, which applies outside of screens, released resources end. */
export const ScreenLifeContext = createContext(createScreenLife());

/**
 * Ends a resource with its component or, if the screen is only hidden, with the screen. An effect cleans up by it.
 */
export function letGo(life: ScreenLife, end: () => void): void {
  life.released.add(end);
  // Which screen shows is known only once the whole page has changed.
  queueMicrotask(() => {
    if (life.isShown && life.released.delete(end)) {
      end();
    }
  });
}

/** Takes back a resource that an effect has released, if the effect runs again. */
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

/** @param end a stable function that ends what the component uses, called once it is no longer on the page */
export function useEnd(end: () => void): void {
  const life = useContext(ScreenLifeContext);
  useEffect(() => {
    takeBack(life, end);
    return () => letGo(life, end);
  }, [life, end]);
}

/**
 * Tells the screen how much memory a component holds.
 * @param part has the same identity for the component's lifetime
 */
export function useWeight(part: object, bytes: number): void {
  const { weights } = useContext(ScreenLifeContext);
  useEffect(() => {
    weights.set(part, bytes);
  }, [weights, part, bytes]);
}

/** How deep lists and objects are searched: large values are near the top. */
const deepest = 3;
const mostEntries = 100;

/**
 * Roughly how many bytes a value takes, counting its texts and buffers, and estimating long lists from their first
 * entries.
 */
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
