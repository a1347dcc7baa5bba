import Box from '@mui/material/Box';
import { type ClipboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { segmentsOf } from '#renderer/components/large-text-view/row-segments.ts';
import { limitPaste } from './document/paste-limit.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { fieldOverText } from './field-over-text.ts';
import { codeFontSize, codeLineHeight, codeTabWidth, editorLimit, monospaceFont } from './look/code-metrics.ts';
import { tokenRules } from './look/token-colours.ts';
import { UnusualMarked } from './unusual/unusual-marked.tsx';

/** The user's place in a text. */
export interface EditorStart {
  /** In UTF-16 code units. */
  readonly anchor: number;
  readonly head: number;
  /** In pixels. */
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly hasFocus: boolean;
}

export interface PlainEditorHandle {
  readonly readPlace: () => EditorStart;
  /** Whether something is being done in it that would be interrupted. */
  readonly isBusy: () => boolean;
}

type Props = Pick<
  CodeEditorProps,
  | 'label'
  | 'value'
  | 'bytes'
  | 'onChange'
  | 'readOnly'
  | 'language'
  | 'errorAt'
  | 'placeholder'
  | 'wrap'
  | 'onLargeText'
  | 'onFileRejected'
  | 'maximumLength'
> & { readonly ref: Ref<PlainEditorHandle>; readonly marksUnusual?: boolean };

/**
 * In UTF-16 code units, or bytes. A longer text takes longer to draw than the editor, which draws only the visible
 * part.
 */
const longestPlain = 10_000;

/** More lines would need wider line numbers. */
const mostLines = 200;

/** Whether a text can be shown at once. */
export function isShort({ value, bytes }: Pick<CodeEditorProps, 'value' | 'bytes'>): boolean {
  const { length } = value ?? bytes ?? '';
  return length <= longestPlain && linesOf(value, bytes).length <= mostLines;
}

function linesOf(value: string | undefined, bytes: Uint8Array | undefined): string[] {
  return (value ?? new TextDecoder().decode(bytes)).split(/\r\n|\r|\n/u);
}

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

/** Shows a short text that looks and is announced as in the editor until that is there. The text can be edited. */
export function PlainEditor({
  ref,
  label,
  value,
  bytes,
  onChange,
  readOnly = false,
  language,
  errorAt,
  placeholder,
  wrap = false,
  marksUnusual = false,
  onLargeText,
  onFileRejected,
  maximumLength = editorLimit,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isPointerDown = useRef(false);
  const isComposing = useRef(false);
  const text = wrap ? wrapped : layout;
  const lines = useMemo(() => linesOf(value, bytes), [value, bytes]);
  useImperativeHandle(ref, () => ({
    isBusy: () => isPointerDown.current || isComposing.current,
    readPlace() {
      const { selectionStart = 0, selectionEnd = 0, selectionDirection = 'none' } = field.current ?? {};
      const isBackward = selectionDirection === 'backward';
      return {
        anchor: isBackward ? selectionEnd : selectionStart,
        head: isBackward ? selectionStart : selectionEnd,
        scrollTop: scroller.current?.scrollTop ?? 0,
        scrollLeft: scroller.current?.scrollLeft ?? 0,
        hasFocus: document.activeElement === field.current,
      };
    },
  }));
  /** Intercepts a paste before it is in the field: it may be megabytes, which the editor takes in slices. */
  const takePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replaceAll(/\r\n|\r/gu, '\n');
    if (text === '' || readOnly) {
      return;
    }
    const { value: present, selectionStart: from, selectionEnd: to } = event.currentTarget;
    const { file, error } = limitPaste(text, present.length - (to - from), maximumLength);
    if (file !== undefined) {
      onLargeText?.(file);
    } else if (error !== undefined) {
      onFileRejected?.(error);
    } else {
      if (text.length <= longestPlain) {
        event.currentTarget.setRangeText(text, from, to, 'end');
      }
      onChange?.(present.slice(0, from) + text + present.slice(to));
    }
  };
  return (
    <>
      <Box
        ref={scroller}
        dir="ltr"
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          display: 'flex',
          alignItems: 'stretch',
          fontFamily: monospaceFont,
          fontSize: codeFontSize,
          lineHeight: codeLineHeight,
          color: 'text.primary',
          ...tokenRules,
        }}
      >
        {wrap ? (
          // Sets the width of the gutter to that of the last number. The numbers are drawn with their lines, which are
          // higher where they wrap.
          <Box aria-hidden sx={{ ...gutter, color: 'transparent' }}>
            {lines.length}
          </Box>
        ) : (
          <Box aria-hidden sx={{ ...gutter, '&::first-line': { color: 'text.primary' } }}>
            {lines.map((_line, index) => index + 1).join('\n')}
          </Box>
        )}
        <Box sx={{ display: 'grid', flex: wrap ? '1 1 0' : '1 0 auto', minWidth: 0, alignContent: 'stretch' }}>
          <Box aria-hidden sx={text}>
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
          <Box
            component="textarea"
            ref={field}
            value={lines.join('\n')}
            readOnly={readOnly}
            onChange={(event) => onChange?.(event.target.value)}
            onPaste={takePaste}
            onPointerDown={() => {
              isPointerDown.current = true;
              const release = () => {
                isPointerDown.current = false;
              };
              addEventListener('pointerup', release, { once: true });
              addEventListener('pointercancel', release, { once: true });
            }}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={() => {
              isComposing.current = false;
            }}
            placeholder={placeholder}
            aria-label={label}
            aria-invalid={errorAt === undefined ? undefined : true}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            rows={1}
            wrap={wrap ? 'soft' : 'off'}
            sx={{ ...text, ...fieldOverText }}
          />
        </Box>
      </Box>
      <Box
        sx={{
          p: '2px 12px',
          borderTop: 1,
          borderColor: 'divider',
          fontSize: 12,
          lineHeight: '20px',
          textAlign: 'right',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        Ln 1, Col 1
      </Box>
    </>
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
