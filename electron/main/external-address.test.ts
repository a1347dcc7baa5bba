import { expect, it } from 'vitest';
import { externalAddress } from './external-address.ts';

it.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['HTTP://EXAMPLE.org', 'http://example.org/'],
  [' https://example.org/a b ', 'https://example.org/a%20b'],
  ['https://example.org\\@other.example/', 'https://example.org/@other.example/'],
  ['ht\ntps://example.org/"&calc', 'https://example.org/%22&calc'],
  ['mailto:someone@example.org?subject=Hi there', 'mailto:someone@example.org?subject=Hi%20there'],
])('opens %j as %s', (address, opened) => {
  expect(externalAddress(address)).toBe(opened);
});

it.each([
  '',
  'example.org',
  '//example.org/',
  'about:blank',
  'app://web-toolbox/',
  'blob:https://example.org/1',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://example.org/',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://example.org',
  'ms-msdt:/id',
  'smb://example.org/share',
  'vbscript:x',
  'https://',
])('refuses %j', (address) => {
  expect(externalAddress(address)).toBeUndefined();
});
