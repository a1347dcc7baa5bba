import { expect, type Locator } from '@playwright/test';

/**
 * Pastes in place of an editor's text, as a person would; typing 10 MB takes too long. Nothing cannot be pasted: a field
 * that is no editor yet takes no empty text, and the old one is deleted instead.
 */
export async function paste(editor: Locator, text: string): Promise<void> {
  await editor.click();
  await editor.press('ControlOrMeta+a');
  if (text === '') {
    await editor.press('Delete');
    return;
  }
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/**
 * Writes in place of an editor's text by the keyboard. Playwright's `fill` selects in the page and writes after it: an
 * editor that shows something new between the two, such as a mark of an error, has its own selection back by then.
 */
export async function write(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await (text === '' ? editor.press('Delete') : editor.page().keyboard.insertText(text));
}

/** Expects the text of an editor, or of the field that stands in its place until it is there. */
export async function expectText(editor: Locator, text: string): Promise<void> {
  await expect
    .poll(() =>
      editor.evaluate((element) => (element as HTMLTextAreaElement).value ?? (element as HTMLElement).innerText),
    )
    .toBe(text);
}
