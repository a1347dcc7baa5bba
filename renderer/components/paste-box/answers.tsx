import Box from '@mui/material/Box';
import { type RefObject, useEffect } from 'react';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { screenOf } from '#tools/screen-of.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerList } from './answer-list.tsx';
import type { AnswersHandle, ShownAnswers } from './answers-handle.ts';
import { noAnswers } from './answers-handle.ts';
import { isEmpty } from './field-content.ts';
import { NothingKnown } from './nothing-known.tsx';
import { useAnswers } from './use-answers.ts';

interface Props {
  readonly content: PastedContent;
  readonly handle: RefObject<AnswersHandle | null>;
  readonly listId: string;
  readonly onShown: (shown: ShownAnswers) => void;
  readonly onOpened: (() => void) | undefined;
}

/** Shows what the content of the field can be. */
export function Answers({ content, handle, listId, onShown, onOpened }: Props) {
  const answers = useAnswers(content, handle, onOpened);
  const { list, active, isCurrent, error } = answers;
  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = list.length > 0;
  useEffect(() => {
    onShown(isOpen ? { isOpen, activeId: `${listId}-${active}`, isFirst: active === 0 } : noAnswers);
  }, [isOpen, active, listId, onShown]);
  if (isEmpty(content)) {
    return null;
  }
  const [best] = list;
  const said =
    best === undefined
      ? ''
      : `${countOf(list.length, 'answer')}. Best: ${screenOf(best.screenId).entry.heading}, ${best.preview}`;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {isOpen && (
        <>
          <AnswerList
            id={listId}
            list={list}
            active={active}
            optionId={optionId}
            onChoose={answers.choose}
            onOpen={answers.open}
          />
          <AnswerActions
            heading={screenOf((list[active] ?? list[0])?.screenId ?? 'Home').entry.heading}
            onOpen={answers.openActive}
            onCopy={answers.copyActive}
          />
        </>
      )}
      {error !== undefined && <ErrorNote error={error} />}
      {!isOpen && isCurrent && error === undefined && <NothingKnown content={content} onOpened={onOpened} />}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Box>
  );
}
