import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { isAllowed } from '#tools/regex-tester/cheat-sheet/insert-syntax.ts';
import type { Syntax, SyntaxGroup } from '#tools/regex-tester/cheat-sheet/syntax-list.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly SyntaxGroup[];
  /** The index of the chosen option across all groups. */
  readonly active: number;
  /** The flags of the expression. */
  readonly flags: string;
  readonly optionId: (index: number) => string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (syntax: Syntax) => void;
}

/** The syntax, under the headings of its groups. */
export function SyntaxOptions({ id, groups, active, flags, optionId, onPoint, onChoose }: Props) {
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newly chosen one is scrolled into view.
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let count = 0;
  const placed = groups.map(({ title, entries }) => {
    const first = count;
    count += entries.length;
    return { title, entries, first };
  });
  return (
    <Box role="listbox" id={id} aria-label="Syntax" tabIndex={-1} sx={listLook}>
      {placed.map(({ title, entries, first }) => (
        <Box key={title} role="group" aria-label={title}>
          <Typography component="div" aria-hidden sx={headingLook}>
            {title}
          </Typography>
          {entries.map((entry, index) => {
            const isActive = first + index === active;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
              <div
                key={entry.syntax}
                ref={isActive ? activeOption : undefined}
                id={optionId(first + index)}
                role="option"
                tabIndex={-1}
                aria-selected={isActive}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => !isActive && onPoint(first + index)}
                onClick={() => onChoose(entry)}
              >
                <Box component="code" dir="ltr" sx={syntaxLook}>
                  {entry.syntax}
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>{entry.meaning}</Box>
                {!isAllowed(entry, flags) && (
                  <Chip
                    size="small"
                    variant="outlined"
                    label={`turns on the flag ${entry.needs}`}
                    sx={{ color: 'text.primary' }}
                  />
                )}
              </div>
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

const listLook = {
  maxHeight: '50vh',
  overflowY: 'auto',
  p: 1,
  outline: 'none',
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: { xs: 44, md: 32 },
    px: 1,
    borderRadius: 1,
    cursor: 'pointer',
    fontSize: 13,
  },
  '& [role="option"][aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-focus-main)',
  },
} as const;

const syntaxLook = {
  fontFamily: monospaceFont,
  width: { xs: 112, sm: 168 },
  flexShrink: 0,
  overflowWrap: 'anywhere',
} as const;

const headingLook = { px: 1, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' } as const;
