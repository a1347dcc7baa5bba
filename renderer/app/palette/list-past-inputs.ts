import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { isOffered } from '#renderer/state/host/offered.ts';
import { describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import { type Screen, screens } from '#tools/screens.ts';
import { inputsOf, labelOf } from '#tools/text-inputs.ts';
import type { Choice } from './choice.ts';

const screenOfInput = ({ input }: HistoryEntry): Screen | undefined =>
  screens.find(({ entry }) => inputsOf(entry).texts.includes(input));

/**
 * Turns past inputs into entries of the palette.
 * @param restore opens the screen with the input as it was
 */
export function listPastInputs(
  entries: readonly HistoryEntry[],
  now: number,
  restore: (entry: HistoryEntry, screen: Screen) => void,
): { readonly snippets: readonly Choice[]; readonly recent: readonly Choice[] } {
  const choices = entries.flatMap((entry) => {
    const screen = screenOfInput(entry);
    if (screen === undefined || !isOffered(screen)) {
      return [];
    }
    const { heading } = screen.entry;
    const place = [heading.replace(/…$/u, ''), labelOf(entry.input)].filter(Boolean).join(', ');
    const choice: Choice = {
      id: entry.id,
      // The hash of a secret must not end up in an exported file.
      useId: entry.isPinned && !entry.isSecret ? `snippet:${entry.id}` : undefined,
      screenId: screen.id,
      icon: screen.folder,
      heading: entry.name || entry.preview,
      detail: [place, describeRelativeTime(entry.at, now), entry.name && entry.preview].filter(Boolean).join(' · '),
      // An entry without a name is found only by its text.
      keywords: entry.name === '' ? [] : [heading],
      run: () => restore(entry, screen),
    };
    return [{ choice, isPinned: entry.isPinned }];
  });
  return {
    snippets: choices.filter(({ isPinned }) => isPinned).map(({ choice }) => choice),
    recent: choices.filter(({ isPinned }) => !isPinned).map(({ choice }) => choice),
  };
}
