import CheatSheetIcon from '@mui/icons-material/MenuBookOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useMemo, useRef, useState } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import type { ToolError } from '#shared/result.ts';
import { faultRange } from '#tools/regex-tester/expression/compile-expression.ts';
import { endsInEscape, parseExpression } from '#tools/regex-tester/expression/parse-expression.ts';
import { type Flag, toggleFlag } from '#tools/regex-tester/expression/regexp-flags.ts';
import { writeExpression } from '#tools/regex-tester/expression/write-expression.ts';
import type { TextRange } from '#tools/regex-tester/matches/matches.ts';
import { regexTester } from '#tools/regex-tester/tool.ts';
import { CheatSheet } from '../cheat-sheet/cheat-sheet.tsx';
import { useSlowParts } from '../slowness/use-slow-parts.ts';
import { ExpressionField } from './expression-field.tsx';
import { ExpressionNotes } from './expression-notes.tsx';
import { FlagToggles } from './flag-toggles.tsx';

interface Props {
  readonly input: TextInput;
  /** What is wrong with the expression. */
  readonly error: ToolError | undefined;
  /** Whether the expression finds nothing in the text. */
  readonly isWithoutMatch: boolean;
  /** The part that is active in the explanation. */
  readonly pointed: TextRange | undefined;
}

/** More marks in the expression would slow down typing. */
const mostMarked = 100;

/** The expression with its flags and notes. */
export function ExpressionPane({ input: { value, setValue }, error, isWithoutMatch, pointed }: Props) {
  const notesId = useId();
  const parsed = useMemo(() => parseExpression(value), [value]);
  const { slowParts, partsOf, isUnchecked } = useSlowParts(value);
  const marks = useMemo(() => {
    const fault = error && faultRange(error);
    return [
      ...(fault ? [{ ...fault, className: 'error' }] : []),
      ...slowParts
        .filter(({ slowness }) => partsOf === value && (slowness === 'explosive' || slowness === 'slow'))
        .slice(0, mostMarked)
        .flatMap(({ parts }) => parts.map((part) => ({ ...part, className: 'slow' }))),
      ...(pointed ? [{ ...pointed, className: 'pointed' }] : []),
    ];
  }, [error, slowParts, partsOf, value, pointed]);
  const pane = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <Box ref={pane} data-history-input={regexTester.inputs.expression.name} sx={{ flexShrink: 0 }}>
      <Pane
        title="Regular expression"
        options={
          <FlagToggles
            flags={parsed.flags}
            disabled={!parsed.isLiteral && endsInEscape(parsed.pattern)}
            onToggle={(flag: Flag) => setValue(writeExpression(parsed, toggleFlag(parsed.flags, flag)))}
          />
        }
        actions={
          <>
            <CheatSheetButton onOpen={() => setIsSheetOpen(true)} />
            <CopyButton content={value} label="regular expression" />
          </>
        }
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
            />
          </div>
        }
      >
        <ExpressionField
          ref={field}
          value={value}
          onChange={setValue}
          marks={marks}
          isInvalid={error !== undefined}
          describedBy={notesId}
        />
      </Pane>
      <CheatSheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        anchor={pane}
        field={field}
        expression={value}
        flags={parsed.flags}
        onInsert={setValue}
      />
    </Box>
  );
}

function CheatSheetButton({ onOpen }: { readonly onOpen: () => void }) {
  useScreenAction({ label: 'Cheat sheet of expressions', run: onOpen });
  return (
    <IconButton data-hint="Cheat sheet" size="small" aria-label="Cheat sheet" aria-haspopup="dialog" onClick={onOpen}>
      <CheatSheetIcon sx={{ fontSize: 20 }} />
    </IconButton>
  );
}
