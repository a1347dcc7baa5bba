import TimerIcon from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { RoomModel } from '#tools/poker-planning/room-model.ts';

interface Props {
  readonly timer: RoomModel['timer'];
  readonly disabled: boolean;
  /** Null stops the timer. */
  readonly onSet: (seconds: number | null) => void;
}

const minutes = [1, 2, 3, 5, 10, 15];

/** The timer of a story, which is the same for everyone. */
export function TimerControl({ timer, disabled, onSet }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOn = timer !== undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {isOn && <TimeLeft endsAt={timer.endsAt} />}
      {/* One button for both, which keeps the focus. */}
      <Button
        size="small"
        startIcon={isOn ? undefined : <TimerIcon />}
        aria-haspopup={isOn ? undefined : 'menu'}
        disabled={disabled}
        onClick={({ currentTarget }) => (isOn ? onSet(null) : setAnchor(currentTarget))}
      >
        {isOn ? 'Stop timer' : 'Timer'}
      </Button>
      <Menu
        open={anchor !== null && !isOn}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Timer' } }}
      >
        {minutes.map((count) => (
          <MenuItem
            key={count}
            onClick={() => {
              setAnchor(null);
              onSet(count * 60);
            }}
          >
            {countOf(count, 'minute')}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const seconds = Math.max(0, Math.ceil((endsAt - useNow()) / 1000));
  const isOver = seconds === 0;
  return (
    <Box
      // Remounted so that the end of the timer is announced.
      key={String(isOver)}
      {...(isOver ? { role: 'alert' } : { role: 'timer', 'aria-label': 'Time left' })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: 16,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        color: isOver ? 'error.main' : 'text.primary',
      }}
    >
      <TimerIcon aria-hidden sx={{ fontSize: 20 }} />
      {isOver ? 'Time is up' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </Box>
  );
}
