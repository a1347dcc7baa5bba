import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useEffect, useRef, useState } from 'react';
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

/** A control of a row: the field of the name, or the button that moves the row up or down. */
export type RowControl = 'name' | 'up' | 'down';

interface Props {
  /** The index of the parameter, from 0. */
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
  /** The control that takes the focus. */
  readonly focused: RowControl | undefined;
  readonly actions: RowActions;
}

/** The height of a row, in pixels. */
export const rowHeight = 44;

const columnsWith = (actions: number) => `minmax(0, 2fr) minmax(0, 3fr) ${actions}px`;

/**
 * The columns of the header and of the rows. In a narrow pane a menu takes the place of the buttons that move a row and
 * remove it, and below `md` buttons are as large as a finger.
 */
export const rowColumns = {
  display: 'grid',
  alignItems: 'center',
  boxSizing: 'border-box',
  px: 0.5,
  gridTemplateColumns: { xs: columnsWith(180), md: columnsWith(124) },
  '& [data-narrow]': { display: 'none' },
  '@container (max-width: 459px)': {
    gridTemplateColumns: { xs: columnsWith(92), md: columnsWith(64) },
    '& [data-wide]': { display: 'none' },
    '& [data-narrow]': { display: 'inline' },
  },
} as const;

/**
 * The button that moves the row, or else the one that moves it back: at the end of the table the first is disabled. In a
 * narrow pane it is that of the menu.
 */
function findMover(row: HTMLElement | null, direction: 'up' | 'down'): HTMLElement | undefined {
  const movers = [direction, direction === 'up' ? 'down' : 'up', 'more'].flatMap((name) => [
    ...(row?.querySelectorAll<HTMLElement>(`[data-mover="${name}"]:not(:disabled)`) ?? []),
  ]);
  return movers.find((mover) => mover.checkVisibility());
}

/** A parameter: its name and value in fields, and its actions. A key stroke renders only its own row. */
export const ParameterRow = memo(function ParameterRow(props: Props) {
  const { index, name, value, inName, inValue, isTooLong, isLast, isReadOnly, offset, focused, actions } = props;
  const number = formatNumber(index + 1);
  const row = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLTextAreaElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const cannotMoveUp = isReadOnly || index === 0;
  const cannotMoveDown = isReadOnly || isLast;

  useEffect(() => {
    if (focused !== undefined) {
      const control = focused === 'name' ? nameField.current : findMover(row.current, focused);
      control?.focus({ preventScroll: true });
      actions.focused();
    }
  }, [focused, actions]);

  const choose = (action: () => void) => () => {
    setMenu(null);
    action();
  };

  return (
    <Box
      ref={row}
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
        <span data-wide>
          <span data-hint="Move up">
            <IconButton
              size="small"
              data-mover="up"
              aria-label={`Move parameter ${number} up`}
              disabled={cannotMoveUp}
              onClick={() => actions.move(index, -1)}
            >
              <UpIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        </span>
        <span data-wide>
          <span data-hint="Move down">
            <IconButton
              size="small"
              data-mover="down"
              aria-label={`Move parameter ${number} down`}
              disabled={cannotMoveDown}
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
        <span data-wide>
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
        </span>
        <span data-narrow>
          <span data-hint="Actions">
            <IconButton
              size="small"
              data-mover="more"
              aria-label={`Actions for parameter ${number}`}
              aria-haspopup="menu"
              aria-expanded={menu !== null}
              disabled={isReadOnly}
              onClick={({ currentTarget }) => setMenu(currentTarget)}
            >
              <MoreIcon sx={{ fontSize: 20 }} />
            </IconButton>
          </span>
        </span>
        {menu !== null && (
          <Menu
            open
            anchorEl={menu}
            onClose={() => setMenu(null)}
            slotProps={{ list: { 'aria-label': `Actions for parameter ${number}` } }}
          >
            <MenuItem disabled={cannotMoveUp} onClick={choose(() => actions.move(index, -1))}>
              Move up
            </MenuItem>
            <MenuItem disabled={cannotMoveDown} onClick={choose(() => actions.move(index, 1))}>
              Move down
            </MenuItem>
            <MenuItem onClick={choose(() => actions.remove(index))}>Remove</MenuItem>
          </Menu>
        )}
      </Box>
    </Box>
  );
});
