import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { describePlace } from '#shared/formats/words/describe-place.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextPosition } from '#shared/result.ts';

export interface Warning {
  readonly text: string;
  /** The path in the data: `$.users[3]`. */
  readonly path?: string;
  /** The position in the input. */
  readonly position?: TextPosition;
}

interface Props {
  /** What is listed, in one line: "2 duplicate keys". If it is blank, nothing is shown. */
  readonly summary: string;
  readonly warnings: readonly Warning[];
  /** How many more warnings there are. */
  readonly unlisted: number;
  /** Goes to a position in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

/** Warnings below a result: one line that opens into a list. */
export function WarningList({ summary, warnings, unlisted, onGoTo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (summary === '') {
    return null;
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        color="warning"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<WarningIcon />}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'none' : 'rotate(180deg)' }} />}
        sx={{
          justifyContent: 'flex-start',
          textAlign: 'start',
          px: 1.5,
          borderRadius: 0,
          fontSize: 13,
          '& .MuiButton-endIcon': { ml: 'auto' },
        }}
      >
        {summary}
      </Button>
      <Box
        component="ul"
        id={listId}
        hidden={!isOpen}
        tabIndex={0}
        aria-label="Warnings"
        sx={{ m: 0, px: 1.5, pb: 1, maxHeight: 160, overflowY: 'auto', listStyle: 'none', fontSize: 13 }}
      >
        {warnings.map(({ position, text, path }) => (
          <Box component="li" key={`${position?.offset} ${path} ${text}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {position && <Place position={position} onGoTo={onGoTo} />}
            {text}{' '}
            {path !== undefined && (
              <Box component="code" sx={{ color: 'text.secondary' }}>
                {path}
              </Box>
            )}
          </Box>
        ))}
        {unlisted > 0 && <li>… and {formatNumber(unlisted)} more.</li>}
      </Box>
    </Box>
  );
}

interface PlaceProps {
  readonly position: TextPosition;
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

function Place({ position, onGoTo }: PlaceProps) {
  const place = capitalize(describePlace(position));
  return onGoTo ? (
    <Button size="small" onClick={() => onGoTo(position)} sx={{ minWidth: 0, mr: 1, py: 0, px: 0.75, minHeight: 24 }}>
      {place}
    </Button>
  ) : (
    <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
      {place}
    </Box>
  );
}
