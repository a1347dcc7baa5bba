import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useMemo, useState } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { readStateLink, type StateLink } from '#renderer/state/screen-state/read-state-link.ts';
import type { RecognitionRequest } from '#renderer/workers/recognition-worker/request.ts';
import type { ToolError } from '#shared/result.ts';
import type { Recognised } from '#tools/recognise.ts';
import { useAnswerPlace } from './answer-place.ts';
import type { AnswersHandle } from './answers-handle.ts';
import { useRecognition } from './use-recognition.ts';

export interface AnswersState {
  readonly list: readonly Recognised[];
  /** The index of the chosen answer. */
  readonly active: number;
  /** Whether the list belongs to the present content. */
  readonly isCurrent: boolean;
  /** Why there is no answer. */
  readonly error: ToolError | undefined;
  readonly choose: (index: number) => void;
  readonly open: (recognised: Recognised) => void;
  readonly openActive: () => void;
  readonly copyActive: () => void;
}

/** Stands for the recogniser of such links, which belongs to no tool. */
const linkName = 'state-link';

/** A link made by “Copy link…” leads to its screen, and comes before treating it as an ordinary address. */
const answerOf = ({ screenId }: StateLink): Recognised => ({
  recogniser: linkName,
  screenId,
  confidence: 1,
  preview: 'Open this link, with someone’s settings. You see them before anything is replaced.',
});

const isNotOf = (link: StateLink) => (recognised: Recognised) => recognised.screenId !== link.screenId;

/** What the content can be, and the functions that the keys of the field call. */
export function useAnswers(
  content: PastedContent,
  handle: RefObject<AnswersHandle | null>,
  onOpened: (() => void) | undefined,
): AnswersState {
  const recognition = useRecognition(content, onOpened);
  const { request, isCurrent, error } = recognition;
  const { openAddress, onCopied } = useAnswerPlace(onOpened);
  const copyText = useCopy();
  const link = useMemo(() => readStateLink(content.text), [content]);
  const list = useMemo(
    () => (link === undefined ? recognition.list : [answerOf(link), ...recognition.list.filter(isNotOf(link))]),
    [link, recognition.list],
  );
  const [chosen, setChosen] = useState<{ readonly of: typeof list; readonly index: number }>();
  const active = chosen?.of === list ? chosen.index : 0;
  const choose = (index: number) => setChosen({ of: list, index });
  /** What was to be done with the answer before there was one. */
  const [wanted, setWanted] = useState<{ readonly of: RecognitionRequest; readonly act: 'open' | 'copy' }>();

  const open = (recognised: Recognised) => {
    if (link !== undefined && recognised.recogniser === linkName) {
      openAddress(link.address);
    } else {
      recognition.open(recognised);
    }
  };
  const copy = (recognised: Recognised) => {
    if (recognised.recogniser === linkName) {
      void copyText(content.text.trim()).then((isCopied) => isCopied && onCopied?.());
    } else {
      recognition.copy(recognised);
    }
  };
  const actOnActive = (act: 'open' | 'copy') => {
    const recognised = list[active];
    if (!isCurrent && request !== undefined) {
      setWanted({ of: request, act });
    } else if (recognised !== undefined) {
      (act === 'open' ? open : copy)(recognised);
    }
  };
  const openActive = () => actOnActive('open');
  const copyActive = () => actOnActive('copy');

  const actAsWanted = useEffectEvent((act: 'open' | 'copy') => {
    setWanted(undefined);
    actOnActive(act);
  });
  useEffect(() => {
    if (wanted !== undefined && isCurrent && wanted.of === request) {
      actAsWanted(wanted.act);
    }
  }, [wanted, isCurrent, request]);

  useImperativeHandle(handle, () => ({
    move: (step) => list.length > 0 && choose((active + step + list.length) % list.length),
    open: openActive,
    copy: copyActive,
  }));

  return {
    list,
    active,
    isCurrent,
    error,
    choose,
    // The answers for the previous text stay while the new one is examined, so that nothing jumps; they do not apply to
    // it.
    open: (recognised) => isCurrent && open(recognised),
    openActive,
    copyActive,
  };
}
