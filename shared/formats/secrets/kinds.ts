/**
 * The kinds of sensitive data: secrets, which give access, and personal data. They are in the order in which a list
 * shows them. `placeholder` replaces a value in the text: `⟨EMAIL_1⟩`.
 */
export const sensitiveKinds = [
  { id: 'private-key', placeholder: 'PRIVATE_KEY', title: 'Private keys' },
  { id: 'jwt', placeholder: 'JWT', title: 'JSON Web Tokens' },
  { id: 'token', placeholder: 'TOKEN', title: 'Service tokens' },
  { id: 'auth', placeholder: 'AUTH', title: 'Authorization headers' },
  { id: 'cookie', placeholder: 'COOKIE', title: 'Cookies' },
  { id: 'password', placeholder: 'PASSWORD', title: 'Passwords' },
  { id: 'secret', placeholder: 'SECRET', title: 'Keys and secrets in fields' },
  { id: 'random', placeholder: 'RANDOM', title: 'Random-looking text' },
  { id: 'email', placeholder: 'EMAIL', title: 'Email addresses' },
  { id: 'phone', placeholder: 'PHONE', title: 'Phone numbers' },
  { id: 'iban', placeholder: 'IBAN', title: 'IBANs' },
  { id: 'card', placeholder: 'CARD', title: 'Card numbers' },
  { id: 'ip', placeholder: 'IP', title: 'IP addresses' },
] as const;

export type SensitiveKind = (typeof sensitiveKinds)[number]['id'];

const places = new Map(sensitiveKinds.map(({ id }, index) => [id, index]));

/** Compares kinds for sorting: the more specific one comes first. */
export function compareKinds(one: SensitiveKind, other: SensitiveKind): number {
  return (places.get(one) ?? 0) - (places.get(other) ?? 0);
}

/** A part of a text that is to be masked. Offsets are in UTF-16 code units. */
export interface Finding {
  readonly kind: SensitiveKind;
  readonly start: number;
  readonly end: number;
  /**
   * The reason why it was found, as a noun phrase that starts with what it is:
   * `a token from GitHub with valid check digits`.
   */
  readonly why: string;
  /** The value itself, if the text contains it encoded or split over lines; omitted if it is the text as is. */
  readonly value?: string;
}

/**
 * Examines an occurrence of one of a rule's words in a text. It must take bounded time for any text, since such a word
 * may start at every character.
 * @param start the start of the word; `end` is the offset after it
 * @param tell receives the findings
 * @returns the offset before which the rule can skip further words; undefined if nothing was found
 */
export type FindAt = (text: string, start: number, end: number, tell: (finding: Finding) => void) => number | undefined;

export interface WordRule {
  /** The words in lower case, which match in any case. */
  readonly words: readonly string[];
  readonly findAt: FindAt;
}
