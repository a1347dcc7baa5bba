import { useEffect, useEffectEvent } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { ScreenEntry } from '#tools/define-tool.ts';
import { historyInputsOf, receivingInputOf, type TextInputName } from '#tools/text-inputs.ts';

/** Elements that use these keys themselves, and those that lie over the screen. */
const elsewhere = [
  '[role="dialog"],[role="menu"],[role="listbox"],[role="combobox"],[role="slider"],select,aside',
  // Alt+↓ opens the calendar of a date, and the list of suggestions.
  'input:is([type="date"],[type="time"],[type="datetime-local"],[type="month"],[type="week"],[list])',
].join();

/** The input that an element belongs to: its own, the one that receives the screen's texts, or the only one. */
function inputAt(target: EventTarget | null, entry: ScreenEntry): TextInputName | undefined {
  const inputs = historyInputsOf(entry);
  if (!(target instanceof Element) || target.closest(elsewhere) !== null) {
    return undefined;
  }
  const own = target.closest<HTMLElement>('[data-history-input]')?.dataset.historyInput;
  const main = receivingInputOf(entry)?.name ?? (inputs.length === 1 ? inputs[0] : undefined);
  return inputs.find((input) => input === own) ?? inputs.find((input) => input === main);
}

/** Alt+↑ replaces an input's text with the previous one of its history, Alt+↓ with the next one. */
export function useHistoryKeys(entry: ScreenEntry): void {
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : undefined;
    if (by === undefined || !altKey || ctrlKey || metaKey || shiftKey) {
      return;
    }
    const input = inputAt(target, entry);
    if (input !== undefined) {
      // An editor would move the line.
      event.preventDefault();
      event.stopPropagation();
      import('#renderer/state/history/restore-input.ts')
        .then(({ historyStepped }) => dispatch(historyStepped(input, by)))
        .catch((error: unknown) => {
          console.error(error);
          toast({ message: 'The history could not be loaded. Check your connection, then try again.', type: 'error' });
        });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, []);
}
