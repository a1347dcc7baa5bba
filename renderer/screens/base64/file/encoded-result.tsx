import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { EncodedFile } from '#tools/base64/file/encode-file.ts';
import { encodedOutputs } from '#tools/base64/file/encoded-outputs.ts';
import { ExcerptField } from './excerpt-field.tsx';
import { ResultLayout } from './result-layout.tsx';

interface Props {
  readonly file: File;
  readonly encoded: EncodedFile;
  readonly onDecode: () => void;
}

/** The results for a file: an img tag if it is an image, a data: URI, and the bare Base64. */
export function EncodedResult({ file, encoded, onDecode }: Props) {
  const { mediaType, mayBeBase64 } = encoded;
  const outputs = useMemo(() => encodedOutputs(encoded, file.name), [encoded, file.name]);
  const image = useMemo(
    () => (mediaType.startsWith('image/') ? file.slice(0, file.size, mediaType) : undefined),
    [file, mediaType],
  );
  return (
    <>
      <ResultLayout image={image} name={file.name}>
        {outputs.map(({ label, content, length, excerpt, isWhole, fileName }) => (
          <ExcerptField
            key={label}
            label={label}
            of={file.name}
            excerpt={excerpt}
            note={
              isWhole
                ? `${formatNumber(length)} characters`
                : `${formatNumber(length)} characters, the first ${formatNumber(excerpt.length)} shown.`
            }
            rows={2}
            content={content}
            isCopied
            fileName={fileName}
          />
        ))}
      </ResultLayout>
      {mayBeBase64 && (
        <PaneNote role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 160px' }}>This file seems to hold Base64 already.</Box>
          <Button size="small" onClick={onDecode}>
            Decode it instead
          </Button>
        </PaneNote>
      )}
    </>
  );
}
