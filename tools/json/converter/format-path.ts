import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** The keys and indices that lead from the top value to a nested value. */
export type DataPath = readonly (string | number)[];

/** The middle of a longer path is replaced with `…`. */
const maximumSteps = 40;
/** The end of a longer key is replaced with `…`. */
const maximumKeyLength = 100;

const plainKey = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/**
 * Formats the path of a value.
 * @example formatPath(['users', 3, 'e-mail']) // '$.users[3]["e-mail"]'
 */
export function formatPath(path: DataPath): string {
  const half = maximumSteps / 2;
  const steps = path.map(formatStep);
  return steps.length > maximumSteps
    ? `$${steps.slice(0, half).join('')}…${steps.slice(-half).join('')}`
    : `$${steps.join('')}`;
}

function formatStep(step: string | number): string {
  if (typeof step === 'number') {
    return `[${step}]`;
  }
  const key = shortenText(step, maximumKeyLength);
  return plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
