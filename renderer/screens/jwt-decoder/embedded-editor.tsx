import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { partMarks } from './part-marks.ts';

/** In a small editor, the status line takes more room than it is worth. */
const plain: Extension = EditorView.theme({ '.cm-panels.cm-panels-bottom': { display: 'none' } });
const withParts: Extension = [plain, partMarks];

type Props = Omit<ComponentProps<typeof CodeEditor>, 'marks' | 'bytes' | 'value' | 'wrap'> & {
  readonly value: string;
  /** The number of lines that are visible at least, and at most before it scrolls. */
  readonly minimumLines?: number;
  readonly maximumLines?: number;
  /** Whether line numbers are shown. */
  readonly hasLineNumbers?: boolean;
  /** Whether the text is a token whose parts are coloured. */
  readonly isToken?: boolean;
};

/** The padding above and below the text. */
const padding = 16;
const borders = 2;

/** An editor among other content: as high as its text, within limits. */
export function EmbeddedEditor({
  minimumLines = 1,
  maximumLines = 20,
  hasLineNumbers = false,
  isToken = false,
  ...props
}: Props) {
  const { lineHeight } = useCodeMetrics();
  // Its minimum height is reserved before its code has been loaded.
  const lines = props.value.split('\n', maximumLines).length;
  const shownLines = Math.min(Math.max(lines, minimumLines), maximumLines);
  return (
    <Box
      sx={{
        flexShrink: 0,
        minHeight: shownLines * lineHeight + padding + borders,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '& .cm-editor': {
          height: 'auto',
          maxHeight: maximumLines * lineHeight + padding,
        },
        '& .cm-content, & .cm-gutters': { minHeight: `${minimumLines * lineHeight + padding}px !important` },
        '& .cm-editor:not(.cm-focused) .cm-activeLine': { bgcolor: 'transparent' },
        ...(!hasLineNumbers && { '& .cm-gutters': { display: 'none' }, '& .cm-line': { pl: 1.5 } }),
      }}
    >
      <CodeEditor {...props} wrap marks={isToken ? withParts : plain} />
    </Box>
  );
}
