import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTool } from '#tools/define-tool.ts';

export const jwtDecoder = defineTool({
  kind: 'single',
  id: 'JWTDecoder',
  route: '/JWTDecoder',
  folder: 'jwt-decoder',
  menuLabel: 'JWT decoder',
  accelerator: 'CommandOrControl+Alt+T',
  heading: 'JWT decoder…',
  title: 'JWT decoder…',
  detail: 'Read, verify and sign JSON web tokens. Keys never leave this page.',
  keywords: ['json web token', 'jws', 'jwe', 'jwk', 'bearer', 'claims', 'signature', 'oauth'],
  typedChoices: ['detachedPayload', 'header', 'payload'],
  takesFiles: {
    purpose: 'Decode and verify the token.',
    offeredFor: { token: 4 },
    alsoTakes: textKinds,
  },
  inputs: {
    // It is stored like any other input, so that the last token is there again on the next visit, although the
    // operations are secret.
    // The default is signed by HS256 with the secret "web-toolbox-sample-secret-of-32-bytes!".
    token: {
      name: 'lastJWT',
      default:
        'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ3ZWItdG9vbGJveCIsIm5hbWUiOiJBZGEgTG92ZWxhY2UiLCJpYXQiOjE3MzcyNDQ4MDAsImV4cCI6MjA1MjYwNDgwMH0.60XkDuF9Sr6yEiaTPwN7GtVMQ6Rr6H82aSAp1txAGNY',
    },
  },
  takesText: 'token',
});
