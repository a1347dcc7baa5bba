import Box from '@mui/material/Box';
import { monospaceFont } from '#renderer/components/code-editor/editor-theme.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';

interface Props {
  /** "Data URI" */
  readonly label: string;
  /** Of the file, for the accessible names. */
  readonly of: string;
  /** The beginning of the content, or what stands for it. */
  readonly excerpt: string;
  /** What is said of the excerpt beside the label. */
  readonly note: string;
  readonly rows: number;
  readonly content: Blob;
  /** Whether the content is text. */
  readonly isCopied: boolean;
  readonly fileName: string;
}

/** The browser takes no more text than this into the clipboard, in bytes. */
const copiedLength = 200_000_000;

/** Names that no system takes, and the desktop's dialog refuses. */
function safeName(name: string): string {
  return name.replace(/[/\\:\p{Cc}]/gu, '_').slice(-200);
}

/** The beginning of a result that may be hundreds of megabytes, with what takes all of it elsewhere. */
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
      </Box>
      <Box
        component="textarea"
        readOnly
        aria-label={name}
        rows={rows}
        value={excerpt}
        spellCheck={false}
        sx={{
          display: 'block',
          width: '100%',
          resize: 'vertical',
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.primary',
          bgcolor: 'background.default',
          font: `13px/20px ${monospaceFont}`,
          fontVariantLigatures: 'none',
          wordBreak: 'break-all',
        }}
      />
    </Box>
  );
}
