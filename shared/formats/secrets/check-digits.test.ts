import { expect, it } from 'vitest';
import { hasCrcInBase62, hasIbanDigits, hasLuhnDigit } from './check-digits.ts';

it('knows the check digits of a token, which GitHub has published', () => {
  const body = ['zQWBuTSOoRi4A9spHcVY', '5ncnsDkxkJ', '0mLq17'].join('');
  expect(hasCrcInBase62(body)).toBe(true);
  expect(hasCrcInBase62(body.replace('zQ', 'Qz'))).toBe(false);
});

it.each([
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['378282246310005', true],
  ['79927398713', true],
  ['79927398710', false],
  ['0', true],
])('judges the last digit of %s: %s', (digits, isRight) => {
  expect(hasLuhnDigit(digits)).toBe(isRight);
});

it.each([
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013000', true],
  ['FR1420041010050500013M02606', true],
  ['DE89370400440532013001', false],
  ['GB28WEST12345698765432', false],
])('judges the digits of the IBAN %s: %s', (iban, isRight) => {
  expect(hasIbanDigits(iban)).toBe(isRight);
});
