import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const views = { matches: 'Matches', replacement: 'Replacement', list: 'List', explanation: 'Explanation' } as const;
type ResultView = keyof typeof views;

interface Props {
  readonly value: ResultView;
  readonly onChange: (value: ResultView) => void;
}

/** Chooses what the result shows of an expression. */
export function ViewChoice({ value, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Show as result"
      value={value}
      onChange={(_, next: ResultView | null) => next !== null && onChange(next)}
    >
      {Object.entries(views).map(([name, label]) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{ px: { xs: 1, sm: 1.5 }, '@container (max-width: 360px)': { px: 0.75, fontSize: 12 } }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
