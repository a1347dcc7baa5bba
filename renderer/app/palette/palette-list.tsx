import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { Choice, Group } from './choice.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly Group[];
  readonly active: Choice | undefined;
  readonly optionId: (choice: Choice) => string;
  readonly onPoint: (choice: Choice) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** The entries of the palette under the headings of their groups. */
export function PaletteList({ id, groups, active, optionId, onPoint, onChoose }: Props) {
  const activeOption = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  const isFirst = active === groups[0]?.choices[0];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) {
      // Scrolls to the top to show the heading above the entry as well.
      list.current?.scrollTo({ top: 0 });
    } else if (activeId !== undefined) {
      activeOption.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId, isFirst]);
  return (
    <Box ref={list} role="listbox" id={id} aria-label="Tools" tabIndex={-1} sx={listLook}>
      {groups.map(({ title, choices }, index) => (
        <Box key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
          <Typography id={`${id}-group-${index}`} component="div" sx={headingLook}>
            {title}
          </Typography>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
            <div
              key={choice.id}
              ref={choice === active ? activeOption : undefined}
              id={optionId(choice)}
              role="option"
              tabIndex={-1}
              aria-selected={choice === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => choice !== active && onPoint(choice)}
              onClick={() => onChoose(choice)}
            >
              <Line choice={choice} />
            </div>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Line({ choice: { icon, heading, detail, look, keys } }: { readonly choice: Choice }) {
  return (
    <>
      {icon === undefined ? (
        <Box aria-hidden sx={{ width: 20, textAlign: 'center', color: 'text.secondary', fontSize: 16 }}>
          ›
        </Box>
      ) : (
        <ToolIcon name={icon} sx={{ color: 'text.secondary', fontSize: 20 }} />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography noWrap>{heading}</Typography>
        <Typography noWrap component="div" variant="caption" sx={detailLook}>
          {detail}
        </Typography>
      </Box>
      {look}
      {keys !== undefined && (
        <Typography variant="caption" sx={{ ...detailLook, flexShrink: 0 }}>
          {keys}
        </Typography>
      )}
    </>
  );
}

const listLook = {
  maxHeight: '60vh',
  overflowY: 'auto',
  p: 1,
  outline: 'none',
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 1.5,
    py: 0.5,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& [role="option"][aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-focus-main)',
  },
} as const;

/** A paler text would be too hard to read on the background of the selected entry. */
const detailLook = { color: 'text.secondary', '[aria-selected="true"] &': { color: 'text.primary' } } as const;

const headingLook = { px: 1.5, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' } as const;
