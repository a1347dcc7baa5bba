/**
 * What may be nobody else's business: secrets, which give access, and what says who somebody is. In the order in which a
 * list shows them. `placeholder` stands in the text for a value: `⟨EMAIL_1⟩`.
 */
export const sensitiveKinds = [
  { id: 'private-key', placeholder: 'PRIVATE_KEY', title: 'Private keys' },
  { id: 'jwt', placeholder: 'JWT', title: 'JSON Web Tokens' },
  { id: 'token', placeholder: 'TOKEN', title: 'Tokens of services' },
  { id: 'auth', placeholder: 'AUTH', title: 'Authorization headers' },
  { id: 'cookie', placeholder: 'COOKIE', title: 'Cookies' },
  { id: 'password', placeholder: 'PASSWORD', title: 'Passwords' },
  { id: 'secret', placeholder: 'SECRET', title: 'Keys and secrets in fields' },
  { id: 'random', placeholder: 'RANDOM', title: 'What looks random' },
  { id: 'email', placeholder: 'EMAIL', title: 'Addresses of mail' },
  { id: 'phone', placeholder: 'PHONE', title: 'Telephone numbers' },
  { id: 'iban', placeholder: 'IBAN', title: 'IBANs' },
  { id: 'card', placeholder: 'CARD', title: 'Card numbers' },
  { id: 'ip', placeholder: 'IP', title: 'IP addresses' },
] as const;

export type SensitiveKind = (typeof sensitiveKinds)[number]['id'];

/** Something in a text that is to be masked. Offsets are UTF-16 code units. */
export interface Finding {
  readonly kind: SensitiveKind;
  readonly start: number;
  readonly end: number;
  /** Why it was found, as the end of a sentence that begins with what it is: `a token of GitHub, whose check digits are right`. */
  readonly why: string;
  /** The value itself, where the text has it encoded or broken over lines; left out: as it stands in the text. */
  readonly value?: string;
}

/**
 * Looks at a place of a text where one of the words stands that a rule waits for. Must take time that is bounded, whatever
 * the text is, since every character may begin such a word.
 * @param start where the word begins; `end` is behind it
 * @param tell takes what was found
 * @returns up to where the rule needs to see no further words; undefined: nothing was found
 */
export type FindAt = (text: string, start: number, end: number, tell: (finding: Finding) => void) => number | undefined;

export interface WordRule {
  /** In lower case; found in any case. */
  readonly words: readonly string[];
  readonly findAt: FindAt;
}
