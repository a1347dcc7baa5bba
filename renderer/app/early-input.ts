/** How something is brought to the page. */
export type InputKind = 'paste' | 'drop';

const fields = 'input, textarea:not([readonly]), [contenteditable]:not([contenteditable="false"])';

/** Whether a field takes a text that is pasted there. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** What was pasted or dropped where nothing took it before the part that does had loaded. */
const held: Readonly<Record<InputKind, DataTransfer[]>> = { paste: [], drop: [] };

/** @returns a copy of what an event brings, which it loses once it has been handled */
export function copyTransfer(transfer: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  const text = transfer?.getData('text/plain') ?? '';
  if (text !== '') {
    copy.setData('text/plain', text);
  }
  for (const file of transfer?.files ?? []) {
    copy.items.add(file);
  }
  return copy;
}

function hold(event: ClipboardEvent | DragEvent): void {
  if (event instanceof DragEvent) {
    if (event.dataTransfer?.types.includes('Files')) {
      held.drop.push(copyTransfer(event.dataTransfer));
    }
  } else if (!event.defaultPrevented && !isInField(event.target)) {
    held.paste.push(copyTransfer(event.clipboardData));
  }
}

/** Holds what is pasted and dropped until the parts that take it have loaded, which is after the first paint. */
export function holdEarlyInput(): void {
  addEventListener('paste', hold);
  addEventListener('drop', hold);
}

/** Ends the holding. @returns what was held */
export function takeEarlyInput(kind: InputKind): readonly DataTransfer[] {
  removeEventListener(kind, hold);
  return held[kind].splice(0);
}
