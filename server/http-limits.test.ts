import { expect, test } from 'vitest';
import { clientOf, httpLimits } from './http-limits.ts';

test.each([
  ['192.168.1.5', '192.168.1.5'],
  ['::ffff:192.168.1.5', '192.168.1.5'],
  ['127.0.0.1', undefined],
  ['127.1.2.3', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['::1', undefined],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::2', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::2', '0:0:0:0'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test('the server gives up on what is open before its time to stop is over', () => {
  // Terminated WebSockets have 100 ms to be accounted for, and pending Redis commands have a second to be answered.
  expect(httpLimits.stopGrace + 100 + 1000).toBeLessThan(httpLimits.stopTimeout);
  expect(httpLimits.stopTimeout).toBeLessThanOrEqual(3000);
});
