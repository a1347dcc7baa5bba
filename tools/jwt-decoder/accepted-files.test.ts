import { expect, it } from 'vitest';
import { acceptOf } from '#tools/accept-of.ts';

it('has the files of tokens and texts in its dialog, each once', () => {
  expect(acceptOf('JWTDecoder')).toBe('.jwt,.txt,application/jwt,text/plain');
});
