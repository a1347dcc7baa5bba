import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { type Flag, flagDescriptions } from '#tools/regex-tester/expression/regexp-flags.ts';

interface Props {
  readonly flags: string;
  /** Whether flags cannot be appended to the expression. */
  readonly disabled: boolean;
  readonly onToggle: (flag: Flag) => void;
}

/** A button for each flag. */
export function FlagToggles({ flags, disabled, onToggle }: Props) {
  return (
    <ToggleButtonGroup size="small" aria-label="Flags" value={[...flags]} disabled={disabled}>
      {flagDescriptions.map(({ flag, name, effect }) => (
        <ToggleButton
          key={flag}
          data-hint={`${flag}, ${name}: ${effect}`}
          value={flag}
          aria-label={`Flag ${flag}, ${name}`}
          aria-description={effect}
          selected={flags.includes(flag)}
          onClick={() => onToggle(flag)}
          sx={{ minWidth: 36, px: 0, fontFamily: monospaceFont, fontWeight: flags.includes(flag) ? 700 : 400 }}
        >
          {flag}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
