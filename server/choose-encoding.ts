import { negotiate } from '@fastify/accept-negotiator';

const encodings = ['br', 'gzip'] as const;

/**
 * Chooses the encoding of a response according to RFC 9110: the client's weights count, and an encoding with weight 0
 * is not sent.
 * @param accepted the value of `Accept-Encoding`; undefined if the client sends none
 * @returns undefined for no encoding, which every client accepts
 * @example chooseEncoding('br;q=0, gzip') // 'gzip'
 */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const header = accepted?.toLowerCase() ?? '';
  // A star stands for every coding not named beside it, but the negotiator takes it for the first one available.
  const unnamed = encodings.find((encoding) => !new RegExp(`\\b${encoding}\\b`, 'u').test(header)) ?? 'identity';
  return negotiate(header.replaceAll('*', unnamed), [...encodings]) ?? undefined;
}
