import { expect, test } from 'vitest';
import { defaultScheme } from './default-scheme.ts';

test.each([
  ['localhost', 'http'],
  ['LOCALHOST:3000/x', 'http'],
  ['app.localhost:5173', 'http'],
  ['//localhost/x', 'http'],
  ['localhost:8443', 'https'],
  ['localhost:443/x', 'https'],
  ['127.0.0.1:80/', 'http'],
  ['0.0.0.0:8000', 'http'],
  ['10.1.2.3', 'http'],
  ['172.16.0.1/x', 'http'],
  ['172.31.255.1/x', 'http'],
  ['172.32.0.1/x', 'https'],
  ['192.168.1.1', 'http'],
  ['192.169.1.1', 'https'],
  ['169.254.169.254/latest', 'http'],
  ['8.8.8.8', 'https'],
  ['[::1]:3000', 'http'],
  ['[fd12:3456::1]/', 'http'],
  ['[fe80::1]', 'http'],
  ['[2001:db8::1]', 'https'],
  ['db:5432/x', 'http'],
  ['user@db:5432', 'http'],
  ['db', 'https'],
  ['example.com:8080', 'https'],
  ['localhost.example.com', 'https'],
  ['10.example.com', 'https'],
  ['a b', 'https'],
  ['', 'https'],
])('%j begins with %s', (address, scheme) => {
  expect(defaultScheme(address)).toBe(scheme);
});
