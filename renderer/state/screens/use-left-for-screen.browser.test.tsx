import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue, type SessionValue } from '../kept/session-value.ts';
import { ThisScreen } from './this-screen.ts';
import { useLeftForScreen } from './use-left-for-screen.ts';

interface Letter {
  readonly screen: ScreenId;
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

const toFormatter = (text: string): Letter => ({ screen: 'JSONFormatter', text });
const toParser: Letter = { screen: 'CSVParser', text: 'other' };

function setUp(...letters: readonly Letter[]) {
  const left = createSessionValue<readonly Letter[]>(letters);
  const taken: string[] = [];
  return { left, taken, onTaken: ({ text }: Letter) => taken.push(text) };
}

test('a screen takes what was left for it in order, also while it is open', async () => {
  const { left, taken, onTaken } = setUp(toFormatter('a'), toParser, toFormatter('b'));
  await render(
    <ThisScreen value="JSONFormatter">
      <Taker left={left} onTaken={onTaken} />
    </ThisScreen>,
  );
  await expect.poll(() => taken).toEqual(['a', 'b']);
  left.write([...left.read(), toFormatter('c')]);
  await expect.poll(() => taken).toEqual(['a', 'b', 'c']);
  expect(left.read()).toEqual([toParser]);
});

test('of two parts of a screen, one takes it', async () => {
  const { left, taken, onTaken } = setUp(toFormatter('a'), toFormatter('b'));
  await render(
    <ThisScreen value="JSONFormatter">
      <Taker left={left} onTaken={onTaken} />
      <Taker left={left} onTaken={onTaken} />
    </ThisScreen>,
  );
  await expect.poll(() => taken).toEqual(['a', 'b']);
});

test('it waits for a screen that cannot take it yet', async () => {
  const { left, taken, onTaken } = setUp(toFormatter('a'));
  const screen = (take: Props['onTaken']) => (
    <ThisScreen value="JSONFormatter">
      <Taker left={left} onTaken={take} />
    </ThisScreen>
  );
  const { rerender } = await render(screen(undefined));
  expect(left.read()).toHaveLength(1);
  await rerender(screen(onTaken));
  await expect.poll(() => taken).toEqual(['a']);
});
