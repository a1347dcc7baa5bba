import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { decodeToken } from '#tools/jwt-decoder/token/decode-token.ts';
import { TokenStatus } from './token-status.tsx';

/** Shows the status of a token with these claims, and returns the name of the icon beside the line about its expiry. */
async function iconBesideExpiry(claims: object): Promise<string | undefined> {
  const decoded = decodeToken(`eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims)).replace(/=+$/u, '')}.AAAA`);
  if (!decoded.ok) {
    throw new Error(decoded.error.message);
  }
  await render(
    <TokenStatus
      token={decoded.value}
      signature={{ state: 'unknown' }}
      tolerance={60}
      onToleranceChange={() => undefined}
    />,
  );
  const line = page.getByText(/^Not expired: expires in/u);
  await expect.element(line).toBeVisible();
  return line.element().parentElement?.querySelector('svg')?.dataset.testid;
}

/** An hour and some seconds ahead, in milliseconds. */
const anHourAhead = () => Date.now() + 3_630_000;

test('an expiry in seconds is good', async () => {
  expect(await iconBesideExpiry({ exp: Math.floor(anHourAhead() / 1000) })).toBe('TaskAltOutlinedIcon');
  await expect.element(page.getByText(/if exp is read/u)).not.toBeInTheDocument();
});

test.each([
  ['in milliseconds', anHourAhead, 'The exp looks like milliseconds, and is shown as such. Servers take it as seconds'],
  ['as text', () => String(Math.floor(anHourAhead() / 1000)), 'The exp is a string, not a number'],
])('an expiry %s is a warning, and says that servers read it otherwise', async (_, exp, remark) => {
  expect(await iconBesideExpiry({ exp: exp() })).toBe('WarningAmberOutlinedIcon');
  await expect.element(page.getByText('Not expired: expires in 1 hour, if exp is read as it is meant')).toBeVisible();
  await expect.element(page.getByText(remark)).toBeVisible();
});
