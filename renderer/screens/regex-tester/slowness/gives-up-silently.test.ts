import { expect, test } from 'vitest';
import { givesUpSilently } from './gives-up-silently.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, true],
  ['Chrome on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/140.0 Mobile`, true],
  ['WebKitGTK', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Version/26.0 Safari/605.1.15`, true],
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/156.0.0.0 Safari/537.36`, false],
  ['the desktop app', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/156.0.0.0 Electron/45.0.0 Safari/537.36`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('of %s: %s', (_browser, userAgent, gives) => {
  expect(givesUpSilently(userAgent)).toBe(gives);
});
