import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type Ref, useMemo } from 'react';
import { fieldOverText } from '#renderer/components/code-editor/field-over-text.ts';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { tokenClass, tokenRules } from '#renderer/components/code-editor/look/token-colours.ts';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { parseExpression } from '#tools/regex-tester/expression/parse-expression.ts';
import { joinLines } from '#tools/regex-tester/expression/write-expression.ts';
import { usePasteLimit } from '../use-paste-limit.ts';
import { cutSegments, type Mark } from './cut-segments.ts';
import { tokenizePattern } from './tokenize-pattern.ts';

interface Props {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The marks shown in the expression: `error`, `slow`, `pointed`. */
  readonly marks: readonly Mark[];
  readonly isInvalid: boolean;
  /** The id of the element that describes the field. */
  readonly describedBy: string;
}

/** The longest expression that is coloured. */
const coloredLength = 5000;

const layout = {
  gridArea: '1 / 1',
  m: 0,
  px: 1.5,
  py: 1,
  border: 0,
  font: 'inherit',
  letterSpacing: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
  tabSize: 4,
} as const;

/**
 * The field for the expression: one line, which wraps at the edge and makes the field higher. The visible text is a
 * copy behind the field, with colours and marks.
 */
export function ExpressionField({ ref, value, onChange, marks, isInvalid, describedBy }: Props) {
  const { palette } = useTheme().vars;
  const limitPaste = usePasteLimit();
  const segments = useMemo(() => cutSegments(value, [...colorsOf(value), ...marks]), [value, marks]);
  return (
    <Box
      sx={{
        maxHeight: 172,
        overflow: 'auto',
        position: 'relative',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.main', outlineOffset: -2 },
      }}
    >
      <Box
        dir="ltr"
        sx={{
          display: 'grid',
          minHeight: { xs: 44, md: 40 },
          fontFamily: monospaceFont,
          fontSize: 16,
          lineHeight: '24px',
        }}
      >
        <Box
          aria-hidden
          sx={{
            ...layout,
            color: 'text.primary',
            ...tokenRules,
            '& .error': {
              bgcolor: 'action.selected',
              textDecoration: `underline wavy ${palette.error.main} 2px`,
              textDecorationSkipInk: 'none',
              textUnderlineOffset: '4px',
            },
            '& .slow': { borderBottom: `2px dotted ${palette.warning.main}` },
            '& .pointed': { bgcolor: 'action.selected', boxShadow: `inset 0 -2px ${palette.primary.main}` },
          }}
        >
          {segments.map(({ text, className }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are nothing but their place.
            <span key={index} className={className}>
              {text}
            </span>
          ))}
          {/* A field whose text ends in a line break has an additional line. */}
          {'\u200b'}
        </Box>
        <Box
          component="textarea"
          ref={ref}
          rows={1}
          value={value}
          onChange={({ target }) => onChange(joinLines(target.value))}
          onPaste={limitPaste}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
              event.preventDefault();
            }
          }}
          placeholder="/pattern/flags, or a pattern"
          aria-label="Regular expression"
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          sx={{ ...layout, ...fieldOverText }}
        />
      </Box>
    </Box>
  );
}

function colorsOf(value: string): Mark[] {
  if (value.length > coloredLength) {
    return [];
  }
  const { pattern, flags, patternStart, isLiteral } = parseExpression(value);
  const colors = tokenizePattern(pattern, flags).map(({ start, end, kind }) => ({
    start: patternStart + start,
    end: patternStart + end,
    className: tokenClass(kind),
  }));
  const end = patternStart + pattern.length;
  return isLiteral
    ? [
        { start: patternStart - 1, end: patternStart, className: tokenClass('punctuation') },
        ...colors,
        { start: end, end: end + 1, className: tokenClass('punctuation') },
        { start: end + 1, end: value.length, className: tokenClass('name') },
      ]
    : colors;
}
