import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStore } from '#renderer/state/store/store.ts';
import type { RecognitionTasks } from '#renderer/workers/recognition-worker/tasks.ts';
import type { TaskOutcome } from '#renderer/workers/task-runner.ts';
import { fail, ok } from '#shared/result.ts';
import { screenIds, textScreens } from '#tests/support/catalogue/examples.ts';
import type { Recognised } from '#tools/recognise.ts';
import { type AnswerPlace, OtherPlace } from './answer-place.ts';
import { useRecognition } from './use-recognition.ts';

type Answered = TaskOutcome<Awaited<ReturnType<RecognitionTasks['answer']>>>;

const [{ screen }] = textScreens;
const recognised: Recognised = {
  recogniser: 'a-tool/recognise',
  screenId: screenIds[0],
  confidence: 1,
  preview: 'a long object that begins with “a”',
};

const answers = vi.fn<() => Promise<Answered>>();
const recognitions = vi.fn(async (): Promise<unknown> => ({ status: 'done', value: ok([recognised]) }));

vi.mock('#renderer/workers/recognition-worker/use-recognition-runner.ts', () => {
  const runner = {
    run: (name: string) => (name === 'answer' ? answers() : recognitions()),
    warm: () => undefined,
  };
  return { useRecognitionRunner: () => runner };
});

const content = { text: '{"a":1}' };

function Probe() {
  const { list, copy } = useRecognition(content, undefined);
  return list.map((one) => (
    <button key={one.screenId} type="button" onClick={() => copy(one)}>
      Copy
    </button>
  ));
}

const onCopied = vi.fn();
const place: AnswerPlace = { open: async () => undefined, openAddress: () => undefined, onCopied };

async function show() {
  const store = createStore();
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <OtherPlace value={place}>
          <p>Page</p>
          <Probe />
        </OtherPlace>
      </MemoryRouter>
    </Provider>,
  );
  // Only a page with the focus may write to the clipboard.
  await page.getByText('Page').click();
  await navigator.clipboard.writeText('mine');
  return () => store.getState().toaster;
}

const button = page.getByRole('button', { name: 'Copy' });

beforeEach(() => void vi.clearAllMocks());

test('copies the answer, and tells the place where the box is', async () => {
  answers.mockResolvedValue({ status: 'done', value: ok('the answer') });
  const toaster = await show();
  await button.click();
  await expect.poll(() => navigator.clipboard.readText()).toBe('the answer');
  await expect.poll(() => onCopied).toHaveBeenCalledOnce();
  expect(toaster()).toMatchObject({ type: 'success' });
});

const noText = `Nothing was copied, because this answer cannot be turned into text. Open it in ${screen.entry.heading}.`;
const tooLong = `This is too long for the box: open it in ${screen.entry.heading}.`;
const unfinished = 'Nothing was copied, because the answer was still being made. Copy it again.';

test.each<[string, Answered, string]>([
  ['no text can be made of it', { status: 'done', value: ok(undefined) }, noText],
  ['it takes too long', { status: 'timed-out', timeLimit: 1 }, tooLong],
  ['the file is gone', { status: 'done', value: fail({ code: 'unreadable', message: 'It is gone.' }) }, 'It is gone.'],
  ['the worker was ended', { status: 'superseded' }, unfinished],
  ['the box was closed', { status: 'cancelled' }, unfinished],
])('copies nothing, and says so, if %s', async (_, outcome, message) => {
  answers.mockResolvedValue(outcome);
  const toaster = await show();
  await button.click();
  await expect.poll(toaster).toMatchObject({ open: true, message, type: 'error' });
  expect(await navigator.clipboard.readText()).toBe('mine');
  expect(onCopied).not.toHaveBeenCalled();
});

test('a copy that the next one supersedes says nothing', async () => {
  let end: (outcome: Answered) => void = () => undefined;
  const first = new Promise<Answered>((resolve) => {
    end = resolve;
  });
  answers.mockReturnValueOnce(first).mockResolvedValueOnce({ status: 'done', value: ok('the second') });
  const toaster = await show();
  await button.click();
  await button.click();
  end({ status: 'superseded' });
  await expect.poll(() => navigator.clipboard.readText()).toBe('the second');
  await expect.poll(() => onCopied).toHaveBeenCalledOnce();
  expect(toaster()).toMatchObject({ type: 'success' });
});

test('the error of the former content is not that of the present one', async () => {
  const error = { code: 'unreadable', message: 'The file cannot be read.' };
  recognitions.mockResolvedValueOnce({ status: 'done', value: fail(error) });
  function State({ text }: { readonly text: string }) {
    const { isCurrent, error: shown } = useRecognition(
      useMemo(() => ({ text }), [text]),
      undefined,
    );
    return <p>{`${isCurrent ? 'answered' : 'examined'}: ${shown?.message ?? 'no error'}`}</p>;
  }
  const store = createStore();
  const state = (text: string) => (
    <Provider store={store}>
      <MemoryRouter>
        <State text={text} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = await render(state('former'));
  await expect.element(page.getByText('answered: The file cannot be read.')).toBeVisible();
  let answer = (_outcome: unknown) => {};
  recognitions.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await rerender(state('present'));
  await expect.element(page.getByText('examined: no error')).toBeVisible();
  answer({ status: 'done', value: ok([recognised]) });
  await expect.element(page.getByText('answered: no error')).toBeVisible();
});
