import { type RecognitionRequest, recognitionHeadLength } from '#renderer/workers/recognition-worker/request.ts';
import type { TaskOutcome } from '#renderer/workers/task-runner.ts';
import type { Result } from '#shared/result.ts';
import type { Recognised } from '#tools/recognise.ts';
import { screenOf } from '#tools/screen-of.ts';

/**
 * Says why an answer was not copied; its preview, a description of it, is never copied in its place.
 * @param outcome how the making of the answer ended, without a text
 * @example copyProblem({ status: 'done', value: ok(undefined) }, { text: 'a', size: 1 }, recognised)
 *   // 'Nothing was copied, because this answer cannot be turned into text. Open it in …'
 */
export function copyProblem(
  outcome: TaskOutcome<Result<string | undefined>>,
  request: RecognitionRequest,
  { screenId, text }: Recognised,
): string {
  if (outcome.status === 'superseded' || outcome.status === 'cancelled') {
    return 'Nothing was copied, because the answer was still being made. Copy it again.';
  }
  if (outcome.status === 'done' && !outcome.value.ok) {
    return outcome.value.error.message;
  }
  const heading = screenOf(screenId).entry.heading.replace(/…$/u, '');
  return outcome.status === 'done' && (text !== undefined || isWhole(request))
    ? `Nothing was copied, because this answer cannot be turned into text. Open it in ${heading}.`
    : `This is too long for the box: open it in ${heading}.`;
}

/** Whether the content was examined as a whole, not only its beginning. */
function isWhole(request: RecognitionRequest): boolean {
  return 'file' in request ? request.file.size <= recognitionHeadLength : request.text.length === request.size;
}
