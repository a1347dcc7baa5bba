import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { Recognised } from '#tools/recognise.ts';
import { screenOf } from '#tools/screen-of.ts';
import { AnswerLook } from './answer-look.tsx';

interface Props {
  readonly id: string;
  readonly list: readonly Recognised[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly onOpen: (recognised: Recognised) => void;
}

const listLook = {
  m: 0,
  p: 0.75,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '20px 1fr auto', sm: '20px minmax(136px, 200px) 1fr auto' },
    alignItems: 'center',
    columnGap: 1.5,
    minHeight: 44,
    px: 1.25,
    py: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& > div:hover': { bgcolor: 'action.hover' },
  '& > div[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 0 var(--mui-palette-focus-main)',
  },
  '& svg': { color: 'text.secondary', fontSize: 20 },
} as const;

/** The options of the field, best first: each begins with its tool and shows the answer. */
export function AnswerList({ id, list, active, optionId, onChoose, onOpen }: Props) {
  const activeOption = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active > 0) {
      activeOption.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [active]);
  return (
    <Box role="listbox" id={id} aria-label="What it can be" sx={listLook}>
      {list.map((recognised, index) => {
        const { entry, folder } = screenOf(recognised.screenId);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
          <div
            key={recognised.screenId}
            ref={index === active ? activeOption : undefined}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== active && onChoose(index)}
            onClick={() => onOpen(recognised)}
          >
            <ToolIcon name={folder} />
            <Box component="span" sx={{ fontWeight: 600, fontSize: 14 }}>
              {entry.heading.replace(/…$/, '')}
            </Box>
            <Box
              component="span"
              sx={{
                gridColumn: { xs: '2 / -1', sm: 'auto' },
                gridRow: { xs: 2, sm: 'auto' },
                minWidth: 0,
                fontSize: 14,
                overflowWrap: 'anywhere',
                display: '-webkit-box',
                WebkitLineClamp: '2',
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {recognised.preview}
            </Box>
            {recognised.look && <AnswerLook look={recognised.look} />}
          </div>
        );
      })}
    </Box>
  );
}
