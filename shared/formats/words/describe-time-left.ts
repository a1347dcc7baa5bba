import { countOf } from './count-of.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The precision of the description: longer times use larger steps, so that it does not change all the time. */
const steps = [
  { below: minute, unit: 'second', length: second, step: 5 },
  { below: 90 * minute, unit: 'minute', length: minute, step: 1 },
  { below: Number.POSITIVE_INFINITY, unit: 'hour', length: hour, step: 1 },
] as const;

/**
 * Describes when something will be done, in steps, which are five seconds below a minute.
 * @param milliseconds a non-negative number
 * @example describeTimeLeft(18_200) // 'in 20 seconds'
 */
export function describeTimeLeft(milliseconds: number): string {
  const { unit, length, step } =
    steps.find(({ below }) => milliseconds <= below - (below === minute ? 2500 : 0)) ?? steps[2];
  const count = Math.max(step, Math.round(milliseconds / length / step) * step);
  return `in ${countOf(count, unit)}`;
}
