import { useMemo, useState } from 'react';
import { replacedBy, replacedByPaste, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { EpochUnit } from '#tools/date-converter/epoch-units.ts';
import { formatEpoch, formatRecognizableEpoch } from '#tools/date-converter/format/format-epoch.ts';
import { formatIsoWithOffset } from '#tools/date-converter/format/format-instant.ts';
import type { DateTextError } from '#tools/date-converter/parse/date-text.ts';
import { type ParsedEpoch, parseEpoch } from '#tools/date-converter/parse/parse-epoch.ts';
import { type ReadInstant, readDateText } from '#tools/date-converter/parse/read-date-text.ts';
import { type PickedTime, readPickedTime, toPickedTime } from '#tools/date-converter/parse/read-picked-time.ts';
import { joinEpoch, splitEpoch } from '#tools/date-converter/parse/stored-epoch.ts';
import { nanosecondsPerMillisecond } from '#tools/date-converter/temporal.ts';
import { dateConverter } from '#tools/date-converter/tool.ts';
import type { Choice } from '#tools/date-converter/zones/resolve-local-time.ts';
import { inTimeZone, localTimeZone } from '#tools/date-converter/zones/time-zone.ts';
import { choices } from './choices.ts';

/**
 * The last input other than the epoch. It stays as typed, and the epoch and everything else follow it, until the epoch
 * changes in another way.
 */
type Draft =
  | { readonly kind: 'text'; readonly text: string; readonly now: number; readonly choice?: Choice }
  | { readonly kind: 'picked'; readonly picked: PickedTime; readonly choice?: Choice };

interface KeptDraft {
  readonly draft: Draft;
  /** The stored epoch that it was written to or, if it cannot be read, stands beside. */
  readonly stored: string;
}

export interface DateConverter {
  /** The instant that all inputs show: the last valid one while the latest input cannot be read. */
  readonly instant: bigint | undefined;
  /** Whether the latest input cannot be read. */
  readonly isStale: boolean;
  /** Undefined while the epoch is blank. */
  readonly epoch: Result<ParsedEpoch> | undefined;
  readonly epochText: string;
  /** The unit that was chosen; undefined if it is inferred from the size. */
  readonly chosenUnit: EpochUnit | undefined;
  readonly timeZone: string;
  readonly picked: PickedTime;
  readonly text: string;
  /** How the text or the pickers were interpreted; undefined if the epoch was typed last. */
  readonly reading: Result<Partial<ReadInstant>, DateTextError> | undefined;
  readonly readingOf: 'text' | 'picked' | undefined;
  readonly setEpochText: (text: string) => void;
  readonly setUnit: (unit: EpochUnit | undefined) => void;
  readonly setNow: () => void;
  readonly setTimeZone: (timeZone: string) => void;
  readonly setPicked: (change: { readonly date: string } | { readonly time: string }) => void;
  readonly setText: (text: string) => void;
  /** Reads a text that was not typed here, whose instant replaces the present one. */
  readonly takeText: (text: string) => void;
  readonly choose: (choice: Choice) => void;
  /** Called when the text field is left: if blank, it shows the instant again. */
  readonly leaveText: () => void;
}

const nothingPicked: PickedTime = { date: '', time: '', nanosecondsBelow: 0, offset: undefined };

/**
 * A single instant, and the inputs that show and change it. The epoch, which is kept between visits, holds it; input
 * typed elsewhere is written to the epoch as soon as it can be read.
 */
export function useDateConverter(): DateConverter {
  const { value: stored, setValue, replace } = useTextInput(dateConverter.inputs.epoch.name);
  const { timeZone: chosenZone } = choices.use();
  const timeZone = useMemo(() => chosenZone ?? localTimeZone(), [chosenZone]);
  const [kept, setKept] = useState<KeptDraft>();
  // An epoch from elsewhere, such as the history or another tab, is later than the draft.
  const draft = kept?.stored === stored ? kept.draft : undefined;

  const { text: epochText, unit: chosenUnit } = useMemo(() => splitEpoch(stored), [stored]);
  const epoch = useMemo(
    () => (isBlank(epochText) ? undefined : parseEpoch(epochText, chosenUnit)),
    [epochText, chosenUnit],
  );
  const instant = useLastGood(epoch);
  const reading = useMemo(() => draft && readDraft(draft, timeZone), [draft, timeZone]);
  const here = useMemo(() => (instant === undefined ? undefined : inTimeZone(instant, timeZone)), [instant, timeZone]);

  const epochOf = (nanoseconds: bigint) => {
    const text =
      chosenUnit === undefined
        ? formatRecognizableEpoch(nanoseconds, epoch?.ok ? epoch.value.unit : 'milliseconds')
        : formatEpoch(nanoseconds, chosenUnit);
    return joinEpoch({ text, unit: chosenUnit });
  };
  const follow = (next: Draft | undefined, { zone = timeZone, write = setValue } = {}) => {
    const read = next && readDraft(next, zone);
    const nanoseconds = read?.ok ? read.value.nanoseconds : undefined;
    const followed = nanoseconds === undefined ? stored : epochOf(nanoseconds);
    setKept(next && { draft: next, stored: followed });
    if (nanoseconds !== undefined) {
      write(followed);
    }
  };
  const shownPicked = here === undefined ? nothingPicked : toPickedTime(here);
  const picked = draft?.kind === 'picked' ? draft.picked : shownPicked;

  return {
    instant,
    isStale: (epoch !== undefined && !epoch.ok) || (reading !== undefined && !reading.ok),
    epoch,
    epochText,
    chosenUnit,
    timeZone,
    picked,
    text: draft?.kind === 'text' ? draft.text : here === undefined ? '' : formatIsoWithOffset(here, 'auto'),
    reading,
    readingOf: draft?.kind,
    setEpochText: (text) => {
      setKept(undefined);
      const typed = splitEpoch(text);
      setValue(joinEpoch({ text: typed.text, unit: typed.unit ?? chosenUnit }));
    },
    setUnit: (unit) => {
      setKept(undefined);
      setValue(joinEpoch({ text: epochText, unit }));
    },
    setNow: () => {
      setKept(undefined);
      replace(epochOf(BigInt(Date.now()) * nanosecondsPerMillisecond), replacedBy('“Now”'), { isInSight: true });
    },
    setTimeZone: (zone) => {
      choices.change({ timeZone: zone });
      follow(draft, { zone });
    },
    setPicked: (change) =>
      follow({
        kind: 'picked',
        picked: {
          ...picked,
          // If clocks repeat an hour, the shown one of the two times stays selected.
          offset: shownPicked.offset,
          // A typed time is precise to the millisecond; a date keeps the time of day unchanged.
          ...('time' in change ? { ...change, nanosecondsBelow: 0 } : change),
        },
      }),
    setText: (text) => follow({ kind: 'text', text, now: Date.now() }),
    takeText: (text) =>
      follow({ kind: 'text', text, now: Date.now() }, { write: (instead) => replace(instead, replacedByPaste) }),
    choose: (choice) => follow(draft && { ...draft, choice }),
    leaveText: () => {
      if (draft?.kind === 'text' && isBlank(draft.text)) {
        setKept(undefined);
      }
    },
  };
}

/** @returns undefined for a blank text, which changes nothing */
function readDraft(draft: Draft, timeZone: string): DateConverter['reading'] {
  if (draft.kind === 'picked') {
    return readPickedTime(draft.picked, timeZone, draft.choice);
  }
  return isBlank(draft.text) ? undefined : readDateText(draft.text, { timeZone, now: draft.now, choice: draft.choice });
}

/** @returns the instant of the epoch, or the last one that could be read; undefined while the epoch is blank */
function useLastGood(epoch: Result<ParsedEpoch> | undefined): bigint | undefined {
  const [lastGood, setLastGood] = useState<bigint>();
  const current = epoch === undefined ? undefined : epoch.ok ? epoch.value.nanoseconds : lastGood;
  if (current !== lastGood) {
    setLastGood(current);
  }
  return current;
}
