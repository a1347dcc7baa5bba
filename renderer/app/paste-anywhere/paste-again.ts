/** @returns a copy of the pasted content, which the event loses once it has been handled */
export function copyOfPaste({ clipboardData }: ClipboardEvent): DataTransfer {
  const copy = new DataTransfer();
  const text = clipboardData?.getData('text/plain') ?? '';
  if (text !== '') {
    copy.setData('text/plain', text);
  }
  for (const file of clipboardData?.files ?? []) {
    copy.items.add(file);
  }
  return copy;
}

/**
 * Dispatches a paste outside of any field.
 * @returns whether something has handled it
 */
export function pasteAgain(data: DataTransfer): boolean {
  return !document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}
