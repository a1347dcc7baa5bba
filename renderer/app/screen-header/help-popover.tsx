import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ScreenEntry } from '#tools/define-tool.ts';
import { helpOf } from './help-texts.ts';

interface Props {
  readonly anchor: HTMLElement;
  readonly entry: Pick<ScreenEntry, 'id' | 'heading' | 'detail'>;
  readonly onClose: () => void;
}

/** The popover that the Help button of a screen opens. */
export function HelpPopover({ anchor, entry, onClose }: Props) {
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 420, p: 2 } } }}
    >
      <Typography variant="h2" id={titleId}>
        {entry.heading}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {entry.detail}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li + li': { mt: 0.75 } }}>
        {helpOf(entry.id).map((line) => (
          <Typography component="li" variant="body2" key={line}>
            {line}
          </Typography>
        ))}
      </Box>
    </Popover>
  );
}
