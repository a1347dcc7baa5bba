import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { JsonWarnings } from '#renderer/components/lossless-json/json-warnings.ts';
import type { TextPosition } from '#shared/result.ts';

interface Props {
  readonly warnings: JsonWarnings;
  /** Shows a place in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number.toLocaleString()} ${number === 1 ? one : many}`];
}

/** What is lossless here but would not be in JavaScript: one line that opens into a list. */
export function WarningList({ warnings: { duplicateKeys, changedNumbers }, onGoTo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const summary = [
    ...count(duplicateKeys.total, 'duplicate key', 'duplicate keys'),
    ...count(changedNumbers.total, 'number that JavaScript would change', 'numbers that JavaScript would change'),
  ].join(', ');
  if (summary === '') {
    return null;
  }
  const items = [
    ...duplicateKeys.listed.map(({ key, path, position, earlierPosition }) => ({
      position,
      text: `The key ${JSON.stringify(key)} is also on line ${earlierPosition.line}; JavaScript keeps only the last one.`,
      path: path.dotted,
    })),
    ...changedNumbers.listed.map(({ number, javaScript, path, position }) => ({
      position,
      text: `${number} would become ${javaScript}.`,
      path: path.dotted,
    })),
  ];
  const unlisted = duplicateKeys.total + changedNumbers.total - items.length;
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
        {items.map(({ position, text, path }) => (
          <Box component="li" key={position.offset} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            {onGoTo ? (
              <Button
                size="small"
                onClick={() => onGoTo(position)}
                sx={{ minWidth: 0, mr: 1, py: 0, px: 0.75, minHeight: 24 }}
              >
                Line {position.line}, column {position.column}
              </Button>
            ) : (
              <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
                Line {position.line}, column {position.column}
              </Box>
            )}
            {text}{' '}
            <Box component="code" sx={{ color: 'text.secondary' }}>
              {path}
            </Box>
          </Box>
        ))}
        {unlisted > 0 && <li>… and {unlisted.toLocaleString()} more.</li>}
      </Box>
    </Box>
  );
}
