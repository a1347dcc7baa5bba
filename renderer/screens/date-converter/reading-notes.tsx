import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Choice, ClockChange } from '#tools/date-converter/zones/resolve-local-time.ts';
import type { DateConverter } from './use-date-converter.ts';

/** How the last input was interpreted, notes about it, and a choice if clocks skip or repeat its time. */
export function ReadingNotes({ converter: { reading, choose } }: { converter: DateConverter }) {
  const { format, notes = [], change } = reading?.ok ? reading.value : {};
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, fontSize: 13 }}>
      {change && <ClockChangeNote change={change} onChoose={choose} />}
      {format !== undefined && (
        <Box sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
          <InfoIcon aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
          <Box>
            <Box>Read as {format}.</Box>
            {notes.map((note) => (
              <Box key={note}>{note}</Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

interface ClockChangeProps {
  readonly change: ClockChange;
  readonly onChoose: (choice: Choice) => void;
}

function ClockChangeNote({ change, onChoose }: ClockChangeProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <WarningIcon aria-hidden color="warning" sx={{ fontSize: 18, mt: '1px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ mb: 1 }}>
          {change.message}{' '}
          {change.kind === 'gap'
            ? 'Which did you mean: the offset before the change, or the one after it?'
            : 'Which did you mean?'}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          orientation="vertical"
          aria-label="Which time is meant"
          value={change.chosen}
          onChange={(_, next: Choice | null) => next !== null && onChoose(next)}
        >
          <ToggleButton value="earlier" sx={{ justifyContent: 'flex-start' }}>
            Earlier: {change.earlier}
          </ToggleButton>
          <ToggleButton value="later" sx={{ justifyContent: 'flex-start' }}>
            Later: {change.later}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
    </Box>
  );
}
