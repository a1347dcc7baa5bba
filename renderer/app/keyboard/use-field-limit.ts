import { useEffect, useEffectEvent } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { truncateText } from '#shared/formats/words/shorten-text.ts';

/**
 * The limit of a single-line field in UTF-16 code units unless `data-longest` overrides it. Megabytes freeze the page.
 */
const usualLimit = 10_000;

const limitOf = (field: HTMLInputElement) => Number(field.dataset.longest ?? usualLimit);

/**
 * Limits single-line fields to what they can handle, and tells the user: a longer text is not pasted, dropped or
 * inserted. A field that rejects input itself has done so before this listener runs.
 */
export function useFieldLimit(): void {
  const toast = useToaster();
  const say = useEffectEvent((what: string, length: number, limit: number) =>
    toast({
      message: `${what}: it has ${formatNumber(length)} characters, and this field takes at most ${formatNumber(limit)}.`,
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
        say('The text was not inserted', text.length, limitOf(target));
      }
    };
    /** Cuts text that gets in nevertheless, for example through an input method, before the screen processes it. */
    const cut = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type !== 'file' && target.value.length > limitOf(target)) {
        say('The text was cut', target.value.length, limitOf(target));
        // The element's own property is avoided: React intercepts it and would miss the change.
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        property?.set?.call(target, truncateText(target.value, limitOf(target)));
      }
    };
    const listening = new AbortController();
    window.addEventListener('paste', refuse, listening);
    window.addEventListener('beforeinput', refuse, listening);
    window.addEventListener('input', cut, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
