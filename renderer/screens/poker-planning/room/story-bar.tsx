import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { limits } from '#shared/poker/messages.ts';

interface Props {
  /** The story as the server knows it. */
  readonly story: string;
  readonly disabled: boolean;
  readonly onName: (title: string) => void;
  /** Finishes the story. */
  readonly onNext: () => void;
}

/** The story being estimated. Text being typed stays until it is sent, even if somebody else renames the story. */
export function StoryBar({ story, disabled, onName, onNext }: Props) {
  const [draft, setDraft] = useState<string>();
  /** Escape also leaves the field, but must not send anything. */
  const isCancelled = useRef(false);
  const send = () => {
    if (draft !== undefined && !isCancelled.current && draft.trim() !== story) {
      onName(draft.trim());
    }
    isCancelled.current = false;
    setDraft(undefined);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        size="small"
        fullWidth
        label="Story"
        placeholder="What is estimated: a title, a key, a link"
        value={draft ?? story}
        disabled={disabled && draft === undefined}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            send();
          } else if (event.key === 'Escape' && draft !== undefined) {
            isCancelled.current = true;
            setDraft(undefined);
          }
        }}
        slotProps={{ htmlInput: { maxLength: limits.storyTitle, autoComplete: 'off', enterKeyHint: 'done' } }}
      />
      <Button
        variant="outlined"
        disabled={disabled}
        onClick={onNext}
        title="Put this story into the history, and begin the next one"
        sx={{ flexShrink: 0, height: { xs: 44, md: controlHeight } }}
      >
        Next story
      </Button>
    </Box>
  );
}
