import { expect, type Locator } from '@playwright/test';

/**
 * Replaces an editor's text by pasting, as a person would; typing 10 MB takes too long. An empty text cannot be pasted,
 * and a field that is not an editor yet does not accept one, so the old text is deleted instead.
 */
export async function paste(editor: Locator, text: string): Promise<void> {
  await editor.click();
  await editor.press('ControlOrMeta+a');
  if (text === '') {
    await editor.press('Delete');
    return;
  }
  // Playwright finds the element in one step and pastes into it in the next; the editor may take its place in between.
  await expect
    .poll(() =>
      editor.evaluate((element, pasted) => {
        if (!element.isConnected) {
          return false;
        }
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        return true;
      }, text),
    )
    .toBe(true);
}

/**
 * Replaces an editor's text by keyboard. Playwright's `fill` selects in the page and writes afterwards: an editor that
 * shows something new between the two, such as an error mark, has restored its own selection by then.
 */
export async function write(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await (text === '' ? editor.press('Delete') : editor.page().keyboard.insertText(text));
}

/** Expects the text of an editor, or of the field that stands in for it until it is loaded. */
export async function expectText(editor: Locator, text: string): Promise<void> {
  await expect
    .poll(() =>
      editor.evaluate((element) => (element as HTMLTextAreaElement).value ?? (element as HTMLElement).innerText),
    )
    .toBe(text);
}
