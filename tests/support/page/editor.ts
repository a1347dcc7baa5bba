import { deflateRawSync } from 'node:zlib';
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

/** A text from this length on is sent to a page compressed. */
const large = 100_000;

/**
 * Makes a large text available in a page. It is sent compressed, since the debugging protocol takes a tenth of a second
 * for each megabyte.
 * @param text without lone surrogates
 */
const sendCompressed = (page: Page, text: string): Promise<JSHandle<string>> =>
  page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
  }, deflateRawSync(text).toString('base64'));

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
  const sent = text.length < large ? text : await sendCompressed(editor.page(), text);
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
      }, sent),
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
