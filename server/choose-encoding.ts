import { negotiate } from '@fastify/accept-negotiator';

const encodings = ['br', 'gzip'] as const;

/**
 * Chooses the form that an answer is sent in, by RFC 9110: the client's weights count, and what it gives the weight 0 is
 * not sent.
 * @param accepted the value of `Accept-Encoding`; undefined if the client sends none
 * @returns undefined for the plain form, which every client takes
 * @example chooseEncoding('br;q=0, gzip') // 'gzip'
 */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const header = accepted?.toLowerCase() ?? '';
  // A star is every coding that is not named beside it; the negotiator takes it for the first there is.
  const unnamed = encodings.find((encoding) => !new RegExp(`\\b${encoding}\\b`, 'u').test(header)) ?? 'identity';
  return negotiate(header.replaceAll('*', unnamed), [...encodings]) ?? undefined;
}
