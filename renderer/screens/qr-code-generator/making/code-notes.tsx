import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { RiskCode } from '#tools/qr-code-generator/code/find-risks.ts';
import type { CodeInput } from '#tools/qr-code-generator/code/make-qr-code.ts';
import { formatHexColor } from '#tools/qr-code-generator/options/hex-color.ts';
import type { QrCode } from '../code/make-code.ts';
import type { Check } from '../reading/check-code.ts';
import type { OptionsInput } from './use-options.ts';

interface Props {
  readonly code: QrCode;
  readonly check: LiveTask<CodeInput, Check>;
  readonly options: OptionsInput;
}

/** Says whether the code can be read, and what may prevent that. */
export function CodeNotes({ code, check, options }: Props) {
  return (
    <Box role="status" aria-label="Readability" sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <CheckLine check={check} />
      {code.risks.map((risk) => (
        <IconLine key={risk.code} severity="warning" action={<Remedy code={risk.code} options={options} />}>
          {risk.message}
        </IconLine>
      ))}
    </Box>
  );
}

/** If less of the error correction than this is left, a scratch or a shadow may be too much. */
const littleCorrection = 0.5;

/** The most UTF-16 code units shown of a text that differs from the intended one. */
const longestShown = 200;

function CheckLine({ check: { result, error, isBusy } }: { readonly check: Props['check'] }) {
  if (isBusy || (result === undefined && error === undefined)) {
    return <IconLine severity="info">Reading it back…</IconLine>;
  }
  if (error !== undefined || result === undefined) {
    return (
      <IconLine severity="warning">
        Not checked: {error?.message}
        {error?.retry && (
          <Button size="small" onClick={error.retry}>
            Retry
          </Button>
        )}
      </IconLine>
    );
  }
  switch (result.status) {
    case 'unreadable':
      return (
        <IconLine severity="error">
          This code cannot be read back: the reader finds no code in the image. Change its colours, logo or size.
        </IconLine>
      );
    case 'different':
      return (
        <IconLine severity="error">
          This code reads back as different text:{' '}
          {result.text === '' ? 'bytes that are not text' : shortenText(result.text, longestShown)}
        </IconLine>
      );
    default: {
      const unused = result.unusedCorrection ?? 1;
      const used = formatPercent(1 - unused);
      return unused < littleCorrection ? (
        <IconLine severity="warning">
          This code reads back, but what covers it uses up {used} of its error correction.
        </IconLine>
      ) : (
        <IconLine severity="success">
          Checked: this code reads back{unused < 1 && ` (${used} of its error correction is used)`}
        </IconLine>
      );
    }
  }
}

/** A button that addresses a risk. */
function Remedy({ code, options }: { readonly code: RiskCode; readonly options: OptionsInput }) {
  const { settings, set, setMany, canSet } = options;
  const button = (label: string, run: () => void) => (
    <Button size="small" disabled={!canSet} onClick={run}>
      {label}
    </Button>
  );
  switch (code) {
    case 'inverted':
      return button('Swap the colours', () =>
        setMany({ 'color.dark': formatHexColor(settings.light), 'color.light': formatHexColor(settings.dark) }),
      );
    case 'low-contrast':
      return button('Use black on white', () => setMany({ 'color.dark': '#000000ff', 'color.light': '#ffffffff' }));
    case 'small-margin':
      return button('Use a margin of 4', () => set('margin', 4));
    case 'ignored-width':
      return button('Size by scale', () => set('width', null));
    case 'small-modules':
      return button('Use 4 pixels a module', () => setMany({ scale: 4, width: null }));
    case 'logo-too-large':
      return settings.level === 'H' ? null : button('Use level H', () => set('errorCorrectionLevel', 'H'));
    default:
      return null;
  }
}
