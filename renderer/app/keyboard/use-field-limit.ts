import { useEffect, useEffectEvent } from 'react';
import { useToaster } from '#renderer/state/use-toaster.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/** UTF-16 code units that a field of one line takes unless its `data-longest` says otherwise. Megabytes hold up the page. */
const usualLimit = 10_000;

const limitOf = (field: HTMLInputElement) => Number(field.dataset.longest ?? usualLimit);

/**
 * Fields of one line take at most what they can work with, and it is said: a longer text is not pasted, dropped or put in.
 * A field that refuses by itself has done so before this hears of it.
 */
export function useFieldLimit(): void {
  const toast = useToaster();
  const say = useEffectEvent((what: string, length: number, limit: number) =>
    toast({
      message: `${what}: it has ${formatNumber(length)} characters, and this field takes ${formatNumber(limit)}.`,
      type: 'error',
    }),
  );
  useEffect(() => {
    const refuse = (event: ClipboardEvent | InputEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || event.defaultPrevented) {
        return;
      }
      const transfer = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
      const text = (event instanceof InputEvent ? event.data : null) ?? transfer?.getData('text/plain') ?? '';
      if (text.length > limitOf(target)) {
        event.preventDefault();
        say('The text was not put in', text.length, limitOf(target));
      }
    };
    /** What came in all the same, such as by an input method, is cut before the screen works on it. */
    const cut = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type !== 'file' && target.value.length > limitOf(target)) {
        say('The text was cut', target.value.length, limitOf(target));
        // Not by the element's own property, which React watches: it would miss the change.
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        property?.set?.call(target, target.value.slice(0, limitOf(target)));
      }
    };
    const listening = new AbortController();
    window.addEventListener('paste', refuse, listening);
    window.addEventListener('beforeinput', refuse, listening);
    window.addEventListener('input', cut, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
