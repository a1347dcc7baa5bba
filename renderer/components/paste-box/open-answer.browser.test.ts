import { beforeEach, expect, test } from 'vitest';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { everythingCleared } from '#renderer/state/kept/everything-cleared.ts';
import { createStore } from '#renderer/state/store/store.ts';
import { textAndFileScreen, textOnlyScreen } from '#tests/support/catalogue/examples.ts';
import type { Destination } from './open-answer.ts';
import { openAnswer } from './open-answer.ts';

const { screen, input } = textAndFileScreen;
const { path } = screen;
const withFiles: Destination = { screenId: screen.id, input };

beforeEach(() => localStorage.clear());

async function open(content: PastedContent, destination: Destination) {
  const store = createStore();
  store.dispatch(everythingCleared());
  const before = store.getState().textInputs.values[input];
  const opened = await store.dispatch(openAnswer(content, destination));
  const text = store.getState().textInputs.values[input];
  return { opened, text: text === before ? undefined : text };
}

const fileOf = (name: string, ...bytes: readonly number[]): PastedContent => ({
  text: '',
  file: new File([Uint8Array.from(bytes)], name),
});

test.each([
  ['UTF-8', [0x5b, 0x5d]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x5b, 0x5d]],
  ['UTF-16', [0xff, 0xfe, 0x5b, 0, 0x5d, 0]],
])('a file in %s becomes the input', async (_, bytes) => {
  expect(await open(fileOf('a.json', ...bytes), withFiles)).toEqual({ opened: { path }, text: '[]' });
});

test('a file in another encoding goes to the screen as it is', async () => {
  expect(await open(fileOf('a.json', 0x22, 0xe9, 0x22), withFiles)).toEqual({
    opened: { path },
    text: undefined,
  });
});

test('a screen that takes no files refuses it', async () => {
  const destination: Destination = { screenId: textOnlyScreen.screen.id };
  expect((await open(fileOf('a.txt', 0x31, 0xe9), destination)).opened).toEqual({
    problem: 'a.txt is not a text file in UTF-8 or UTF-16.',
  });
});
