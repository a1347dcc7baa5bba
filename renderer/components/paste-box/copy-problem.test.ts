import { expect, test } from 'vitest';
import { recognitionHeadLength } from '#renderer/workers/recognition-worker/request.ts';
import { fail, ok } from '#shared/result.ts';
import { textScreens } from '#tests/support/catalogue/examples.ts';
import type { Recognised } from '#tools/recognise.ts';
import { copyProblem } from './copy-problem.ts';

const [{ screen }] = textScreens;
const recognised: Recognised = { recogniser: 'a-tool/recognise', screenId: screen.id, confidence: 1, preview: 'bytes' };
const part: Recognised = { ...recognised, text: 'a part' };
const heading = screen.entry.heading.replace(/…$/u, '');
const noText = `Nothing was copied, because this answer cannot be turned into text. Open it in ${heading}.`;
const tooLong = `This is too long for the box: open it in ${heading}.`;
const unfinished = 'Nothing was copied, because the answer was still being made. Copy it again.';

const whole = { text: 'abc', size: 3 };
const beginning = { text: 'abc', size: 10_000_000 };
const smallFile = { file: new File(['abc'], 'a.txt') };
const largeFile = { file: new File(['a'.repeat(recognitionHeadLength + 1)], 'a.txt') };
const nothing = { status: 'done', value: ok(undefined) } as const;
const slow = { status: 'timed-out', timeLimit: 1 } as const;
const gone = { status: 'done', value: fail({ code: 'unreadable', message: 'It is gone.' }) } as const;

test.each([
  ['a text of which no text can be made', nothing, whole, recognised, noText],
  ['a part of which no text can be made', nothing, whole, part, noText],
  ['a file of which no text can be made', nothing, smallFile, recognised, noText],
  ['a text of which only the beginning is known', nothing, beginning, recognised, tooLong],
  ['a file of which only the beginning is known', nothing, largeFile, recognised, tooLong],
  ['an answer that takes too long', slow, whole, recognised, tooLong],
  ['a file that is gone', gone, smallFile, recognised, 'It is gone.'],
  ['a worker that was ended', { status: 'superseded' } as const, whole, recognised, unfinished],
  ['a box that was closed', { status: 'cancelled' } as const, whole, recognised, unfinished],
])('says why nothing was copied of %s', (_what, outcome, request, one, message) => {
  expect(copyProblem(outcome, request, one)).toBe(message);
});
