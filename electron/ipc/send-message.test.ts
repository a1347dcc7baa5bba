import type { WebContents } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultToaster } from '#shared/toaster.ts';
import { tabbedTools } from '#tests/support/catalogue/examples.ts';
import { sendMessage } from './send-message.ts';

const send = vi.fn();
/** The only method of the web contents that is used is `send`. */
const contents = { send } as unknown as WebContents;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  send.mockReset();
});

const [{ route, tabs }] = tabbedTools;

it.each(['/Home', route, `${route}/${tabs[0].path}`, '/about'])('sends the way to %s', (path) => {
  sendMessage(contents, 'navigateTo', path);
  expect(send.mock.calls).toEqual([['web-toolbox:navigateTo', path]]);
});

it.each(['/nowhere', 'about', 'https://example.org/', ''])(
  'does not send the way to %j, and logs no content',
  (path) => {
    sendMessage(contents, 'navigateTo', path);
    expect(send).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledWith('navigateTo was not sent: check.');
  },
);

it('does not send a toaster that does not fit', () => {
  sendMessage(contents, 'displayAlertMessage', { ...defaultToaster, message: 'x'.repeat(10_001) });
  expect(send).not.toHaveBeenCalled();
});
