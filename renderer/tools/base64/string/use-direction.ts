import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Direction } from '../handed-files.ts';

/** What the input was when this screen was left, and what was done with it. */
let last: { readonly value: string; readonly direction: Direction } | undefined;

/**
 * Whether the input is encoded or decoded. It is in the address, so that it is there after a reload and can be linked;
 * without it, it is as it was left, unless another tool has sent another input since.
 */
export function useDirection(value: string): readonly [Direction, (next: Direction) => void] {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('mode');
  const isNamed = named === 'encode' || named === 'decode';
  const former = last?.value === value ? last.direction : 'encode';
  const direction = isNamed ? named : former;
  useEffect(() => {
    last = { value, direction };
  }, [value, direction]);
  const setDirection = useCallback(
    (next: Direction) => setParameters({ mode: next }, { replace: true }),
    [setParameters],
  );
  return [direction, setDirection];
}
