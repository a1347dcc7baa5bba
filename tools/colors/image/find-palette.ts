import { type Bytes, convertColor, fromBytes } from '../color.ts';

export interface PaletteColor {
  readonly bytes: Bytes;
  /** The share of the non-transparent pixels, 0 to 1. */
  readonly share: number;
}

/** Pixels with a lower alpha are ignored. */
const leastAlpha = 128;
const paletteSize = 8;
const rounds = 12;
/**
 * Colours that are closer than this in Oklab are merged: two to three times the smallest difference that an eye can
 * tell.
 */
const nearest = 0.05;

/** A set of colours that agree in the upper five bits of each channel. */
interface Cell {
  readonly key: number;
  readonly count: number;
  readonly place: readonly number[];
}

interface Cluster {
  place: readonly number[];
  cells: Cell[];
}

const keyOf = (red: number, green: number, blue: number) => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

const distance = (first: readonly number[], second: readonly number[]) =>
  Math.hypot(...first.map((coordinate, index) => coordinate - (second[index] ?? 0)));

/**
 * Finds the dominant colours of an image, most frequent first; each is a colour of the image. An image of up to eight
 * colours yields exactly these; more are merged by k-means in Oklab, deterministically.
 * @param rgba four bytes per pixel, not premultiplied
 * @returns no colours for a completely transparent image
 * @example findPalette(redAndBlueHalves) // [{ bytes: [255, 0, 0], share: 0.5 }, { bytes: [0, 0, 255], share: 0.5 }]
 */
export function findPalette(rgba: Uint8Array): PaletteColor[] {
  const { counts, distinct, total } = countColors(rgba);
  if (total === 0) {
    return [];
  }
  if (distinct !== undefined) {
    return sortByShare([...distinct].map(([color, count]) => ({ bytes: bytesOf(color), share: count / total })));
  }
  const clusters = group(cellsOf(counts));
  const peaks = clusters.map(({ cells }) => cells.reduce((best, cell) => (cell.count > best.count ? cell : best)).key);
  const modes = findModes(rgba, peaks);
  return sortByShare(
    clusters.map(({ cells }, index) => ({
      bytes: bytesOf(modes[index] ?? 0),
      share: cells.reduce((sum, { count }) => sum + count, 0) / total,
    })),
  );
}

const bytesOf = (color: number): Bytes => [color >> 16, (color >> 8) & 255, color & 255];
const sortByShare = (colors: PaletteColor[]) => colors.sort((first, second) => second.share - first.share);

function countColors(rgba: Uint8Array) {
  const counts = new Uint32Array(32_768);
  let distinct: Map<number, number> | undefined = new Map();
  let total = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < leastAlpha) {
      continue;
    }
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const key = keyOf(red, green, blue);
    counts[key] = (counts[key] ?? 0) + 1;
    total += 1;
    if (distinct !== undefined) {
      const color = (red << 16) | (green << 8) | blue;
      distinct.set(color, (distinct.get(color) ?? 0) + 1);
      if (distinct.size > paletteSize) {
        distinct = undefined;
      }
    }
  }
  return { counts, distinct, total };
}

function cellsOf(counts: Uint32Array): Cell[] {
  const cells: Cell[] = [];
  counts.forEach((count, key) => {
    if (count > 0) {
      const middle = fromBytes([((key >> 10) << 3) | 4, (((key >> 5) & 31) << 3) | 4, ((key & 31) << 3) | 4]);
      cells.push({ key, count, place: convertColor(middle, 'oklab').coordinates });
    }
  });
  return cells;
}

function group(cells: readonly Cell[]): Cluster[] {
  let clusters = chooseSeeds(cells);
  for (let round = 0; round < rounds; round += 1) {
    for (const cluster of clusters) {
      cluster.cells = [];
    }
    for (const cell of cells) {
      nearestOf(clusters, cell.place)?.cells.push(cell);
    }
    clusters = clusters.filter((cluster) => cluster.cells.length > 0);
    for (const cluster of clusters) {
      cluster.place = middleOf(cluster.cells);
    }
  }
  return mergeNear(clusters);
}

/**
 * Chooses the most frequent cell, then, one by one, the cell that is both frequent and far from those already chosen.
 */
function chooseSeeds(cells: readonly Cell[]): Cluster[] {
  const seeds: Cluster[] = [];
  const gaps = cells.map(() => Number.POSITIVE_INFINITY);
  while (seeds.length < Math.min(paletteSize, cells.length)) {
    let best = 0;
    let bestScore = -1;
    cells.forEach(({ count }, index) => {
      const gap = Math.min(gaps[index] ?? 0, 1);
      const score = count * gap * gap;
      if (score > bestScore) {
        best = index;
        bestScore = score;
      }
    });
    const place = cells[best]?.place ?? [];
    seeds.push({ place, cells: [] });
    cells.forEach((cell, index) => {
      gaps[index] = Math.min(gaps[index] ?? 0, distance(cell.place, place));
    });
  }
  return seeds;
}

function nearestOf(clusters: readonly Cluster[], place: readonly number[]): Cluster | undefined {
  let best: Cluster | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const cluster of clusters) {
    const gap = distance(cluster.place, place);
    if (gap < bestDistance) {
      best = cluster;
      bestDistance = gap;
    }
  }
  return best;
}

function middleOf(cells: readonly Cell[]): number[] {
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((axis) => cells.reduce((sum, { count, place }) => sum + (place[axis] ?? 0) * count, 0) / total);
}

function mergeNear(clusters: readonly Cluster[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters) {
    const near = merged.find((other) => distance(other.place, cluster.place) < nearest);
    if (near === undefined) {
      merged.push({ ...cluster });
    } else {
      near.cells = [...near.cells, ...cluster.cells];
      near.place = middleOf(near.cells);
    }
  }
  return merged;
}

/** The most frequent exact colour of each of these cells. */
function findModes(rgba: Uint8Array, keys: readonly number[]): number[] {
  const tallies = new Map(keys.map((key) => [key, new Map<number, number>()]));
  for (let at = 0; at < rgba.length; at += 4) {
    const red = rgba[at] ?? 0;
    const green = rgba[at + 1] ?? 0;
    const blue = rgba[at + 2] ?? 0;
    const tally = (rgba[at + 3] ?? 0) < leastAlpha ? undefined : tallies.get(keyOf(red, green, blue));
    if (tally !== undefined) {
      const color = (red << 16) | (green << 8) | blue;
      tally.set(color, (tally.get(color) ?? 0) + 1);
    }
  }
  return keys.map((key) => {
    let mode = 0;
    let most = 0;
    for (const [color, count] of tallies.get(key) ?? []) {
      if (count > most) {
        mode = color;
        most = count;
      }
    }
    return mode;
  });
}
