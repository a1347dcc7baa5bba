import type { WebContents } from 'electron';
import { expect, it } from 'vitest';
import { isFromPage } from './is-from-page.ts';

/** The check only compares the identity of web contents. */
const contents = {} as WebContents;
const other = {} as WebContents;
const origin = 'app://web-toolbox';
const frame = { origin, parent: null };

it('accepts the main frame of our window on our origin', () => {
  expect(isFromPage({ sender: contents, senderFrame: frame }, contents, origin)).toBe(true);
});

it.each([
  ['another window', { sender: other, senderFrame: frame }],
  ['a frame inside the page', { sender: contents, senderFrame: { origin, parent: frame } }],
  ['a page on another origin', { sender: contents, senderFrame: { origin: 'https://example.org', parent: null } }],
  ['a sandboxed page', { sender: contents, senderFrame: { origin: 'null', parent: null } }],
  [
    'a page whose origin only begins like ours',
    { sender: contents, senderFrame: { origin: `${origin}.evil`, parent: null } },
  ],
  ['our origin in capitals', { sender: contents, senderFrame: { origin: 'app://WEB-TOOLBOX', parent: null } }],
  ['a frame that is gone', { sender: contents, senderFrame: null }],
  ['a document that was replaced', { sender: contents, senderFrame: { origin, parent: null, detached: true } }],
  [
    'a frame that goes while it is asked',
    {
      sender: contents,
      get senderFrame(): never {
        throw new Error('Render frame was disposed before WebFrameMain could be accessed');
      },
    },
  ],
])('refuses %s', (_name, sender) => {
  expect(isFromPage(sender, contents, origin)).toBe(false);
});

it('refuses everybody while there is no window', () => {
  expect(isFromPage({ sender: contents, senderFrame: frame }, undefined, origin)).toBe(false);
});
