import Box from '@mui/material/Box';
import { segmentsOf } from '#renderer/components/large-text-view/row-segments.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { codeTabWidth } from './look/code-metrics.ts';
import { UnusualMarked } from './unusual/unusual-marked.tsx';

/** The editor's layout: padding, line numbers, and the space beside these. */
const layout = {
  gridArea: '1 / 1',
  m: 0,
  border: 0,
  p: '8px 12px 8px 8px',
  font: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  tabSize: codeTabWidth,
  whiteSpace: 'pre',
} as const;

/** Wraps lines as CodeMirror does. */
const wrapped = {
  ...layout,
  minWidth: 0,
  whiteSpace: 'break-spaces',
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
} as const;

/** The layout of the text, and of the field over it. */
export const layoutOf = (wrap: boolean) => (wrap ? wrapped : layout);

/** Pixels, including the space for the markers and folding controls beside the numbers. */
const narrowestGutter = 72;

/** The gutter beside the text, as in the editor. */
const gutter = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flexShrink: 0,
  boxSizing: 'border-box',
  minWidth: narrowestGutter,
  p: '8px 36px 8px 12px',
  textAlign: 'right',
  whiteSpace: 'pre',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
} as const;

/** The gutter with the numbers of all lines, or only with the space for them if lines wrap. */
export function LineNumbers({ count, wrap }: { readonly count: number; readonly wrap: boolean }) {
  return wrap ? (
    // Sets the width of the gutter to that of the last number. The numbers are drawn with their lines, which are
    // higher where they wrap.
    <Box aria-hidden sx={{ ...gutter, color: 'transparent' }}>
      {count}
    </Box>
  ) : (
    <Box aria-hidden sx={{ ...gutter, '&::first-line': { color: 'text.primary' } }}>
      {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
    </Box>
  );
}

interface Props {
  readonly lines: readonly string[];
  readonly wrap: boolean;
  readonly language: CodeEditorProps['language'];
  readonly marksUnusual: boolean;
}

/** The lines of a short text, drawn as the editor draws them; with their numbers if they wrap. */
export function PlainLines({ lines, wrap, language, marksUnusual }: Props) {
  return (
    <Box aria-hidden sx={layoutOf(wrap)}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <Box key={index} sx={index === 0 ? firstLine : undefined}>
          {wrap && <LineNumber line={index + 1} />}
          {language === 'json' ? (
            <>
              <JsonLine text={line} marksUnusual={marksUnusual} />
              {'\n'}
            </>
          ) : marksUnusual ? (
            <>
              <UnusualMarked text={line} />
              {'\n'}
            </>
          ) : (
            // A single text node: a separate line break would count as a layout shift when the line is filled.
            `${line}\n`
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Highlights the first line, where the caret is initially. */
const firstLine = { bgcolor: 'action.hover', mx: '-8px', px: '8px', mr: '-12px', pr: '12px' };

/** The number to the left of its line, in the space reserved for the numbers. */
function LineNumber({ line }: { readonly line: number }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        zIndex: 2,
        right: 'calc(100% + 8px)',
        p: '0 36px 0 12px',
        color: line === 1 ? 'text.primary' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'pre',
      }}
    >
      {line}
    </Box>
  );
}

function JsonLine({ text, marksUnusual }: { text: string; marksUnusual: boolean }) {
  return segmentsOf({ line: 1, text, continued: false }, 'json').map(({ from, text: part, className }) => (
    <span key={from} className={className}>
      {marksUnusual ? <UnusualMarked text={part} /> : part}
    </span>
  ));
}
