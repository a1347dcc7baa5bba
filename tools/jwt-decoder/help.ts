import type { HelpOf } from '#tools/define-tool.ts';
import type { jwtDecoder } from './tool.ts';

export const help: HelpOf<typeof jwtDecoder> = {
  JWTDecoder: [
    'Paste a token: header, payload and claims show as you type. “Bearer”, quotes, line breaks and text around it are left out.',
    'To verify the signature, give a secret, a PEM key or certificate, a JWK or a JWKS under “Key”. A key is there again when you come back from another tool; it is never stored, and gone when you reload or close the app.',
    'Sign takes a header and a payload that you type, and makes a token with the key; it can generate a key to try it with.',
    'The sample token is signed with HS256 and the secret web-toolbox-sample-secret-of-32-bytes!',
    'Clock tolerance is how many seconds the clocks of issuer and reader may differ by.',
  ],
};
