import { fail, type Result } from './result.ts';

/**
 * Whether something thrown says that JavaScript's engine has come to one of its own limits: a full call stack, as after
 * thousands of groups in groups, or a string or buffer that is too long. For the user that is a failure as any other.
 * Chromium and Safari throw a RangeError for all of it, Firefox an InternalError for the stack.
 * @example isEngineLimit(new RangeError('Maximum call stack size exceeded')) // true
 */
export function isEngineLimit(thrown: unknown): boolean {
  return thrown instanceof RangeError || (thrown instanceof Error && thrown.name === 'InternalError');
}

const beyondEngine = {
  code: 'too-large',
  message: 'This is too long, or nested too deeply, for the browser.',
} as const;

/**
 * Does what may come to a limit of the engine: that is a refusal, as of any other bad input.
 * @throws what is not such a limit: a bug
 * @example withinEngineLimits(() => ok('ab'.repeat(2 ** 30))) // { ok: false, error: { code: 'too-large', … } }
 */
export function withinEngineLimits<Value, Failure>(work: () => Result<Value, Failure>) {
  try {
    return work();
  } catch (thrown) {
    return refuse(thrown);
  }
}

/** The same of work that takes its time. */
export async function settleWithinEngineLimits<Value, Failure>(work: () => Promise<Result<Value, Failure>>) {
  try {
    return await work();
  } catch (thrown) {
    return refuse(thrown);
  }
}

function refuse(thrown: unknown) {
  if (isEngineLimit(thrown)) {
    return fail(beyondEngine);
  }
  throw thrown;
}
