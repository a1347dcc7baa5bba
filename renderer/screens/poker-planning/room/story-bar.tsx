import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { limits } from '#shared/poker/messages.ts';

interface Props {
  /** The story as the server knows it. */
  readonly story: string;
  readonly disabled: boolean;
  readonly onName: (title: string) => void;
  /** Finishes the story. */
  readonly onNext: () => void;
}

/**
 * The story being estimated. Text being typed stays until it is sent, even if somebody else renames the story. What was to
 * be sent while the channel was closed is sent when it opens.
 */
export function StoryBar({ story, disabled, onName, onNext }: Props) {
  const [draft, setDraft] = useState<string>();
  /** Whether the draft was to be sent while the channel was closed. */
  const [isOwed, setIsOwed] = useState(false);
  const send = () => {
    if (disabled) {
      setIsOwed(draft !== undefined);
      return;
    }
    if (draft !== undefined && draft.trim() !== story) {
      onName(draft.trim());
    }
    setIsOwed(false);
    setDraft(undefined);
  };
  const sendOwed = useEffectEvent(send);
  useEffect(() => {
    if (isOwed && !disabled) {
      sendOwed();
    }
  }, [isOwed, disabled]);
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
          if (isComposing(event.nativeEvent)) {
            return;
          }
          if (event.key === 'Enter') {
            send();
          } else if (event.key === 'Escape' && draft !== undefined) {
            event.stopPropagation();
            setIsOwed(false);
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
