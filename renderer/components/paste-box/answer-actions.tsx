import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { OtherPlace } from './answer-place.ts';
import { commandKey, Key } from './key.tsx';

interface Props {
  /** The heading of the screen that the chosen answer opens. */
  readonly heading: string;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
}

/** The actions on the chosen answer, and their keys. */
export function AnswerActions({ heading, onOpen, onCopy }: Props) {
  const isAlone = useContext(OtherPlace) !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="contained" size="small" onClick={onOpen}>
        Open {heading.replace(/…$/, '')}
      </Button>
      <Button variant="outlined" size="small" onClick={onCopy}>
        Copy the answer
      </Button>
      <Box
        component="span"
        sx={{
          display: { xs: 'none', md: isAlone ? 'none' : 'inline' },
          ml: 'auto',
          fontSize: 13,
          color: 'text.secondary',
        }}
      >
        <Key>↑</Key> <Key>↓</Key> choose · <Key>Enter</Key> opens · <Key>{commandKey}</Key>
        <Key>Enter</Key> copies · <Key>Esc</Key> clears
      </Box>
    </Box>
  );
}
