import { expect, test } from 'vitest';
import { signToken } from '#tools/jwt-decoder/signature/sign-token.ts';
import { textInputDefaults } from '#tools/text-inputs.ts';

test('the sample token is what its parts and its secret give', async () => {
  const signed = await signToken({
    header: '{ "alg": "HS256", "typ": "JWT" }',
    payload: '{ "sub": "web-toolbox", "name": "Ada Lovelace", "iat": 1737244800, "exp": 2052604800 }',
    key: 'web-toolbox-sample-secret-of-32-bytes!',
    format: 'detect',
  });
  expect(signed).toMatchObject({ ok: true, value: { token: textInputDefaults.lastJWT } });
});
