import Box from '@mui/material/Box';
import { codeText } from '../code-editor/look/code-metrics.ts';

interface Props {
  /** Its accessible name. */
  readonly label: string;
  readonly rows: number;
  /** The text, or as much of it as a field can show. */
  readonly excerpt: string;
}

/** The beginning of a long one-line text, such as Base64, which can be selected but not edited. */
export function TextExcerpt({ label, rows, excerpt }: Props) {
  return (
    <Box
      component="textarea"
      readOnly
      aria-label={label}
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
        ...codeText,
        fontSize: 13,
        lineHeight: '20px',
        wordBreak: 'break-all',
      }}
    />
  );
}
