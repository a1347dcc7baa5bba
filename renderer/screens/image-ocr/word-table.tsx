import Box from '@mui/material/Box';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { formatPercent } from '#shared/formats/words/locale.ts';
import { isUncertain } from '#tools/image-ocr/measure-confidence.ts';
import type { QueuedImage } from '#tools/image-ocr/ocr-session.ts';
import type { RecognisedWord } from '#tools/image-ocr/read-words.ts';

interface Props {
  readonly image: QueuedImage | undefined;
  readonly onWord: (index: number) => void;
}

const columns: readonly Column<RecognisedWord>[] = [
  { id: 'word', header: 'Word', text: ({ text }) => text },
  {
    id: 'confidence',
    header: 'Confidence',
    text: ({ confidence }) => formatPercent(confidence / 100),
    sortBy: ({ confidence }) => confidence,
    width: 130,
    align: 'right',
  },
  {
    id: 'check',
    header: 'Note',
    text: (word) => (isUncertain(word) ? 'Check' : ''),
    render: (word) =>
      isUncertain(word) ? (
        <Box component="strong" sx={{ color: 'error.main' }}>
          Check
        </Box>
      ) : undefined,
    width: 90,
  },
];

const noWords: readonly RecognisedWord[] = [];

/** The words of the selected image, with the engine's confidence in each. */
export function WordTable({ image, onWord }: Props) {
  const words = image?.result?.recognition.words ?? noWords;
  return (
    <ResultTable<RecognisedWord>
      label={image === undefined ? 'Words' : `Words of ${image.name}`}
      columns={columns}
      rows={words}
      onRowActivate={onWord}
      emptyText={image?.result === undefined ? 'Run shows the words of the image here.' : 'No text was found in it.'}
    />
  );
}
