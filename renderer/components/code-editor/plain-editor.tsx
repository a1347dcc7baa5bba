import Box from '@mui/material/Box';
import { type ClipboardEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { longestText } from '#shared/text-checks.ts';
import { limitPaste } from './document/paste-limit.ts';
import type { CodeEditorProps } from './editor-props.ts';
import { fieldOverText } from './field-over-text.ts';
import { codeFontSize, codeLineHeight, monospaceFont } from './look/code-metrics.ts';
import { tokenRules } from './look/token-colours.ts';
import { LineNumbers, layoutOf, PlainLines } from './plain-lines.tsx';

/** The user's place in a text. */
export interface EditorStart {
  /** The fixed end of the selection, in UTF-16 code units; `head` is the other. */
  readonly anchor: number;
  readonly head: number;
  /** The scroll position, in pixels. */
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly hasFocus: boolean;
  /** The element that was edited. */
  readonly field: HTMLElement | null;
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
 * The greatest length in UTF-16 code units, or bytes. A longer text takes longer to draw than the editor, which draws
 * only the visible part.
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
  maximumLength = longestText,
}: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isPointerDown = useRef(false);
  const isComposing = useRef(false);
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
        field: field.current,
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
        <LineNumbers count={lines.length} wrap={wrap} />
        <Box sx={{ display: 'grid', flex: wrap ? '1 1 0' : '1 0 auto', minWidth: 0, alignContent: 'stretch' }}>
          <PlainLines lines={lines} wrap={wrap} language={language} marksUnusual={marksUnusual} />
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
            sx={{ ...layoutOf(wrap), ...fieldOverText }}
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
