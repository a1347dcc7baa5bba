import ClearIcon from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type ReactNode, useRef } from 'react';
import { isComposing } from './is-composing.ts';

interface Props extends Pick<TextFieldProps, 'label' | 'placeholder' | 'sx'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The accessible name, if there is no label. */
  readonly name?: string;
  /** What the key says that empties the field: “Clear the filter”. */
  readonly clearLabel: string;
  /** Whether Escape empties the field, too. */
  readonly isClearedByEscape?: boolean;
  /** Shown at the start of the field. */
  readonly icon?: ReactNode;
}

/** A field for a few words, with a key that empties it while there are any. */
export function ClearableField({
  value,
  onChange,
  name,
  clearLabel,
  isClearedByEscape = false,
  icon,
  ...fieldProps
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The pressed button disappears, and its user wants to type something else.
    input.current?.focus();
  };
  return (
    <TextField
      {...fieldProps}
      inputRef={input}
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (isClearedByEscape && event.key === 'Escape' && value !== '' && !isComposing(event.nativeEvent)) {
          event.stopPropagation();
          clear();
        }
      }}
      slotProps={{
        htmlInput: { 'aria-label': name, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
        input: {
          startAdornment: icon && <InputAdornment position="start">{icon}</InputAdornment>,
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton data-hint={clearLabel} size="small" edge="end" aria-label={clearLabel} onClick={clear}>
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
