import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { screens } from '#tools/screens.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';

test('nothing moves on a screen while nothing happens', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await storeBeforeLoad(page, withoutRoomLight);
  await open('/Home');
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className ?? ''),
    );
  for (const { path, entry } of screens) {
    await page.goto(`./#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.heading);
    await expect.poll(running, { message: path }).toEqual([]);
  }
});

test('the caret of a field does not blink, which would paint it again as long as it has the focus', async ({
  page,
  open,
}) => {
  await open('/Home');
  await expect(page.getByRole('main').locator('textarea')).toHaveCSS('caret-animation', 'manual');
});
