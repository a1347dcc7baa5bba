import { describe, expect, it } from 'vitest';
import { findPage } from './page-address.ts';
import { isGranted, type PermissionQuestion } from './permissions.ts';

const page = findPage(undefined, false);
const question: PermissionQuestion = { permission: 'fullscreen', requester: page.url, isMainFrame: true, media: [] };
const ask = (changes: Partial<PermissionQuestion>) => isGranted({ ...question, ...changes }, page);

describe('isGranted', () => {
  it.each([
    'clipboard-sanitized-write',
    'fullscreen',
    'pointerLock',
    'local-network',
    'local-network-access',
    'loopback-network',
  ])('grants %s', (permission) => {
    expect(ask({ permission })).toBe(true);
  });

  it.each([
    'clipboard-read',
    'display-capture',
    'fileSystem',
    'geolocation',
    'hid',
    'midi',
    'notifications',
    'openExternal',
    'usb',
    'unknown',
  ])('refuses %s', (permission) => {
    expect(ask({ permission })).toBe(false);
  });

  it.each([
    [['video'], true],
    [['audio'], false],
    [['video', 'audio'], false],
    [['unknown'], false],
    [[], false],
  ])('of the media %j: %s', (media, granted) => {
    expect(ask({ permission: 'media', media })).toBe(granted);
  });

  it.each(['https://example.org/', 'app://other/', 'app://web-toolbox.example.org/', 'null', '', 'file:///'])(
    'refuses %j whatever it asks',
    (requester) => {
      expect(ask({ requester })).toBe(false);
      expect(ask({ requester, permission: 'media', media: ['video'] })).toBe(false);
    },
  );

  it('refuses frames inside the page', () => {
    expect(ask({ isMainFrame: false })).toBe(false);
  });
});
