import { describe, expect, it } from 'vitest';
import { redo, remember, undo } from './replacements.ts';

const first = { text: 'first', what: 'Replaced by one.txt' };
const second = { text: 'second', what: 'Replaced by two.txt' };

describe('replacements', () => {
  it('are undone and redone one by one', () => {
    const both = remember(remember(undefined, first), second);
    const once = undo(both, { text: 'third' });
    expect(once?.content).toEqual({ text: 'second' });
    const twice = undo(once?.replacements, { text: 'second' });
    expect(twice?.content).toEqual({ text: 'first' });
    expect(undo(twice?.replacements, { text: 'first' })).toBeUndefined();
    const again = redo(twice?.replacements, { text: 'first' });
    expect(again?.content).toEqual({ text: 'second' });
    const last = redo(again?.replacements, { text: 'second' });
    expect(last).toEqual({ content: { text: 'third' }, replacements: both });
    expect(redo(last?.replacements, { text: 'third' })).toBeUndefined();
  });

  it('leave nothing to redo once something else has replaced the text', () => {
    const undone = undo(remember(undefined, first), { text: 'second' });
    expect(remember(undone?.replacements, second)).toEqual({ undo: [second], redo: [] });
  });

  it('bring back a file as well', () => {
    const file = new File(['x'], 'large.json');
    expect(undo(remember(undefined, { ...first, file }), { text: 'second' })?.content).toEqual({ text: 'first', file });
  });

  it('keep the newest five, and of large texts as many as fit, the last in any case', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const fill = (text: (name: string) => string) =>
      names
        .reduce<ReturnType<typeof remember> | undefined>(
          (former, name) => remember(former, { text: text(name), what: name }),
          undefined,
        )
        ?.undo.map(({ what }) => what);
    expect(fill((name) => name)).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(fill((name) => name.repeat(16_000_000))).toEqual(['e', 'f']);
    expect(fill((name) => name.repeat(41_000_000))).toEqual(['f']);
  });
});
