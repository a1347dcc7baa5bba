import { paste } from '#tests/support/page/editor.ts';
import { expect, test } from '../fixtures.ts';

const megabytes = '1'.repeat(5_000_000);

test('a field of one line takes what it can work with, and says so', async ({ page, open }) => {
  await open('/DateConverter');
  const epoch = page.getByRole('textbox', { name: 'Epoch value' });
  await epoch.fill('1737244800');
  const toast = page.getByRole('alert');
  await epoch.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, megabytes);
  await expect(toast).toHaveText(
    /^The text was not inserted: it has 5,000,000 characters, and this field takes at most 1,000\./,
  );
  await expect(epoch).toHaveValue('1737244800');

  await epoch.fill('');
  await epoch.focus();
  // Input methods and dictation insert text in this way.
  await page.keyboard.insertText('1'.repeat(20_000));
  await expect(toast).toContainText('it has 20,000 characters, and this field takes at most 1,000.');
  expect((await epoch.inputValue()).length).toBeLessThanOrEqual(1000);

  await epoch.fill('1'.repeat(300));
  await expect(page.getByRole('note')).toContainText('An epoch value has at most 200 characters; this has 300.');
});

test('an editor takes what a field does not', async ({ page, open }) => {
  await open('/JSON/JSONFormatter');
  await paste(page.getByRole('textbox', { name: 'JSON Content' }), `[${'1,'.repeat(20_000)}1]`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Formatted JSON' })).toContainText('1,');
});
