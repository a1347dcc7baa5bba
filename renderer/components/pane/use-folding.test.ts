import { describe, expect, it } from 'vitest';
import { countFolded } from './use-folding.ts';

const gap = 8;
const name = 100;

describe('how many controls of a pane are behind “…”', () => {
  it('is none where all fit, to the pixel', () => {
    expect(countFolded([50, 50], gap, name + 2 * 58, name, 2)).toBe(0);
    expect(countFolded([50, 50], gap, name + 2 * 58 - 1, name, 2)).toBe(1);
  });

  it('leaves room for the button “…” itself', () => {
    // Folding one would save enough for 108 pixels if there were no button of 44.
    expect(countFolded([50, 50, 50], gap, name + 2 * 58 + 51, name, 3)).toBe(2);
    expect(countFolded([50, 50, 50], gap, name + 2 * 58 + 52, name, 3)).toBe(1);
  });

  it('cuts the name before an action folds, and not before an option does', () => {
    // An option and two actions: once the option is folded, the name may take 72 pixels.
    expect(countFolded([60, 40, 40], gap, 72 + 2 * 48 + 52, name, 1)).toBe(1);
    expect(countFolded([60, 40, 40], gap, 72 + 2 * 48 + 51, name, 1)).toBe(2);
    expect(countFolded([60, 40, 40], gap, 72 + 2 * 48 + 52, name, 3)).toBe(2);
  });

  it('takes no room for a control that is not there', () => {
    expect(countFolded([0, 50, 0], gap, name + 58, name, 3)).toBe(0);
  });

  it('is all of them where not even the name fits', () => {
    expect(countFolded([50, 50], gap, 20, name, 2)).toBe(2);
  });
});
