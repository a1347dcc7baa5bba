/** What two panes share, without the divider between them, and the least that a visible one may have, in pixels. */
export interface PaneSpace {
  readonly size: number;
  readonly least: number;
}

/** How far an arrow key moves the divider, in percent. */
const step = 5;

/** The least share of a visible pane in percent: half, if both cannot have the least size. */
const leastShare = ({ size, least }: PaneSpace) => (size > 2 * least ? (100 * least) / size : 50);

const round = (share: number) => Math.round(100 * share) / 100;

/**
 * The first pane's share if the divider is dragged to a place. A pane below the least size keeps it, or is hidden if it
 * would have less than half of it.
 * @param position pixels from the start of the space
 * @returns percent, 0 to 100; 0 and 100 hide a pane
 * @example shareAt(450, { size: 1000, least: 240 }) // 45
 * @example shareAt(100, { size: 1000, least: 240 }) // 0
 */
export function shareAt(position: number, space: PaneSpace): number {
  const share = space.size > 0 ? (100 * position) / space.size : 50;
  const least = leastShare(space);
  if (share < least) {
    return share < least / 2 ? 0 : round(least);
  }
  if (share > 100 - least) {
    return share > 100 - least / 2 ? 100 : round(100 - least);
  }
  return round(share);
}

/**
 * The first pane's share after a step of the keyboard. A pane of the least size is hidden by the next step, and the step
 * back shows it with the least size.
 * @param share percent
 * @returns percent, 0 to 100; 0 and 100 hide a pane
 * @example moveShare(50, 'less', { size: 1000, least: 240 }) // 45
 */
export function moveShare(share: number, direction: 'less' | 'more', space: PaneSpace): number {
  if (direction === 'more') {
    return 100 - moveShare(100 - share, 'less', space);
  }
  const least = round(leastShare(space));
  if (share <= least) {
    return 0;
  }
  return round(Math.min(Math.max(share - step, least), 100 - least));
}
