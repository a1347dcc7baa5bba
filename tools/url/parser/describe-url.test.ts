import { expect, test } from 'vitest';
import { describeUrl } from './describe-url.ts';

const values = {
  protocol: 'http:',
  username: '',
  password: '',
  host: 'a',
  pathname: '/|',
  search: '',
  hash: '',
  origin: 'http://a',
};

const nativeOf = (differences: object) =>
  class {
    constructor() {
      Object.assign(this, values, differences);
    }
  };

class Refusing {
  constructor() {
    throw new TypeError('Invalid URL');
  }
}

test('says where the browser reads a URL otherwise', () => {
  expect(describeUrl('http://a/|', [], values, nativeOf({}))).toEqual([]);
  expect(describeUrl('http://a/|', [], values, nativeOf({ pathname: '/%7C' }))).toEqual([
    { message: 'This browser departs from the standard here: it reads the pathname as “/%7C”.' },
  ]);
  expect(describeUrl('http://a/|', [], values, Refusing)).toEqual([
    { message: 'This browser departs from the standard here: it does not accept this as a URL.' },
  ]);
});

test('leaves the origin of a file to the browser', () => {
  const file = { ...values, protocol: 'file:', origin: 'null' };
  expect(describeUrl('file:///', [], file, nativeOf({ protocol: 'file:', origin: 'file://' }))).toEqual([]);
});
