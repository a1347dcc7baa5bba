import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paste, write } from '#tests/support/page/editor.ts';
import { expectScreen, goTo } from '#tests/support/page/go-to.ts';
import {
  certificate,
  certificateKey,
  encryptedToken,
  hmacJwk,
  hs256Token,
  rs256Token,
  rsaJwk,
  unencodedToken,
  unsecuredToken,
} from '#tools/jwt-decoder/rfc-vectors.test-support.ts';
import { expect, readLocalStorage, test } from '../fixtures.ts';
import { clearEverything } from '../page/clear-everything.ts';
import { expectWorkElsewhere, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

test.use({
  viewport: { width: 1920, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  timezoneId: 'Europe/Paris',
  locale: 'en-US',
});

const route = '/JWTDecoder';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON web token to decode' });
const header = (page: Page) => page.getByRole('textbox', { name: 'Header', exact: true });
const payload = (page: Page) => page.getByRole('textbox', { name: 'Payload', exact: true });
const key = (page: Page) => page.getByRole('textbox', { name: 'Key', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Decoded token' });
const verdict = (page: Page) => page.getByRole('region', { name: 'Verify the signature' }).getByRole('status');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function hmacToken(claims: object, { secret = 'a secret that is long enough for it', alg = 'HS256' } = {}): string {
  const signed = `${encode({ alg })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

test('decodes the sample, explains its claims and verifies it', async ({ page, open }) => {
  await open(route);
  await expect(header(page)).toContainText('"alg": "HS256"');
  await expect(payload(page)).toContainText('"name": "Ada Lovelace"');
  await expect(result(page)).toContainText('Not expired: expires in');
  const claims = page.getByRole('table', { name: 'Claims' });
  await expect(claims.getByRole('row', { name: /^exp/ })).toContainText('Wed, Jan 17, 2035, 01:00:00 AM GMT+1, in');
  await expect(claims.getByRole('row', { name: /^sub/ })).toContainText('Subject');
  await expect(result(page)).toContainText('Signature not verified: no key is given');
  await page.getByRole('button', { name: 'Use the sample’s secret' }).press('Enter');
  await expect(verdict(page)).toHaveText('Signature verified');
  await expect(key(page)).toBeFocused();
  await key(page).fill('web-toolbox-sample-secret-of-32-bytes?');
  await expect(verdict(page)).toContainText('Invalid signature');
  await page.getByRole('button', { name: 'Clear the key' }).click();
  await expect(key(page)).toBeFocused();
  await expect(key(page)).toHaveText(/^A secret, a PEM key/u);
  await expect(result(page)).toContainText('Signature not verified: no key is given');
});

test('keeps the token and never a key', async ({ page, open }) => {
  await open(route);
  await paste(input(page), hs256Token);
  await key(page).fill('hunter2-hunter2-hunter2-hunter2-hunter2');
  await expect(verdict(page)).toContainText('Invalid signature');
  await expect.poll(() => readLocalStorage(page, 'lastJWT')).toBe(hs256Token);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain('hunter2');
  await page.getByRole('link', { name: 'UUID generator' }).click();
  await expectScreen(page, '/UUIDGenerator');
  await page.getByRole('link', { name: 'JWT decoder' }).click();
  await expectScreen(page, '/JWTDecoder');
  await expect(payload(page)).toContainText('"iss": "joe"');
  // The key is kept in memory, so it is restored after a visit to another tool.
  await expect(key(page)).toHaveText('hunter2-hunter2-hunter2-hunter2-hunter2');
  await expect(verdict(page)).toContainText('Invalid signature');
  await page.reload();
  await expect(payload(page)).toContainText('"iss": "joe"');
  await expect(key(page)).not.toContainText('hunter2');
});

test('a key that was made can be given away after another tool; clearing everything takes it away', async ({
  page,
  open,
}) => {
  await open(route);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('textbox', { name: 'Header to sign' }).fill('{"alg":"ES256"}');
  await page.getByRole('button', { name: 'Generate a key' }).click();
  await expect(key(page)).toContainText('BEGIN PRIVATE KEY');
  await goTo(page, '/UUIDGenerator');
  await goTo(page, route);
  await expect(key(page)).toContainText('BEGIN PRIVATE KEY');
  await page.getByRole('button', { name: 'Copy the public key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('BEGIN PUBLIC KEY');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain('PRIVATE KEY');

  await goTo(page, '/preferences');
  await clearEverything(page);
  await goTo(page, route);
  await expect(page.getByRole('button', { name: 'Clear the key' })).toBeDisabled();
  await expect(key(page)).not.toContainText('PRIVATE');
});

test('the Decode button decodes', async ({ page, open }) => {
  await open(route);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await write(input(page), hs256Token);
  await page.getByRole('button', { name: 'Decode', exact: true }).click();
  await expect(payload(page)).toContainText('"iss": "joe"');
});

test('verifies with a JWK, a set, a certificate and Base64, and explains wrong keys', async ({ page, open }) => {
  await open(route);
  await paste(input(page), rs256Token);
  await key(page).fill(JSON.stringify(rsaJwk));
  await expect(verdict(page)).toHaveText('Signature verified');
  await key(page).fill(JSON.stringify({ keys: [hmacJwk, rsaJwk] }, null, 2));
  await expect(verdict(page)).toContainText('Signature verified: The token names no key (kid)');
  await key(page).fill(certificate);
  await expect(verdict(page)).toContainText('RS256 takes an RSA key, and this is a public EC key on the curve P-256.');
  await key(page).fill('-----BEGIN DSA PRIVATE KEY-----\nMEgCQQ==\n-----END DSA PRIVATE KEY-----');
  await expect(verdict(page)).toContainText('No algorithm of JSON web tokens uses DSA.');

  await paste(input(page), hs256Token);
  await key(page).fill(hmacJwk.k);
  await expect(verdict(page)).toContainText('choose “Secret (Base64)”');
  await page.getByRole('combobox', { name: 'Key format' }).click();
  await page.getByRole('option', { name: 'Secret (Base64)' }).click();
  await expect(verdict(page)).toHaveText('Signature verified');
});

test('warns of a public key as the secret, of none, and of short secrets', async ({ page, open }) => {
  await open(route);
  await paste(input(page), hmacToken({ admin: true }, { secret: certificate }));
  await key(page).fill(certificate);
  await expect(verdict(page)).toContainText('algorithm confusion');
  await paste(input(page), hmacToken({ a: 1 }, { secret: 'secret' }));
  await key(page).fill('secret');
  await expect(verdict(page)).toContainText('Signature verified');
  await expect(verdict(page)).toContainText('The secret has 6 bytes; HS256 asks for 32 or more');
  await paste(input(page), unsecuredToken);
  await expect(result(page)).toContainText('alg is none: the token is not signed');
  await expect(result(page)).toContainText('Expired');
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnWindow: true });

  test('judges the times, with the tolerance, as the clock goes on', async ({ page, open }) => {
    const now = new Date('2026-03-01T12:00:00Z');
    const seconds = now.getTime() / 1000;
    await page.clock.install({ time: new Date(now.getTime() - 3_600_000) });
    await open(route);
    await expect(payload(page)).toContainText('Ada Lovelace');
    await page.clock.pauseAt(now);
    await paste(input(page), hmacToken({ exp: seconds + 5 }));
    await page.clock.runFor(1000);
    await expect(result(page)).toContainText('Not expired: expires in 4 seconds');
    await page.clock.runFor(7000);
    await expect(result(page)).toContainText('Expired 3 seconds ago, within the clock tolerance of 60 s');
    const tolerance = page.getByRole('spinbutton', { name: 'Clock tolerance' });
    await tolerance.fill('0');
    await expect(result(page)).toContainText('Expired 3 seconds ago');
    await expect(result(page)).not.toContainText('within');
    await tolerance.fill('-1');
    await expect(result(page).getByRole('note')).toHaveText('0 to 86,400');

    await paste(input(page), hmacToken({ nbf: seconds + 3600, iat: seconds + 3600 }));
    await page.clock.runFor(1000);
    await expect(result(page)).toContainText('Not yet valid: valid in 59 minutes');
    await expect(result(page)).toContainText('It was issued in the future');
    await paste(input(page), hmacToken({ exp: String(seconds), iat: now.getTime() }));
    await page.clock.runFor(1000);
    await expect(page.getByRole('row', { name: /^exp/ })).toContainText('It is a string, not a number');
    await expect(page.getByRole('row', { name: /^iat/ })).toContainText('milliseconds');
    await paste(input(page), hmacToken({}));
    await page.clock.runFor(1000);
    await expect(result(page)).toContainText('No expiry');
  });
});

test('names the bad part and its place, and keeps what was good as stale', async ({ page, open }) => {
  await open(route);
  await expect(payload(page)).toContainText('Ada Lovelace');
  const [head, , signature] = hs256Token.split('.');
  const alert = page.getByRole('region', { name: 'JSON web token' }).getByRole('note');
  await write(input(page), `${head}.eyJ!.${signature}`);
  await expect(alert).toContainText('Line 1, column 45: The payload cannot be read: “!” at character 4');
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Payload' })).toContainText('Stale');
  await expect(payload(page)).toContainText('Ada Lovelace');
  await expect(header(page)).toContainText('"typ": "JWT"');

  await write(input(page), `${head}.${Buffer.from('{"a":\n1,}').toString('base64url')}.${signature}`);
  await expect(alert).toContainText('it is not JSON. In its line 2, column 2: Remove this comma');
  await expect(payload(page)).toHaveAttribute('aria-invalid', 'true');

  await write(input(page), 'no token');
  await expect(alert).toContainText('this has no dot');
  await expect(page.getByText('From the last token that could be decoded')).toBeVisible();
  await expect(payload(page)).toContainText('Ada Lovelace');
  await expect(input(page)).toHaveText('no token');
});

test('takes a token out of what it was pasted with, keeps digits and Unicode', async ({ page, open }) => {
  await open(route);
  const body = Buffer.from('{"n":12345678901234567890,"名":"👋","n":1.0}').toString('base64url');
  await paste(input(page), `Authorization: Bearer "${encode({ alg: 'HS256' })}.\n${body}.AAAA"`);
  await expect(payload(page)).toContainText('"n": 12345678901234567890,');
  await expect(payload(page)).toContainText('"名": "👋",');
  await expect(payload(page)).toContainText('"n": 1.0');
  await expect(result(page)).toContainText('Repeated keys: “n”');
  await expect(result(page)).toContainText('Numbers that JavaScript changes');
  await expect(page.getByText('“Bearer” before the token was left out.')).toBeVisible();
});

test('verifies a token that was copied with the headers below it, or with a full stop', async ({ page, open }) => {
  await open(route);
  await key(page).fill(JSON.stringify(hmacJwk));
  await paste(input(page), `Authorization: Bearer ${hs256Token}\nHost: example.com\nAccept: */*`);
  await expect(page.getByText('The token was extracted from the surrounding text.')).toBeVisible();
  await expect(verdict(page)).toHaveText('Signature verified');
  await paste(input(page), `${hs256Token}.`);
  await expect(page.getByText('The full stop after the token was left out.')).toBeVisible();
  await expect(verdict(page)).toHaveText('Signature verified');
});

test('shows encrypted, detached and nested tokens', async ({ page, open }) => {
  await open(route);
  await paste(input(page), encryptedToken);
  await expect(result(page)).toContainText('Encrypted token (JWE, RSA-OAEP and A256GCM)');
  await expect(header(page)).toContainText('"enc": "A256GCM"');
  await expect(payload(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Ciphertext/ })).toContainText('63 bytes');

  await paste(input(page), unencodedToken);
  await page.getByRole('textbox', { name: 'Detached payload' }).fill('$.02');
  await key(page).fill(JSON.stringify(hmacJwk));
  await expect(verdict(page)).toHaveText('Signature verified');

  const nested = `${encode({ alg: 'HS256', cty: 'JWT' })}.${Buffer.from(hs256Token).toString('base64url')}.AAAA`;
  await paste(input(page), nested);
  await page.getByRole('button', { name: 'Decode the inner token' }).click();
  await expect(payload(page)).toContainText('"iss": "joe"');
  await expect(verdict(page)).toHaveText('Signature verified');
});

test('signs what is typed, with a key that it makes, and takes the token over', async ({ page, open }) => {
  await open(route);
  await expect(payload(page)).toContainText('Ada Lovelace');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const toSign = page.getByRole('textbox', { name: 'Payload to sign' });
  await expect(toSign).toContainText('Ada Lovelace');
  await toSign.fill('{"id": 12345678901234567890,}');
  await expect(page.getByRole('note').filter({ hasText: 'Remove this comma' })).toContainText('Line 1, column 28');
  await toSign.fill('{"id": 12345678901234567890}');
  await page.getByRole('combobox', { name: 'Algorithm' }).click();
  await page.getByRole('option', { name: 'ES256', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Header to sign' })).toContainText('"alg": "ES256"');
  await page.getByRole('button', { name: 'Generate a key' }).click();
  await expect(key(page)).toContainText('BEGIN PRIVATE KEY');
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await page.getByRole('button', { name: 'Copy the public key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('BEGIN PUBLIC KEY');
  const publicKey = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Use this token' }).click();
  await expect(payload(page)).toContainText('"id": 12345678901234567890');
  await expect(verdict(page)).toContainText('Signature verified: This is a private key');
  await key(page).fill(publicKey);
  await expect(verdict(page)).toHaveText('Signature verified');

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await key(page).fill(certificateKey);
  await expect(page.getByRole('button', { name: 'Use this token' })).toBeEnabled();
  await page.getByRole('button', { name: 'Copy to clipboard: Signed token' }).click();
  const isSigned = /^eyJ[\w-]+\.eyJpZCI6MTIzNDU2Nzg5MDEyMzQ1Njc4OTB9\.[\w-]{86}$/;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(isSigned);
});

test('a press of “Use this token” waits for the token of the present draft', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await key(page).fill('secret');
  await expect(page.getByRole('textbox', { name: 'Signed token' })).toContainText('eyJ');
  await holdAnswers(page, 'sign');
  const toSign = page.getByRole('textbox', { name: 'Payload to sign' });
  await toSign.fill('{"held": true}');
  const use = page.getByRole('button', { name: 'Use this token' });
  await use.click();
  await expect(use).toHaveAccessibleDescription('Waits for the result');
  await releaseAnswers(page);
  await toSign.fill('{"newest": true}');
  await expect(payload(page)).toContainText('"newest": true');
  await expect(verdict(page)).toContainText('Signature verified');
});

test('what “Generate a key” and “Take the token’s” replace is brought back', async ({ page, open }) => {
  await open(route);
  await expect(payload(page)).toContainText('Ada Lovelace');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Undo brings back' });
  const undo = message.getByRole('button', { name: 'Undo' });
  await key(page).fill('a key that is nowhere else, of 40 letters');
  await page.getByRole('button', { name: 'Generate a key' }).click();
  await expect(message).toContainText('Replaced by a generated key.');
  await expect(key(page)).not.toContainText('nowhere else');
  await undo.click();
  await expect(key(page)).toHaveText('a key that is nowhere else, of 40 letters');
  await expect(message).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain('nowhere else');

  const toSign = page.getByRole('textbox', { name: 'Payload to sign' });
  await toSign.fill('{"typed": "at length"}');
  await page.getByRole('button', { name: 'Take the token’s' }).click();
  await expect(toSign).toContainText('Ada Lovelace');
  await expect(message).toContainText('Replaced by the token’s header and payload.');
  await undo.click();
  await expect(toSign).toHaveText('{"typed": "at length"}');
  await expect(message).toHaveCount(0);

  // An edit of what has taken its place ends the offer.
  await page.getByRole('button', { name: 'Take the token’s' }).click();
  await expect(undo).toBeVisible();
  await toSign.fill('{"typed": "again"}');
  await expect(message).toHaveCount(0);
});

test('the payload is copied, saved and sent on; an empty input offers a sample', async ({ page, open }) => {
  await open(route);
  await paste(input(page), hmacToken({ ü: '👋' }));
  await expect(payload(page)).toContainText('👋');
  await page.getByRole('button', { name: 'Copy to clipboard: Payload' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{\n  "ü": "👋"\n}');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save As…' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('payload.json');
  expect(await readFile(await download.path(), 'utf8')).toBe('{\n  "ü": "👋"\n}');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('note').filter({ hasText: 'part' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use a sample' }).click();
  await expect(payload(page)).toContainText('Ada Lovelace');
  await page.getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('menuitem', { name: 'JSON Formatter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
});

test('a token of a megabyte and a payload nested deeply are decoded while the page answers', async ({ page, open }) => {
  await watchTasks(page);
  await open(route);
  const list = Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'some words of a name' }));
  const large = hmacToken({ list, sub: 'large' });
  expect(large.length).toBeGreaterThan(1_000_000);
  await paste(input(page), large);
  await expect(payload(page)).toContainText('"list"');
  await expect(page.getByRole('row', { name: /^sub/ })).toContainText('large');
  await key(page).fill('a secret that is long enough for it');
  await expect(verdict(page)).toHaveText('Signature verified');

  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  await paste(
    input(page),
    `${encode({ alg: 'HS256' })}.${Buffer.from(`{"a":${deep},"sub":"deep"}`).toString('base64url')}.`,
  );
  await expect(page.getByRole('row', { name: /^sub/ })).toContainText('deep');
  await expectWorkElsewhere(page, 'decode', 'verify');
});

test('works on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(route);
  await paste(input(page), 'a.b');
  await expect(page.getByRole('note').filter({ hasText: 'This is not a token' })).toBeVisible();
  await paste(input(page), hs256Token);
  await expect(payload(page)).toContainText('"iss": "joe"');
  await key(page).fill(JSON.stringify(hmacJwk));
  await expect(verdict(page)).toHaveText('Signature verified');
});
