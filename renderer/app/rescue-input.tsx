import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useScreenInput } from '#renderer/state/inputs/screen-inputs.ts';
import type { ScreenId } from '#tools/screens.ts';

interface Props {
  readonly screenId: ScreenId;
  readonly canEmpty: boolean;
  readonly onEmptied: () => void;
}

/** Lets the user copy and clear the input of a screen that has failed and therefore cannot show it. */
export function RescueInput({ screenId, canEmpty, onEmptied }: Props) {
  const { text, isEmpty, empty } = useScreenInput(screenId);
  const copy = useCopy();
  const [isEmptied, setIsEmptied] = useState(false);
  return (
    <>
      {text !== '' && (
        <Button color="inherit" onClick={() => void copy(text)}>
          Copy the input
        </Button>
      )}
      {canEmpty && !isEmpty && (
        <Button
          color="inherit"
          onClick={() => {
            empty();
            setIsEmptied(true);
            onEmptied();
          }}
        >
          Empty this tool’s input
        </Button>
      )}
      <Box role="status" sx={{ alignSelf: 'center' }}>
        {isEmptied && 'The input is empty. Retry opens the screen.'}
      </Box>
    </>
  );
}
