import { describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '#shared/result.ts';
import { type LiveState, type Settled, shownState, stateAfter, stateAfterThrow } from './live-state.ts';

type State = LiveState<string, number>;

const tooSlow = 'This takes too long.';
const bad = { code: 'bad', message: 'That is bad.' };
const done = (value: Result<number>): Settled<number> => ({ status: 'done', value });
const good: State = { input: 'one', attempt: 0, last: { input: 'one', value: 1 } };
const asked = { input: 'two', attempt: 1 };

describe('stateAfter', () => {
  test.each<[string, Settled<number>, Partial<State>]>([
    ['a success', done(ok(2)), { last: { input: 'two', value: 2 } }],
    ['a bad input', done(fail(bad)), { last: good.last, error: bad }],
    ['a cancellation', { status: 'cancelled' }, { last: good.last, isCancelled: true }],
    [
      'the time limit',
      { status: 'timed-out', timeLimit: 5 },
      { last: good.last, error: { code: 'too-slow', message: tooSlow } },
    ],
  ])('%s', (_name, outcome, expected) => {
    expect(stateAfter(good, asked, outcome, tooSlow)).toEqual({ ...asked, ...expected });
  });

  test('what was wrong before is not wrong any more', () => {
    const wrong = stateAfter(good, asked, done(fail(bad)), tooSlow);
    expect(stateAfter(wrong, { input: 'six', attempt: 1 }, done(ok(6)), tooSlow)).toEqual({
      input: 'six',
      attempt: 1,
      last: { input: 'six', value: 6 },
    });
  });

  test('a task that threw leaves the last success', () => {
    const error = new Error('a bug');
    expect(stateAfterThrow(good, asked, error)).toEqual({ ...asked, last: good.last, thrown: { error } });
  });
});

describe('shownState', () => {
  const idle = { isBusy: false, isStale: false, isCancelled: false };
  const wrong = stateAfter(good, asked, done(fail(bad)), tooSlow);
  const cancelled = stateAfter(good, asked, { status: 'cancelled' }, tooSlow);

  test.each<[string, State | undefined, string | undefined, number, object]>([
    ['nothing is shown of nothing', good, undefined, 0, idle],
    ['nor before the first answer', undefined, 'one', 0, { ...idle, isBusy: true }],
    ['an answer to what is asked', good, 'one', 0, { ...idle, last: good.last }],
    ['an answer while another input is processed', good, 'two', 0, { ...idle, last: good.last, isBusy: true }],
    ['an answer while it is made again', good, 'one', 1, { ...idle, last: good.last, isBusy: true }],
    ['an earlier answer beside an error', wrong, 'two', 1, { ...idle, last: good.last, error: bad, isStale: true }],
    ['a cancellation', cancelled, 'two', 1, { ...idle, last: good.last, isStale: true, isCancelled: true }],
    [
      'a cancellation is over once it is asked again',
      cancelled,
      'two',
      2,
      { ...idle, last: good.last, isStale: true, isBusy: true },
    ],
  ])('%s', (_name, state, input, attempt, expected) => {
    expect(shownState(state, { input, attempt })).toEqual(expected);
  });

  test('an earlier answer that does not suit the present input is not shown beside its error', () => {
    const keeps = (former: string, present: string) => former.length !== present.length;
    expect(shownState(wrong, asked, keeps)).toEqual({ ...idle, error: bad });
  });
});
