import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Children, Fragment, isValidElement, type ReactNode, useRef, useState } from 'react';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { PaneOfControls } from '#renderer/state/screens/screen-actions.ts';
import { useFolding } from './use-folding.ts';

interface Props {
  readonly title: string;
  readonly titleId: string;
  readonly options?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the editor switches are behind “…”. */
  readonly hasEditor?: boolean;
}

/** The controls of a fragment as a list. */
function itemsOf(nodes: ReactNode): readonly ReactNode[] {
  return Children.toArray(nodes).flatMap((node) =>
    isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment ? itemsOf(node.props.children) : [node],
  );
}

const moreControls = createLazyPart('MoreControls', async () => (await import('./more-controls.tsx')).MoreControls);

/**
 * The top edge of a pane: its name, options, and at the right the actions that take the content elsewhere. It is one
 * row at every width: controls that do not fit are behind “…”, the last options first, and copy and save last.
 */
export function PaneToolbar({ title, titleId, options, actions, hasEditor = false }: Props) {
  const optionItems = itemsOf(options);
  const actionItems = itemsOf(actions);
  const row = useRef<HTMLDivElement>(null);
  // Options fold from the end; the actions after them from the beginning.
  const order = [
    ...optionItems.map((_, index) => optionItems.length - 1 - index),
    ...actionItems.map((_, index) => optionItems.length + index),
  ];
  const folded = useFolding(row, order, optionItems.length, hasEditor);
  /** The “…” that was pressed. From then on its controls stay. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = [...optionItems, ...actionItems];
  const foldedItems = items.filter((_, index) => folded.has(index));
  const hasMore = foldedItems.length > 0 || hasEditor;
  const more = `More of ${title}`;
  if (anchor !== null && !hasMore) {
    setAnchor(null);
    setIsOpen(false);
  }
  return (
    <PaneOfControls value={title}>
      <Box ref={row} sx={rowLook}>
        <Typography variant="h2" id={titleId} noWrap sx={{ fontSize: 14, mr: 'auto', minWidth: 0 }}>
          {title}
        </Typography>
        {items.map((item, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their place
            key={index}
            data-toolbar-item=""
            data-folded={folded.has(index) ? '' : undefined}
            inert={folded.has(index)}
          >
            {item}
          </div>
        ))}
        {hasMore && (
          <IconButton
            size="small"
            aria-label={more}
            aria-haspopup="dialog"
            onPointerEnter={moreControls.ask}
            onFocus={moreControls.ask}
            onClick={(event) => {
              setAnchor(event.currentTarget);
              setIsOpen(true);
            }}
          >
            <MoreIcon sx={{ fontSize: 20 }} />
          </IconButton>
        )}
        {anchor !== null && (
          <LazyPartView
            part={moreControls}
            props={{
              label: more,
              anchor,
              isOpen,
              onClose: () => setIsOpen(false),
              hasEditor,
              children: foldedItems,
            }}
            missing={(missing) =>
              isOpen && (
                <MissingPartNote {...missing} what={`“${more}”`} onClose={() => setIsOpen(false)} sx={overScreen} />
              )
            }
          />
        )}
      </Box>
    </PaneOfControls>
  );
}

const rowLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  height: { xs: 48, md: 40 },
  pl: 1.5,
  pr: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& > [data-toolbar-item]': { display: 'flex', alignItems: 'center', flexShrink: 0 },
  '& .MuiButton-root, & .MuiToggleButton-root, & .MuiInputBase-root': { height: { md: 32 }, minHeight: { md: 32 } },
  '& > [data-toolbar-item]:empty': { display: 'none' },
  // A folded item keeps its width, which tells when it fits again.
  '& > [data-folded]': { position: 'absolute', left: 0, width: 'max-content', visibility: 'hidden' },
} as const;
