import GoodIcon from '@mui/icons-material/CheckCircleOutlined';
import BadIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { ImagePreview } from '#renderer/components/image-preview.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import type { OperationResult } from '#renderer/workers/operation-worker/create-operation-tasks.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenWithLength } from '#shared/formats/words/shorten-with-length.ts';
import { longestText } from '#shared/text-checks.ts';
import type { ResultRow } from '#tools/define-operation.ts';

/** UTF-16 code units of a value that a table shows; copying takes all of it. */
const longestValue = 4000;

interface Props {
  readonly result: OperationResult;
  /** Describes the result for users who cannot see it. */
  readonly title: string;
}

/** A result in the form that suits it: a table of named values, a text, an image, or a file that can only be saved. */
export function ResultContent({ result, title }: Props) {
  const { data, rows, mediaType } = result;
  const image = useMemo(
    () =>
      mediaType.startsWith('image/') && typeof data !== 'string' ? new Blob([data], { type: mediaType }) : undefined,
    [data, mediaType],
  );
  if (rows !== undefined) {
    return <RowTable rows={rows} title={title} />;
  }
  if (typeof data === 'string' && data.length <= longestText) {
    return <CodeEditor label="Result" value={data} language={isJsonType(mediaType) ? 'json' : 'text'} readOnly wrap />;
  }
  if (image !== undefined) {
    return <ImagePreview content={image} alt={title} />;
  }
  const size = typeof data === 'string' ? data.length : data instanceof Blob ? data.size : data.length;
  return (
    <PaneMessage>
      {typeof data === 'string'
        ? `A text of ${formatNumber(size)} characters: too large to show here. Save it to see it.`
        : `${formatByteLength(size)} of ${mediaType}: save them as a file.`}
    </PaneMessage>
  );
}

const isJsonType = (mediaType: string) => /[/+]json$/.test(mediaType);

function RowTable({ rows, title }: { readonly rows: readonly ResultRow[]; readonly title: string }) {
  return (
    <Box sx={{ height: '100%', overflow: 'auto' }}>
      <DetailTable
        label={title}
        headings={['Name', 'Value']}
        details={rows.map(({ name, value, note, tone }) => ({
          name,
          value,
          ...(value.length > longestValue && {
            shown: shortenWithLength(value, longestValue, 'copy or save it to have all'),
          }),
          ...(note !== undefined && { note: <Note text={note} tone={tone} /> }),
        }))}
      />
    </Box>
  );
}

function Note({ text, tone }: { readonly text: string; readonly tone: ResultRow['tone'] }) {
  if (tone === undefined) {
    return text;
  }
  const Icon = tone === 'good' ? GoodIcon : BadIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.primary' }}>
      <Icon aria-hidden color={tone === 'good' ? 'success' : 'warning'} sx={{ fontSize: 16, flexShrink: 0 }} />
      {text}
    </Box>
  );
}
