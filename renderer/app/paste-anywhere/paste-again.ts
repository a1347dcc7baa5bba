/** @returns what a paste brings, which is gone from the event once it has been handled */
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
 * Pastes where no field has the focus.
 * @returns whether anything has taken it
 */
export function pasteAgain(data: DataTransfer): boolean {
  return !document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}
