import { describe, expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';

describe('createObservable', () => {
  test('calls its subscribers with the new value in place', () => {
    const count = createObservable(1);
    const seen: number[] = [];
    count.subscribe(() => seen.push(count.read()));
    count.write(2);
    count.write(3);
    expect(seen).toEqual([2, 3]);
  });

  test('calls a subscriber no more once its subscription has ended', () => {
    const count = createObservable(1);
    const [ended, other] = [vi.fn(), vi.fn()];
    const stop = count.subscribe(ended);
    count.subscribe(other);
    stop();
    count.write(2);
    expect(ended).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
  });

  test('lets a subscriber end its own subscription while it is called', () => {
    const count = createObservable(1);
    const other = vi.fn();
    const stop = count.subscribe(() => stop());
    count.subscribe(other);
    count.write(2);
    expect(other).toHaveBeenCalledOnce();
  });
});
