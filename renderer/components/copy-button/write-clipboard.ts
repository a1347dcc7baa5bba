import { firstCharacters } from '#shared/formats/words/shorten-text.ts';

/** What can be copied: text, or a Blob of a type that the clipboard takes (text/plain, image/png). */
export type Copied = string | Blob;

/**
 * Writes to the system clipboard. The write starts at once, with a promise of the content, so that the browser still
 * attributes it to the click, however long the content takes.
 * @param mediaType the type of the content: text/plain, image/png
 * @throws whatever the browser throws if it refuses, or the content's promise rejects with or has no content
 */
export async function writeClipboard(content: Copied | Promise<Copied | undefined>, mediaType: string): Promise<void> {
  if (typeof ClipboardItem !== 'undefined') {
    const blob = Promise.resolve(content).then((known) => new Blob([required(known)], { type: mediaType }));
    // If the content fails, so does the write: that is the error to report.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ [mediaType]: blob })]);
    return;
  }
  const known = required(await content);
  if (mediaType !== 'text/plain') {
    throw new DOMException('Only text can be copied here.', 'NotAllowedError');
  }
  copyTextByEvent(typeof known === 'string' ? known : await known.text());
}

function required(content: Copied | undefined): Copied {
  if (content === undefined) {
    throw new Error('There is no content.');
  }
  return content;
}

/**
 * The fallback for pages that are not served securely (over plain HTTP in a local network), which have no clipboard
 * API.
 */
function copyTextByEvent(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, { once: true });
  // There is no replacement for this command where the clipboard API is missing.
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!isCopied) {
    throw new DOMException('The copy command was refused.', 'NotAllowedError');
  }
}

/** How much of the content the message shows, in characters. */
const previewLength = 25;
/**
 * The UTF-16 code units that are examined for them: an emoji of a family has eleven, and a letter may have dozens of
 * marks.
 */
const examined = previewLength * 160;

/**
 * The toaster's message about copied content, with its first 25 characters, none of which is cut.
 * @example copiedMessage('a\nb') // 'Content copied into clipboard: a b …'
 */
export function copiedMessage(start: string): string {
  const line = firstCharacters(start, previewLength, examined).replaceAll(/\r\n|\r|\n/gu, ' ');
  return `Content copied into clipboard: ${line} …`;
}

/** The start of the content, long enough for the message; for an image, a name for it. */
export async function startOf(content: Copied): Promise<string> {
  if (typeof content === 'string') {
    return content;
  }
  // A code unit has at most three bytes in UTF-8. One more than is examined: the last character may be cut.
  return content.type.startsWith('image/') ? 'image' : content.slice(0, (examined + 1) * 3).text();
}
