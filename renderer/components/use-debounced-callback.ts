import { useEffect, useRef } from 'react';

/**
 * @param callback called with the last value once no other has come for the pause
 * @param pause in milliseconds
 * @returns a function that gives the callback its next value
 */
export function useDebouncedCallback<Value>(callback: (value: Value) => void, pause: number): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), pause);
  };
}
