/** What can be copied: text, or a Blob of a type that the clipboard takes (text/plain, image/png). */
export type Copied = string | Blob;

/**
 * Writes to the system's clipboard. The write is begun at once, with a promise of the content, so that
 * the browser still counts it to the click however long the content takes.
 * @param mediaType what the content will be: text/plain, image/png
 * @throws what the browser throws if it refuses, or what the content's promise rejects with
 */
export async function writeClipboard(content: Copied | Promise<Copied>, mediaType: string): Promise<void> {
  if (typeof ClipboardItem !== 'undefined') {
    const blob = Promise.resolve(content).then((known) => new Blob([known], { type: mediaType }));
    // Where the content fails, the write fails too: that is the one to report.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ [mediaType]: blob })]);
    return;
  }
  const known = await content;
  if (mediaType !== 'text/plain') {
    throw new DOMException('Only text can be copied here.', 'NotAllowedError');
  }
  copyTextByEvent(typeof known === 'string' ? known : await known.text());
}

/** The way of pages that are not served securely (over plain HTTP in a local network), which have no clipboard API. */
function copyTextByEvent(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', put, { once: true });
  // Nothing has taken the place of this command where the clipboard API is missing.
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put);
  if (!isCopied) {
    throw new DOMException('The copy command was refused.', 'NotAllowedError');
  }
}

/** How much of the content the message shows, in characters. */
const previewLength = 25;

/**
 * What the toaster says of copied content.
 * @example copiedMessage('a\nb') // 'Content copied into clipboard: a b …'
 */
export function copiedMessage(start: string): string {
  const shown = Array.from(start.slice(0, previewLength * 2 + 2).replaceAll(/\r\n|\r|\n/gu, ' '))
    .slice(0, previewLength)
    .join('');
  return `Content copied into clipboard: ${shown} …`;
}

/** The start of the content, long enough for the message; what an image is called. */
export async function startOf(content: Copied): Promise<string> {
  if (typeof content === 'string') {
    return content;
  }
  return content.type.startsWith('image/') ? 'image' : content.slice(0, 400).text();
}
