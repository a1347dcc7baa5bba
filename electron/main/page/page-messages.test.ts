import { expect, it } from 'vitest';
import type { Payload } from '#shared/ipc.ts';
import { createPageMessages } from './page-messages.ts';

const announcement: Payload<'appStarted'> = {
  version: '1.0.0',
  platform: 'linux',
  packaged: false,
  isNetworkRefused: false,
  runtimes: { electron: '1', chromium: '1', node: '1' },
};

function recordMessages() {
  const posted: [string, unknown][] = [];
  return { posted, page: createPageMessages((name, payload) => posted.push([name, payload])) };
}

it('holds messages until the page has started, then sends them in order after the announcement', () => {
  const { posted, page } = recordMessages();
  page.send('navigateTo', '/Tool');
  page.send('navigateTo', '/about');
  expect(posted).toEqual([]);
  page.pageStarted(announcement);
  expect(posted).toEqual([
    ['appStarted', announcement],
    ['navigateTo', '/Tool'],
    ['navigateTo', '/about'],
  ]);
});

it('sends at once while the page runs, each message once', () => {
  const { posted, page } = recordMessages();
  page.send('navigateTo', '/Tool');
  page.pageStarted(announcement);
  page.send('navigateTo', '/about');
  page.pageStarted(announcement);
  expect(posted.map(([name]) => name)).toEqual(['appStarted', 'navigateTo', 'navigateTo', 'appStarted']);
});

it('holds messages again from a reload until the next start', () => {
  const { posted, page } = recordMessages();
  page.pageStarted(announcement);
  page.pageEnded();
  page.send('navigateTo', '/Tool');
  expect(posted).toHaveLength(1);
  page.pageStarted(announcement);
  expect(posted.slice(1)).toEqual([
    ['appStarted', announcement],
    ['navigateTo', '/Tool'],
  ]);
});
