import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useEffect, useRef } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Parameter } from '#tools/url/parser/parameter-list.ts';
import { ParameterField } from './parameter-field.tsx';

/** What a row can do with its parameter; must be the same object at all times. */
export interface RowActions {
  /** Returns the whole value, even if only a part is shown. */
  valueOf(index: number): string;
  edit(index: number, change: Partial<Parameter>): void;
  remove(index: number): void;
  move(index: number, by: -1 | 1): void;
  /** Called when the row has taken the focus. */
  focused(): void;
}

interface Props {
  /** From 0. */
  readonly index: number;
  /** The displayed name and value. */
  readonly name: string;
  readonly value: string;
  /** Why the name or the value contains �. */
  readonly inName?: string;
  readonly inValue?: string;
  /** Whether only the beginning of the name or the value is shown. */
  readonly isTooLong: boolean;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  /** Pixels below the header. */
  readonly offset: number;
  readonly takesFocus: boolean;
  readonly actions: RowActions;
}

/** In pixels. */
export const rowHeight = 44;

const columnsWith = (actions: number) => `minmax(0, 2fr) minmax(0, 3fr) ${actions}px`;

/**
 * The columns of the header and of the rows. A narrow pane has no room for the buttons that move a row, and below `md`
 * buttons are as large as a finger.
 */
export const rowColumns = {
  display: 'grid',
  alignItems: 'center',
  boxSizing: 'border-box',
  px: 0.5,
  gridTemplateColumns: { xs: columnsWith(180), md: columnsWith(124) },
  '@container (max-width: 459px)': {
    gridTemplateColumns: { xs: columnsWith(92), md: columnsWith(64) },
    '& [data-move]': { display: 'none' },
  },
} as const;

/** A parameter: its name and value in fields, and its actions. A key stroke renders only its own row. */
export const ParameterRow = memo(function ParameterRow(props: Props) {
  const { index, name, value, inName, inValue, isTooLong, isLast, isReadOnly, offset, takesFocus, actions } = props;
  const number = formatNumber(index + 1);
  const nameField = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) {
      nameField.current?.focus({ preventScroll: true });
      actions.focused();
    }
  }, [takesFocus, actions]);

  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      sx={{
        ...rowColumns,
        position: 'absolute',
        insetInline: 0,
        height: rowHeight,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <Box role="cell">
        <ParameterField
          ref={nameField}
          label={`Name of parameter ${number}`}
          text={name}
          problem={inName}
          isTooLong={isTooLong && value === ''}
          isReadOnly={isReadOnly || isTooLong}
          onChange={(next) => actions.edit(index, { name: next })}
        />
      </Box>
      <Box role="cell">
        <ParameterField
          label={`Value of parameter ${number}`}
          text={value}
          problem={inValue}
          isTooLong={isTooLong}
          isReadOnly={isReadOnly || isTooLong}
          onChange={(next) => actions.edit(index, { value: next })}
        />
      </Box>
      <Box role="cell" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <span data-move>
          <span data-hint="Move up">
            <IconButton
              size="small"
              aria-label={`Move parameter ${number} up`}
              disabled={isReadOnly || index === 0}
              onClick={() => actions.move(index, -1)}
            >
              <UpIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        </span>
        <span data-move>
          <span data-hint="Move down">
            <IconButton
              size="small"
              aria-label={`Move parameter ${number} down`}
              disabled={isReadOnly || isLast}
              onClick={() => actions.move(index, 1)}
            >
              <DownIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        </span>
        <CopyButton
          content={value === '' ? undefined : () => actions.valueOf(index)}
          label={`value of parameter ${number}`}
        />
        <span data-hint="Remove">
          <IconButton
            size="small"
            aria-label={`Remove parameter ${number}`}
            disabled={isReadOnly}
            onClick={() => actions.remove(index)}
          >
            <RemoveIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </span>
      </Box>
    </Box>
  );
});
