import type { ScreenId } from '#tools/screens.ts';

/** The screens whose answer adds a line, which comes after the first paint on a busy machine. */
export const growing: readonly ScreenId[] = ['JWTDecoder'];
