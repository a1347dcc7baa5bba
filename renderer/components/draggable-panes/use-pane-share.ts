import { use } from 'react';
import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { ThisScreen } from '#renderer/state/screens/this-screen.ts';

/** The pane that is shown alone. */
export type LonePane = 'first' | 'second';

/** The first pane's share in percent; undefined for the initial one. */
const shareSchema = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), undefined);
const loneSchema = v.fallback(v.optional(v.picklist(['first', 'second'])), undefined);
const sharesSchema = v.object({ beside: shareSchema, below: shareSchema, only: loneSchema });
const usualShares = { beside: undefined, below: undefined, only: undefined };

/**
 * How the panes are divided, by the id of their screen, for each of the two layouts: side by side, and one below the
 * other.
 */
const shares = createKeptValue(
  'PaneShares',
  1,
  v.object({ of: v.fallback(v.record(v.string(), v.fallback(sharesSchema, usualShares)), {}) }),
);

interface PaneShare {
  readonly share: number | undefined;
  /** Stores a share, and shows both panes. */
  readonly keepShare: (share: number | undefined) => void;
  readonly only: LonePane | undefined;
  /** Shows one pane alone, or both with their previous division. */
  readonly showOnly: (pane: LonePane | undefined) => void;
}

/** How the panes of this screen are divided. */
export function usePaneShare(layout: 'beside' | 'below'): PaneShare {
  const screenId = use(ThisScreen) ?? '';
  const { of } = shares.use();
  const { [screenId]: own = usualShares, ...others } = of;
  const keep = (next: typeof own) => {
    const isUsual = Object.values(next).every((value) => value === undefined);
    shares.change({ of: isUsual ? others : { ...others, [screenId]: next } });
  };
  return {
    share: own[layout],
    keepShare: (share) => keep({ ...own, [layout]: share, only: undefined }),
    only: own.only,
    showOnly: (only) => keep({ ...own, only }),
  };
}
