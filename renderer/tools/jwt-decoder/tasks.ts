import { decodeToken } from './decode-token.ts';
import { generateKey } from './generate-key.ts';
import { signToken } from './sign-token.ts';
import { verifySignature } from './verify-signature.ts';

/** What the worker of this screen does. Keys pass through it and are kept nowhere. */
export const tasks = { decode: decodeToken, verify: verifySignature, sign: signToken, generate: generateKey };

export type JwtTasks = typeof tasks;
