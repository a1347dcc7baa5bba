import { expect, it, vi } from 'vitest';
import { holdRequests } from './hold-requests.ts';
import type { StartRequest } from './start-arguments.ts';

const nothing: StartRequest = { files: [] };

it('opens nothing before the app has started, and then everything at once', () => {
  const answer = vi.fn();
  const requests = holdRequests({ route: '/Tool/Tab', files: ['/a.json'] }, answer);
  // The user has clicked twice, and macOS hands over the file of a double-click.
  requests.receive({ route: '/OtherTool', files: [] });
  requests.receive({ files: ['/b.json'] });
  expect(answer).not.toHaveBeenCalled();
  requests.release(false);
  expect(answer.mock.calls).toEqual([[{ route: '/OtherTool', files: ['/a.json', '/b.json'] }]]);
});

it('answers each request at once afterwards', () => {
  const answer = vi.fn();
  const requests = holdRequests(nothing, answer);
  requests.release(true);
  expect(answer).not.toHaveBeenCalled();
  requests.receive({ route: '/OtherTool', files: [] });
  expect(answer.mock.calls).toEqual([[{ route: '/OtherTool', files: [] }]]);
});

it.each<[string, StartRequest, StartRequest | undefined, boolean, StartRequest | undefined]>([
  ['an ordinary start', nothing, undefined, false, nothing],
  ['a start at login', nothing, undefined, true, undefined],
  [
    'a start at login with a route',
    { route: '/OtherTool', files: [] },
    undefined,
    true,
    { route: '/OtherTool', files: [] },
  ],
  ['a start at login with a file', { files: ['/a'] }, undefined, true, { files: ['/a'] }],
  ['a start by the user during one at login', nothing, nothing, true, nothing],
])('%s', (_name, own, later, isHidden, expected) => {
  const answer = vi.fn();
  const requests = holdRequests(own, answer);
  if (later !== undefined) {
    requests.receive(later);
  }
  requests.release(isHidden);
  expect(answer.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
});
