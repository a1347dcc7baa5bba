import { describe, expect, it } from 'vitest';
import { encryptedToken, hs256Token, unencodedToken, unsecuredToken } from '../rfc-vectors.test-support.ts';
import { decodeToken } from './decode-token.ts';
import { locateToken } from './locate-token.ts';

function read(text: string) {
  const result = decodeToken(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

describe('locateToken', () => {
  it.each([
    ['a signed token', hs256Token],
    ['an unsecured token', unsecuredToken],
    ['a detached one', unencodedToken],
    ['an encrypted token', encryptedToken],
  ])('leaves out the full stop of a sentence after %s', (_, whole) => {
    for (const text of [`${whole}.`, `${whole}...`, `“${whole}.”`, `Token: ${whole}.\n`, `The token is ${whole}.`]) {
      const { header: head, problems, notes } = read(text);
      expect(problems).toEqual([]);
      expect(head.members).toEqual(read(whole).header.members);
      expect(locateToken(text).compact).toBe(whole);
      expect(notes.at(-1)).toMatch(/full stop|taken out of the text/u);
    }
  });
});
