import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { screenIds } from '#tests/support/catalogue/examples.ts';
import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue, type SessionValue } from '../kept/session-value.ts';
import { ThisScreen } from './this-screen.ts';
import { useLeftForScreen } from './use-left-for-screen.ts';

const [first, second] = screenIds;

interface Letter {
  readonly screenId: ScreenId;
  readonly text: string;
}

interface Props {
  readonly left: SessionValue<readonly Letter[]>;
  readonly onTaken: ((letter: Letter) => void) | undefined;
}

function Taker({ left, onTaken }: Props) {
  useLeftForScreen(left, onTaken);
  return null;
}

const toFirst = (text: string): Letter => ({ screenId: first, text });
const toSecond: Letter = { screenId: second, text: 'other' };

function setUp(...letters: readonly Letter[]) {
  const left = createSessionValue<readonly Letter[]>(letters);
  const taken: string[] = [];
  return { left, taken, onTaken: ({ text }: Letter) => taken.push(text) };
}

test('a screen takes what was left for it in order, also while it is open', async () => {
  const { left, taken, onTaken } = setUp(toFirst('a'), toSecond, toFirst('b'));
  await render(
    <ThisScreen value={first}>
      <Taker left={left} onTaken={onTaken} />
    </ThisScreen>,
  );
  await expect.poll(() => taken).toEqual(['a', 'b']);
  left.write([...left.read(), toFirst('c')]);
  await expect.poll(() => taken).toEqual(['a', 'b', 'c']);
  expect(left.read()).toEqual([toSecond]);
});

test('of two parts of a screen, one takes it', async () => {
  const { left, taken, onTaken } = setUp(toFirst('a'), toFirst('b'));
  await render(
    <ThisScreen value={first}>
      <Taker left={left} onTaken={onTaken} />
      <Taker left={left} onTaken={onTaken} />
    </ThisScreen>,
  );
  await expect.poll(() => taken).toEqual(['a', 'b']);
});

test('it waits for a screen that cannot take it yet', async () => {
  const { left, taken, onTaken } = setUp(toFirst('a'));
  const screen = (take: Props['onTaken']) => (
    <ThisScreen value={first}>
      <Taker left={left} onTaken={take} />
    </ThisScreen>
  );
  const { rerender } = await render(screen(undefined));
  expect(left.read()).toHaveLength(1);
  await rerender(screen(onTaken));
  await expect.poll(() => taken).toEqual(['a']);
});
