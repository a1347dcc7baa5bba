import Box from '@mui/material/Box';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { ImagePreview } from '#renderer/components/image-preview.tsx';
import { LargeTextView } from '#renderer/components/large-text-view/large-text-view.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { type BytesInRow, countHexRows, hexRows } from '#tools/base64/hex-dump.ts';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';
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
    <PaneMessage>The result is empty: it has no bytes.</PaneMessage>
  ) : (
    <HexDump bytes={decoded.bytes} />
  );
}

/** Pixels required by a row of sixteen bytes. */
const wideRow = 640;

/** A hex dump that renders only the visible rows. */
function HexDump({ bytes }: { readonly bytes: Uint8Array }) {
  const host = useRef<HTMLDivElement>(null);
  const [bytesInRow, setBytesInRow] = useState<BytesInRow>();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setBytesInRow((entry?.contentRect.width ?? 0) < wideRow ? 8 : 16));
    if (host.current) {
      observer.observe(host.current);
    }
    return () => observer.disconnect();
  }, []);
  const loadRows = useCallback(
    async (from: number, to: number) =>
      hexRows(bytes, from, to, bytesInRow).map((text, index) => ({ line: from + index + 1, text, continued: false })),
    [bytes, bytesInRow],
  );
  const count = countHexRows(bytes.length, bytesInRow);
  return (
    <Box ref={host} sx={{ height: '100%' }}>
      {bytesInRow && (
        <LargeTextView label="Hex dump" rowCount={count} lineCount={count} loadRows={loadRows} isNumbered={false} />
      )}
    </Box>
  );
}
