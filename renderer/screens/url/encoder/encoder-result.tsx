import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { LargeTextView } from '#renderer/components/large-text-view/large-text-view.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { LargeText } from '#tools/url/encoder/tasks.ts';
import type { Encoder } from './use-encoder.ts';

interface Props {
  readonly encoder: Encoder;
  readonly isEmpty: boolean;
  readonly onUseSample: () => void;
}

/** The encoded or decoded text. */
export function EncoderResult({ encoder, isEmpty, onUseSample }: Props) {
  const { direction, process, runner, swap } = encoder;
  const { result, resultOf, error, isBusy, isStale, cancel } = process;
  const content = result?.content;
  const text = typeof content === 'string' ? content : undefined;
  const cannotSwap = text === undefined || isStale || (error !== undefined && !isBusy);
  useScreenAction({ label: 'Switch data content', role: 'swap', isDisabled: cannotSwap, run: swap });

  return (
    <Pane
      title="Result"
      work={process}
      options={
        <Button size="small" startIcon={<SwapIcon />} disabled={cannotSwap} onClick={swap}>
          Switch data content
        </Button>
      }
      actions={
        <>
          <CopyButton content={typeof content === 'object' ? () => content.file : content} />
          <SaveButton
            getContent={() => (typeof content === 'object' ? content.file : content)}
            disabled={content === undefined || content === ''}
            suggestedName={resultOf?.direction === 'decode' ? 'decoded.txt' : 'encoded.txt'}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={text} />
        </>
      }
      below={
        result !== undefined &&
        resultOf !== undefined &&
        (isStale ? (
          <StaleNote>Made from the last text that could be converted</StaleNote>
        ) : (
          <PaneNote>
            {formatNumber(resultOf.text.length)} → {formatNumber(result.length)} characters
          </PaneNote>
        ))
      }
    >
      <BusyIndicator isBusy={isBusy} label={direction === 'encode' ? 'Encoding' : 'Decoding'} onCancel={cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a text under “Content to encode/decode”: it is encoded or decoded as you type.
        </PaneMessage>
      )}
      {!isEmpty && result === undefined && error !== undefined && (
        <PaneMessage>There is no result yet. The error is marked in the content.</PaneMessage>
      )}
      {text !== undefined && <CodeEditor label="Result" value={text} readOnly wrap />}
      {typeof content === 'object' && <LargeResult large={content} runner={runner} />}
    </Pane>
  );
}

function LargeResult({ large, runner }: { large: LargeText; runner: Encoder['runner'] }) {
  const loadRows = useCallback(
    async (from: number, to: number) => {
      const outcome = await runner.run('rows', { large, from, to }, { whenSuperseded: 'drop' });
      if (outcome.status !== 'done') {
        throw new Error('The result is no longer available. Change the input to create it again.');
      }
      return outcome.value;
    },
    [runner, large],
  );
  const readText = useCallback(async () => large.file, [large]);
  return (
    <LargeTextView
      label="Result in rows"
      rowCount={large.rowCount}
      lineCount={large.lineCount}
      loadRows={loadRows}
      readText={readText}
    />
  );
}
