import Box from '@mui/material/Box';
import { useId, useMemo } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { faultRange } from './compile-expression.ts';
import { ExpressionField } from './expression-field.tsx';
import { ExpressionNotes } from './expression-notes.tsx';
import { FlagToggles } from './flag-toggles.tsx';
import type { TextRange } from './matches.ts';
import { endsInEscape, parseExpression } from './parse-expression.ts';
import { type Flag, toggleFlag } from './regexp-flags.ts';
import { useSlowParts } from './slowness/use-slow-parts.ts';
import { writeExpression } from './write-expression.ts';

interface Props {
  readonly input: TextInput;
  /** What is wrong with the expression. */
  readonly error: ToolError | undefined;
  /** The expression finds nothing in the text. */
  readonly isWithoutMatch: boolean;
  /** The part that is looked at in the explanation. */
  readonly pointed: TextRange | undefined;
}

/** The expression, its flags, and what is to be said of it. */
export function ExpressionPane({ input: { value, setValue, isKept }, error, isWithoutMatch, pointed }: Props) {
  const notesId = useId();
  const parsed = useMemo(() => parseExpression(value), [value]);
  const { slowParts, partsOf, isUnchecked } = useSlowParts(value);
  const marks = useMemo(() => {
    const fault = error && faultRange(error);
    return [
      ...(fault ? [{ ...fault, className: 'error' }] : []),
      ...slowParts
        .filter(({ slowness }) => partsOf === value && (slowness === 'explosive' || slowness === 'slow'))
        .flatMap(({ parts }) => parts.map((part) => ({ ...part, className: 'slow' }))),
      ...(pointed ? [{ ...pointed, className: 'pointed' }] : []),
    ];
  }, [error, slowParts, partsOf, value, pointed]);
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Pane
        title="Regular expression"
        options={
          <FlagToggles
            flags={parsed.flags}
            disabled={!parsed.isLiteral && endsInEscape(parsed.pattern)}
            onToggle={(flag: Flag) => setValue(writeExpression(parsed, toggleFlag(parsed.flags, flag)))}
          />
        }
        actions={<CopyButton content={value} label="regular expression" />}
        below={
          <div id={notesId}>
            <ExpressionNotes
              expression={value}
              parsed={parsed}
              error={error}
              slowParts={slowParts}
              partsOf={partsOf}
              isUnchecked={isUnchecked}
              isWithoutMatch={isWithoutMatch}
              isKept={isKept}
            />
          </div>
        }
      >
        <ExpressionField
          value={value}
          onChange={setValue}
          marks={marks}
          isInvalid={error !== undefined}
          describedBy={notesId}
        />
      </Pane>
    </Box>
  );
}
