import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { type AnswersHandle, noAnswers } from './answers-handle.ts';
import { PasteField } from './paste-field.tsx';

/** The field is there at once; the code that recognises its content comes after the first paint. */
const answers = createLazyPart(
  'Answers',
  async () => (await import('./answers.tsx')).Answers,
  'when-online',
  'when-idle',
);

interface Props {
  readonly content: PastedContent;
  readonly onChange: (content: PastedContent) => void;
  /** Called when a tool was opened with the content. */
  readonly onOpened?: () => void;
  /** Whether the field gets the focus as soon as it shows; a touch screen would show its keyboard. */
  readonly isFocused?: boolean;
  /** Whether files can only be pasted, because the window hides when the user goes to another one to choose them. */
  readonly isPasteOnly?: boolean;
}

/** A field for anything, with all that its content can be: answers, best first, from which the user continues. */
export function PasteBox({ onOpened, ...field }: Props) {
  const { content } = field;
  const listId = useId();
  const handle = useRef<AnswersHandle>(null);
  const [shown, setShown] = useState(noAnswers);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <PasteField {...field} onOpened={onOpened} handle={handle} shown={shown} listId={listId} />
      <LazyPartView
        part={answers}
        props={{ content, handle, listId, onShown: setShown, onOpened }}
        missing={(missing) =>
          content.text === '' && content.file === undefined ? null : (
            <MissingPartNote {...missing} what="The recogniser" />
          )
        }
      />
    </Box>
  );
}
