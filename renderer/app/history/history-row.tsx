import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import NameIcon from '@mui/icons-material/EditOutlined';
import PinnedIcon from '@mui/icons-material/PushPin';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { describeLocalTime, describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { labelOf } from '#tools/text-inputs.ts';
import { NameForm } from './name-form.tsx';

export interface RowActions {
  readonly onRestore: (entry: HistoryEntry) => void;
  readonly onPin: (entry: HistoryEntry, isPinned: boolean) => void;
  readonly onName: (entry: HistoryEntry, name: string) => void;
  readonly onDelete: (entry: HistoryEntry) => void;
}

interface Props extends RowActions {
  readonly entry: HistoryEntry;
  readonly now: number;
  /** Whether the screen has several inputs, in which case each entry names its own. */
  readonly hasLabel: boolean;
  /** Whether Tab leads to this row. */
  readonly isCurrent: boolean;
  readonly isNamed: boolean;
  readonly onStartNaming: (entry: HistoryEntry | undefined) => void;
}

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** An entry of the history; pressing it restores it to its input. */
export function HistoryRow(props: Props) {
  const { entry, now, hasLabel, isCurrent, isNamed, onRestore, onPin, onName, onDelete, onStartNaming } = props;
  const { id, input, at, byteLength, preview, isPinned, name } = entry;
  const textId = useId();
  const tabIndex = isCurrent ? 0 : -1;
  const pinId = useId();
  const nameId = useId();
  return (
    <Box
      component="li"
      data-history-row={id}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover, &:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <ButtonBase
          data-history-restore
          tabIndex={tabIndex}
          onClick={() => onRestore(entry)}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'block',
            textAlign: 'left',
            pl: 2,
            pr: 1,
            py: 1.25,
            '&.Mui-focusVisible': { outlineOffset: -2 },
          }}
        >
          {name !== '' && (
            <Typography component="span" sx={{ ...oneLine, fontWeight: 600 }}>
              {name}
            </Typography>
          )}
          <Box component="span" id={textId} sx={{ ...oneLine, fontFamily: monospaceFont, fontSize: 13 }}>
            {preview}
          </Box>
          <Typography component="span" variant="caption" sx={{ ...oneLine, mt: 0.25, color: 'text.secondary' }}>
            <Box component="time" dateTime={new Date(at).toISOString()} title={describeLocalTime(new Date(at))}>
              {describeRelativeTime(at, now)}
            </Box>
            {` · ${formatByteLength(byteLength)}`}
            {hasLabel && ` · ${labelOf(input)}`}
          </Typography>
        </ButtonBase>
        <span hidden id={pinId}>
          {isPinned ? 'Unpin' : 'Keep it for good'}
        </span>
        <IconButton
          data-hint={isPinned ? 'Unpin' : 'Pin: keep it for good'}
          size="small"
          tabIndex={tabIndex}
          aria-label="Pin"
          aria-pressed={isPinned}
          aria-describedby={`${pinId} ${textId}`}
          onClick={() => onPin(entry, !isPinned)}
        >
          {isPinned ? <PinnedIcon sx={{ fontSize: 18 }} /> : <PinIcon sx={{ fontSize: 18 }} />}
        </IconButton>
        <span hidden id={nameId}>
          {name === '' && 'Make it a snippet'}
        </span>
        <IconButton
          data-hint={name === '' ? 'Name: make it a snippet' : 'Rename'}
          size="small"
          tabIndex={tabIndex}
          aria-label={name === '' ? 'Name' : 'Rename'}
          aria-describedby={`${nameId} ${textId}`}
          aria-expanded={isNamed}
          onClick={() => onStartNaming(isNamed ? undefined : entry)}
        >
          <NameIcon sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton
          data-hint="Delete"
          size="small"
          tabIndex={tabIndex}
          aria-label="Delete"
          aria-describedby={textId}
          onClick={() => onDelete(entry)}
        >
          <DeleteIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </Box>
      {isNamed && (
        <NameForm name={name} onSave={(next) => onName(entry, next)} onCancel={() => onStartNaming(undefined)} />
      )}
    </Box>
  );
}
