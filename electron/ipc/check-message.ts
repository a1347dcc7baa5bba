import * as v from 'valibot';
import type { MessageName } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { describeIssues } from './describe-issues.ts';
import { messages } from './messages.ts';

/** Stops at the first fault: a list of a million faults would keep the main process busy. */
const atFirstFault = { abortEarly: true, abortPipeEarly: true } as const;

/**
 * Checks a message from the page, which may contain anything.
 * @param parameters all parameters of the message
 * @param isTrusted whether it comes from our page
 * @returns the payload, copied with only the agreed fields; or the reason for the log, without any content
 * @example checkMessage('rendererAppStarted', ['more'], true) // { ok: false, error: 'its payload is not as agreed (undefined)' }
 */
export function checkMessage(
  name: MessageName,
  parameters: readonly unknown[],
  isTrusted: boolean,
): Result<unknown, string> {
  if (!isTrusted) {
    return fail('it is not from the page');
  }
  if (parameters.length > 1) {
    return fail('it has more than one payload');
  }
  const checked = v.safeParse(messages[name].payload, parameters[0], atFirstFault);
  return checked.success
    ? ok(checked.output)
    : fail(`its payload is not as agreed (${describeIssues(checked.issues)})`);
}
