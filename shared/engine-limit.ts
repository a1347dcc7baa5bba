import { fail, type Result } from './result.ts';

/**
 * Whether an exception means that the JavaScript engine has reached one of its limits: a stack overflow, as caused by
 * thousands of nested groups, or a string or buffer that is too long. To the user, that is a failure like any other.
 * Chromium and Safari throw a RangeError for all of these, Firefox an InternalError for the stack.
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
 * Does work that may reach a limit of the engine, and turns that into a failure, as for any other bad input.
 * @throws any other exception, which is a bug
 * @example withinEngineLimits(() => ok('ab'.repeat(2 ** 30))) // { ok: false, error: { code: 'too-large', … } }
 */
export function withinEngineLimits<Value, Failure>(work: () => Result<Value, Failure>) {
  try {
    return work();
  } catch (thrown) {
    return refuse(thrown);
  }
}

/** Does the same for asynchronous work. */
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
