import Box from '@mui/material/Box';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { TextExcerpt } from '#renderer/components/pane/text-excerpt.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';

interface Props {
  /** "Data URI" */
  readonly label: string;
  /** The name of the file, for the accessible names. */
  readonly of: string;
  /** The beginning of the content, or a placeholder for it. */
  readonly excerpt: string;
  /** A note about the excerpt, shown beside the label. */
  readonly note: string;
  readonly rows: number;
  readonly content: Blob;
  /** Whether the content is text, which can be copied. */
  readonly isCopied: boolean;
  readonly fileName: string;
}

/** Bytes: browsers put no more text than this on the clipboard. */
const copiedLength = 200_000_000;

/** Replaces names that no system accepts, and that the desktop's dialog refuses; the end has the extension. */
function safeName(name: string): string {
  return Array.from(name.replace(/[/\\:\p{Cc}]/gu, '_'))
    .slice(-100)
    .join('');
}

/** The beginning of a result that may be hundreds of megabytes, with buttons that take all of it elsewhere. */
export function ExcerptField({ label, of, excerpt, note, rows, content, isCopied, fileName }: Props) {
  const name = `${label} of ${of}`;
  const isTooLarge = isCopied && content.size > copiedLength;
  const extension = /\.([A-Za-z\d]{1,16})$/.exec(fileName)?.[1] ?? 'txt';
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontSize: 13, fontWeight: 600 }}>{label}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', mr: 'auto' }}>
          {isTooLarge ? `${note} Too large to copy: save it.` : note}
        </Box>
        {isCopied && <CopyButton content={() => content} disabled={isTooLarge || content.size === 0} label={name} />}
        <SaveButton
          label={name}
          getContent={() => content}
          suggestedName={safeName(fileName)}
          filter={{ name: 'File', extensions: [extension] }}
        />
        <SendToButton
          label={name}
          file={content.size === 0 ? undefined : new File([content], safeName(fileName), { type: content.type })}
        />
      </Box>
      <TextExcerpt label={name} rows={rows} excerpt={excerpt} />
    </Box>
  );
}
