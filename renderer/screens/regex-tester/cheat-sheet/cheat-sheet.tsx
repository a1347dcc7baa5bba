import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { findSyntax, isKnownHere } from '#tools/regex-tester/cheat-sheet/find-syntax.ts';
import { type Inserted, insertSyntax } from '#tools/regex-tester/cheat-sheet/insert-syntax.ts';
import { type Syntax, syntaxGroups } from '#tools/regex-tester/cheat-sheet/syntax-list.ts';
import { SyntaxOptions } from './syntax-options.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element below which the sheet opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The field of the expression, whose selection determines where the syntax is inserted. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly expression: string;
  readonly flags: string;
  readonly onInsert: (expression: string) => void;
}

/** A searchable list of the browser's regular expression syntax; the chosen entry is inserted into the expression. */
export function CheatSheet({ isOpen, onClose, anchor, field, expression, flags, onInsert }: Props) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const inserted = useRef<Inserted>(undefined);
  const known = useMemo(
    () => syntaxGroups.map((group) => ({ ...group, entries: group.entries.filter(isKnownHere) })),
    [],
  );
  const groups = useMemo(() => findSyntax(known, query), [known, query]);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(chosen, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (syntax: Syntax | undefined) => {
    const { current } = field;
    if (syntax !== undefined && current !== null) {
      const selected = { start: current.selectionStart, end: current.selectionEnd };
      inserted.current = insertSyntax(expression, selected, syntax);
      onInsert(inserted.current.expression);
      onClose();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen(Math.min(Math.max(active + step, 0), entries.length - 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[active]);
    } else if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      setQuery('');
      setChosen(0);
    }
  };
  const leave = () => {
    const { selection } = inserted.current ?? {};
    inserted.current = undefined;
    setQuery('');
    setChosen(0);
    field.current?.focus();
    if (selection !== undefined) {
      field.current?.setSelectionRange(selection.start, selection.end);
    }
  };

  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={onClose}
      // The focus returns to the place where the expression was left, or where the syntax was inserted.
      disableRestoreFocus
      // Text typed right after a choice must go into the expression.
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        transition: { onExited: leave },
        paper: {
          role: 'dialog',
          'aria-label': 'Cheat sheet',
          sx: { width: 520, maxWidth: 'calc(100vw - 32px)', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        placeholder="Search: lookahead, \d, line break"
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': 'Search the cheat sheet',
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-activedescendant': entries.length === 0 ? undefined : optionId(active),
            spellCheck: false,
            autoCapitalize: 'none',
            autoComplete: 'off',
          },
        }}
        sx={{ px: 2, minHeight: 44, borderBottom: 1, borderColor: 'divider', fontSize: 14 }}
      />
      <SyntaxOptions
        id={listId}
        groups={groups}
        active={active}
        flags={flags}
        optionId={optionId}
        onPoint={setChosen}
        onChoose={choose}
      />
      <Box
        role="status"
        sx={{ px: 2, py: 0.75, borderTop: 1, borderColor: 'divider', fontSize: 12, color: 'text.secondary' }}
      >
        {entries.length === 0
          ? 'Nothing in the cheat sheet matches.'
          : `JavaScript, as this browser knows it: ${countOf(entries.length, 'entry', 'entries')}. Enter inserts, around what is selected where it encloses something.`}
      </Box>
    </Popover>
  );
}
