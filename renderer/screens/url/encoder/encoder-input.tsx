import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import type { Direction } from '#shared/formats/direction.ts';
import { encodingModes } from '#tools/url/encoder/encoding-modes.ts';
import type { Encoder } from './use-encoder.ts';

interface Props {
  readonly encoder: Encoder;
}

/** The input pane: the text, the direction, and errors. */
export function EncoderInput({ encoder }: Props) {
  const { input, direction, convert, mode, setMode, process } = encoder;
  const { error, isCancelled, runAgain } = process;
  return (
    <TextInputPane
      title="Content to encode/decode"
      input={input}
      error={error}
      placeholder="Paste or type a text, or drop a file"
      wrap
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Direction"
            value={direction}
            onChange={(_, next: Direction | null) => convert(next ?? direction)}
          >
            <ToggleButton value="encode" title="Encode">
              Enc.
            </ToggleButton>
            <ToggleButton value="decode" title="Decode">
              Dec.
            </ToggleButton>
          </ToggleButtonGroup>
          <CompactSelect label="What it is encoded for" value={mode} onChange={setMode} options={encodingModes} />
        </>
      }
      notes={
        isCancelled && (
          <CancelledNote action={direction === 'encode' ? 'Encode again' : 'Decode again'} onRetry={runAgain}>
            The work was cancelled.
          </CancelledNote>
        )
      }
    />
  );
}
