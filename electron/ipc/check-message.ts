import * as v from 'valibot';
import type { MessageName } from '#shared/ipc.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { describeIssues } from './describe-issues.ts';
import { messages } from './messages.ts';

/** The first fault is enough: a list of a million faults would take the main process its time. */
const atFirstFault = { abortEarly: true, abortPipeEarly: true } as const;

/**
 * Judges a message of the page, whatever was sent.
 * @param parameters all that came with it
 * @param isTrusted whether it comes from our page
 * @returns the payload, a copy with the agreed fields only; or the reason for the log, without any content
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
