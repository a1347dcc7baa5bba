import { useCallback } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { LargeTextView } from '#renderer/components/large-text-view/large-text-view.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { countHexRows, hexRows } from '../hex-dump.ts';
import { ImagePreview } from '../image-preview.tsx';
import type { DecodedString } from './decode-string.ts';
import type { DecodedView } from './decoded-view.tsx';

interface Props {
  readonly decoded: DecodedString;
  readonly view: DecodedView;
  /** The bytes, with their type. */
  readonly blob: Blob;
}

/** The decoded bytes as text, as a hex dump or as an image. */
export function DecodedContent({ decoded, view, blob }: Props) {
  if (view === 'image') {
    return <ImagePreview content={blob} alt="Decoded image" />;
  }
  if (view === 'text') {
    return <CodeEditor label="Decoded text" value={decoded.text ?? ''} readOnly wrap />;
  }
  return decoded.bytes.length === 0 ? (
    <PaneMessage>There is no byte in it.</PaneMessage>
  ) : (
    <HexDump bytes={decoded.bytes} />
  );
}

/** Only the rows in sight are written. */
function HexDump({ bytes }: { readonly bytes: Uint8Array }) {
  const loadRows = useCallback(
    async (from: number, to: number) =>
      hexRows(bytes, from, to).map((text, index) => ({ line: from + index + 1, text, continued: false })),
    [bytes],
  );
  const count = countHexRows(bytes.length);
  return <LargeTextView label="Hex dump" rowCount={count} lineCount={count} loadRows={loadRows} />;
}
