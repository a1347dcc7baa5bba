import { settleWithinEngineLimits, withinEngineLimits } from '#shared/engine-limit.ts';
import { generateKey } from './keys/generate-key.ts';
import { type SignRequest, signToken } from './signature/sign-token.ts';
import { type VerifyRequest, verifySignature } from './signature/verify-signature.ts';
import { decodeToken } from './token/decode-token.ts';

/** The tasks of the worker for this screen. Keys pass through it but are not kept. */
export const tasks = {
  decode: (text: string) => withinEngineLimits(() => decodeToken(text)),
  verify: (request: VerifyRequest) => settleWithinEngineLimits(() => verifySignature(request)),
  sign: (request: SignRequest) => settleWithinEngineLimits(() => signToken(request)),
  generate: generateKey,
};

export type JwtTasks = typeof tasks;
