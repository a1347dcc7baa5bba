import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import type { PastedContent } from '#renderer/state/pasted-content.ts';
import { type AnswersHandle, noAnswers } from './answers-handle.ts';
import { PasteField } from './paste-field.tsx';

/** The field is there at once; what judges it comes after the first picture. */
const answers = createLazyPart(
  'Answers',
  async () => (await import('./answers.tsx')).Answers,
  'when-online',
  'when-idle',
);

interface Props {
  readonly content: PastedContent;
  readonly onChange: (content: PastedContent) => void;
  /** A tool was opened with it. */
  readonly onOpened?: () => void;
  /** Whether the field has the focus as soon as it shows; a touch screen would show its keyboard. */
  readonly isFocused?: boolean;
  /** Whether files come by a paste alone, since the window hides for whatever else they are chosen in. */
  readonly isPasteOnly?: boolean;
}

/** One field for anything, and all that it can be: with the answers, best first, from which one goes on. */
export function PasteBox({ onOpened, ...field }: Props) {
  const { content } = field;
  const listId = useId();
  const handle = useRef<AnswersHandle>(null);
  const [shown, setShown] = useState(noAnswers);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <PasteField {...field} handle={handle} shown={shown} listId={listId} />
      <LazyPartView
        part={answers}
        props={{ content, handle, listId, onShown: setShown, onOpened }}
        missing={(missing) =>
          content.text === '' && content.file === undefined ? null : (
            <MissingPartNote {...missing} what="What tells what this is" />
          )
        }
      />
    </Box>
  );
}
