import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { ParameterField } from './parameter-field.tsx';
import { encodedLength, type Parameter, type ParameterList, parameterAt, shownParameterAt } from './parameter-list.ts';

interface Props {
  readonly list: ParameterList;
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
  readonly isReadOnly: boolean;
  /** In pixels below the header. */
  readonly offset: number;
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly onEdit: (change: Partial<Parameter>) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** In pixels. */
export const rowHeight = 44;

/** The columns of the header and of the rows. In a narrow pane there is no room for the buttons that move a row. */
export const rowColumns = {
  display: 'grid',
  alignItems: 'center',
  boxSizing: 'border-box',
  px: 0.5,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 136px',
  '@container (max-width: 459px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 68px',
    '& [data-move]': { display: 'none' },
  },
} as const;

/** A longer parameter, in characters of the URL, is not edited here: a field of that size would hold the page. */
const longestEdited = 10_000;

/** One parameter: its name and value in fields, and what can be done with it. */
export function ParameterRow(props: Props) {
  const { list, index, isLast, isReadOnly, offset, takesFocus, onFocused, onEdit, onRemove, onMove } = props;
  const number = (index + 1).toLocaleString();
  const isTooLong = encodedLength(list, index) > longestEdited;
  const { name, value } = shownParameterAt(list, index, longestEdited);
  const nameField = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (takesFocus) {
      nameField.current?.focus({ preventScroll: true });
      onFocused();
    }
  }, [takesFocus, onFocused]);

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
          isTooLong={isTooLong && value === ''}
          isReadOnly={isReadOnly || isTooLong}
          onChange={(next) => onEdit({ name: next })}
        />
      </Box>
      <Box role="cell">
        <ParameterField
          label={`Value of parameter ${number}`}
          text={value}
          isTooLong={isTooLong}
          isReadOnly={isReadOnly || isTooLong}
          onChange={(next) => onEdit({ value: next })}
        />
      </Box>
      <Box role="cell" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <span data-move>
          <Tooltip title="Move up">
            <span>
              <IconButton
                size="small"
                aria-label={`Move parameter ${number} up`}
                disabled={isReadOnly || index === 0}
                onClick={() => onMove(-1)}
              >
                <UpIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
        </span>
        <span data-move>
          <Tooltip title="Move down">
            <span>
              <IconButton
                size="small"
                aria-label={`Move parameter ${number} down`}
                disabled={isReadOnly || isLast}
                onClick={() => onMove(1)}
              >
                <DownIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
        </span>
        <CopyButton
          content={value === '' ? undefined : () => parameterAt(list, index).value}
          label={`value of parameter ${number}`}
        />
        <Tooltip title="Remove">
          <span>
            <IconButton size="small" aria-label={`Remove parameter ${number}`} disabled={isReadOnly} onClick={onRemove}>
              <RemoveIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
    </Box>
  );
}
