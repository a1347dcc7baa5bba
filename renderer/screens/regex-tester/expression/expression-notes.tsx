import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import type { ToolError } from '#shared/result.ts';
import type { Expression } from '#tools/regex-tester/expression/parse-expression.ts';
import type { SlowPart } from '#tools/regex-tester/slowness/find-slow-parts.ts';
import { regexTester } from '#tools/regex-tester/tool.ts';
import { givesUpSilently } from '../slowness/gives-up-silently.ts';
import { canTakeTooLong, SlowPartNote } from '../slowness/slow-part-note.tsx';

interface Props {
  readonly expression: string;
  readonly parsed: Expression;
  readonly error: ToolError | undefined;
  readonly slowParts: readonly SlowPart[];
  /** The expression that the parts belong to. */
  readonly partsOf: string;
  readonly isUnchecked: boolean;
  /** Whether the expression finds nothing in the text. */
  readonly isWithoutMatch: boolean;
}

/** The most warnings that are shown at once. */
const mostWarnings = 2;

/** An escape that means a carriage return. */
const carriageReturn = /(?<!\\)(?:\\\\)*\\(?:r|x0d|u000d|cM)/iu;

/** The notes below an expression: errors, how it is interpreted, and what it can cost. */
export function ExpressionNotes({ expression, parsed, error, slowParts, partsOf, isUnchecked, isWithoutMatch }: Props) {
  const isTooSlow = error?.code === 'too-slow';
  const shownParts = slowParts.filter(({ slowness }) => slowness !== 'search' || isTooSlow).slice(0, mostWarnings);
  const { isLiteral, flags } = parsed;
  return (
    <>
      {error && <ErrorNote error={error} isOfOneLine />}
      {shownParts.map((part) => (
        <SlowPartNote key={`${part.parts[0]?.start}-${part.parts[0]?.end}`} expression={partsOf} part={part} />
      ))}
      {shownParts.some(canTakeTooLong) && givesUpSilently(navigator.userAgent) && (
        <InfoNote>
          This browser gives up on a search of very many steps without saying so: it can miss matches of this
          expression.
        </InfoNote>
      )}
      {isUnchecked && <InfoNote>This expression is too complex to check for what can make it slow.</InfoNote>}
      {!isLiteral && expression.startsWith('/') && expression.length > 1 && (
        <InfoNote>
          Read as a bare pattern, slashes included. In /pattern/flags, only the letters d g i m s u v y follow the last
          slash.
        </InfoNote>
      )}
      {error === undefined && expression !== '' && !flags.includes('g') && (
        <InfoNote>{`Without the flag g, only the first match is found${flags.includes('y') ? ', and with y only at the start of the text' : ''}.`}</InfoNote>
      )}
      {isWithoutMatch && carriageReturn.test(parsed.pattern) && (
        <InfoNote>Each line break of the text is one \n here, also that of Windows: \r finds none.</InfoNote>
      )}
      <InputNotes name={regexTester.inputs.expression.name} />
    </>
  );
}

function InfoNote({ children }: { children: string }) {
  return (
    <PaneNote role="status">
      <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px' }}>{children}</Box>
    </PaneNote>
  );
}
