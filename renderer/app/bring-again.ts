import { type InputKind, takeEarlyInput } from './early-input.ts';

/**
 * Pastes or drops outside of any field.
 * @returns whether something has handled it
 */
export function bringAgain(kind: InputKind, data: DataTransfer): boolean {
  const isBubbling = { bubbles: true, cancelable: true };
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...isBubbling, clipboardData: data })
      : new DragEvent('drop', { ...isBubbling, dataTransfer: data });
  return !document.body.dispatchEvent(event);
}

/** Brings again what was held before anything listened for it, which the caller does by now. */
export function bringEarlyInput(kind: InputKind): void {
  for (const data of takeEarlyInput(kind)) {
    bringAgain(kind, data);
  }
}
