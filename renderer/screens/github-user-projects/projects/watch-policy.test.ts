import { expect, test } from 'vitest';
import { watchPolicy } from './watch-policy.ts';

const api = 'https://ghe.example.com/api/v3';

/** Dispatches the event by which browsers report what their policy has blocked. */
function report(target: EventTarget, blockedURI: string, effectiveDirective = 'connect-src'): void {
  target.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }));
}

test.each([
  ['https://ghe.example.com/api/v3/users/octocat/repos', 'connect-src', true],
  ['https://ghe.example.com', 'connect-src', true],
  ['https://other.example/api', 'connect-src', false],
  ['https://ghe.example.com/logo.png', 'img-src', false],
  ['inline', 'connect-src', false],
])('a report of %s (%s): %s', async (blocked, directive, isBlocked) => {
  const target = new EventTarget();
  const watch = watchPolicy(api, target);
  report(target, blocked, directive);
  await expect(watch.isBlocked()).resolves.toBe(isBlocked);
});

test('a report that comes after the request has failed counts', async () => {
  const target = new EventTarget();
  const watch = watchPolicy(api, target);
  const isBlocked = watch.isBlocked();
  report(target, api);
  await expect(isBlocked).resolves.toBe(true);
});

test('a report after the watch is over does not', async () => {
  const target = new EventTarget();
  const watch = watchPolicy(api, target);
  watch.stop();
  report(target, api);
  await expect(watch.isBlocked()).resolves.toBe(false);
});

test('outside of a browser nothing is blocked', async () => {
  await expect(watchPolicy(api, undefined).isBlocked()).resolves.toBe(false);
});
