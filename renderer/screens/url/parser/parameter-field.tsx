import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import InputBase from '@mui/material/InputBase';
import type { Ref } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { controlHeight } from '#renderer/components/density.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

interface Props {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** The accessible name. */
  readonly label: string;
  readonly text: string;
  /** Why the text differs from the intended one, such as bytes that are shown as �. */
  readonly problem?: string | undefined;
  /** Whether `text` is only the beginning. */
  readonly isTooLong: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** One line high, but not an input element, which would remove line breaks from the value. */
export function ParameterField({ ref, label, text, problem, isTooLong, isReadOnly, onChange }: Props) {
  const lines = text.includes('\n') ? text.split('\n', 1000).length : 1;
  return (
    <InputBase
      inputComponent="textarea"
      inputRef={ref}
      fullWidth
      readOnly={isReadOnly}
      value={isTooLong ? shortenText(text, 200) : text}
      title={isTooLong ? 'Too long to edit here: change it in the URL' : undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
        }
      }}
      startAdornment={
        problem !== undefined && (
          <WarningIcon data-hint={problem} aria-hidden color="warning" sx={{ fontSize: 16, mr: 0.5 }} />
        )
      }
      endAdornment={
        lines > 1 ? (
          <span data-hint={`${lines} lines: the arrow keys go from one to the other`} aria-hidden>
            ⏎
          </span>
        ) : undefined
      }
      slotProps={{
        input: {
          'aria-label': label,
          'aria-description': problem,
          spellCheck: false,
          autoComplete: 'off',
          autoCapitalize: 'off',
        },
      }}
      sx={{
        height: controlHeight,
        px: 0.75,
        border: 1,
        borderColor: 'transparent',
        borderRadius: 1,
        fontFamily: monospaceFont,
        fontSize: 13,
        '&:hover': { borderColor: isReadOnly ? 'transparent' : 'divider' },
        '&.Mui-focused': { borderColor: 'focus.main', bgcolor: 'background.paper' },
        '& textarea': { height: 20, p: 0, lineHeight: '20px', resize: 'none', whiteSpace: 'pre', overflow: 'hidden' },
      }}
    />
  );
}
