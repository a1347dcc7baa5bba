import { useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { hexRows } from '#tools/base64/hex-dump.ts';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';
import type { DecodeInput } from '#tools/base64/string/tasks.ts';
import { choices } from './choices.ts';
import { DecodedContent } from './decoded-content.tsx';
import { DecodedNotes } from './decoded-notes.tsx';
import { type DecodedView, DecodedViewToggle, decodedViewOf } from './decoded-view.tsx';
import { UriDetails } from './uri-details.tsx';

interface Props {
  readonly task: LiveTask<DecodeInput, DecodedString>;
  readonly isEmpty: boolean;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
  readonly onUseSample: () => void;
}

/** The most bytes whose hex dump can be copied: a dump is five times as long as its bytes. */
const copiedDumpLength = 2_000_000;

/** The decoded content: text, an image, or other bytes. */
export function DecodedPane({ task, isEmpty, onEncodingChange, onUseSample }: Props) {
  const { result, isBusy, isStale, cancel, error } = task;
  const { view: chosen } = choices.use();
  const view = result && decodedViewOf(result, chosen);
  const blob = useMemo(
    () => result && new Blob([result.bytes], { type: result.type?.mediaType ?? 'application/octet-stream' }),
    [result],
  );
  const extension = extensionForResult(result);

  return (
    <Pane
      title="Decoded"
      work={task}
      options={
        result &&
        view && <DecodedViewToggle decoded={result} view={view} onChange={(next) => choices.change({ view: next })} />
      }
      actions={
        <>
          {view === 'image' && blob?.type === 'image/png' ? (
            <CopyButton content={() => blob} mediaType="image/png" />
          ) : (
            <CopyButton content={result && view && copiedOf(result, view)} />
          )}
          <SaveButton
            getContent={() => blob}
            disabled={blob === undefined}
            suggestedName={`decoded.${extension}`}
            filter={{ name: 'File', extensions: [extension.replace(/\W.*/, '')] }}
          />
          <SendToButton text={result?.text} />
        </>
      }
      above={
        result?.wrapping.kind === 'data-uri' && (
          <UriDetails decoded={result} uri={result.wrapping} source={task.resultOf?.base64 ?? ''} />
        )
      }
      below={result && <DecodedNotes decoded={result} isStale={isStale} onEncodingChange={onEncodingChange} />}
    >
      <BusyIndicator isBusy={isBusy} label="Decoding" onCancel={cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put Base64, a data: URI or a PEM block under “Base64 to decode”: what is in it shows here as you type.
        </PaneMessage>
      )}
      {!isEmpty && result === undefined && error !== undefined && (
        <PaneMessage>Nothing is decoded yet. The error is marked under “Base64 to decode”.</PaneMessage>
      )}
      {result && view && blob && <DecodedContent decoded={result} view={view} blob={blob} />}
    </Pane>
  );
}

function extensionForResult(result: DecodedString | undefined): string {
  return result?.type?.extension ?? (result?.isPlainText ? 'txt' : 'bin');
}

function copiedOf(result: DecodedString, view: DecodedView): string | (() => string) | undefined {
  if (view === 'hex') {
    return result.bytes.length > copiedDumpLength || result.bytes.length === 0
      ? undefined
      : () => hexRows(result.bytes, 0, Number.POSITIVE_INFINITY).join('\n');
  }
  return result.text;
}
