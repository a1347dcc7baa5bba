import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { Children, Fragment, isValidElement, type ReactNode, useRef, useState } from 'react';
import { PaneOfControls } from '#renderer/state/screens/screen-actions.ts';
import { EditorSwitches } from './editor-switches.tsx';
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

/** What is in view while its menu is open, or is pressed several times in a row. */
const staying = '[aria-pressed], [aria-haspopup], [role="group"] *, .MuiInputBase-root *';

/** Whether the element that was clicked does something once, and thereby ends the choice; one in a menu does as well. */
function isCommand(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('button, a[href], [role="menuitem"]') : null;
  return control !== null && !control.matches(staying);
}

const closesAtOnce = { enter: 200, exit: 0 };

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
  /** The “…” that was pressed. From then on its controls stay: one may still wait for a result, or for a file. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = [...optionItems, ...actionItems];
  const foldedItems = items.filter((_, index) => folded.has(index));
  const hasMore = foldedItems.length > 0 || hasEditor;
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
            aria-label={`More of ${title}`}
            aria-haspopup="dialog"
            onClick={(event) => {
              setAnchor(event.currentTarget);
              setIsOpen(true);
            }}
          >
            <MoreIcon sx={{ fontSize: 20 }} />
          </IconButton>
        )}
        {anchor !== null && (
          <Popover
            open={isOpen}
            keepMounted
            anchorEl={anchor}
            transitionDuration={closesAtOnce}
            onClick={({ target }) => isCommand(target) && setIsOpen(false)}
            onClose={() => setIsOpen(false)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': `More of ${title}`, sx: foldedLook } }}
          >
            {foldedItems}
            {hasEditor && <EditorSwitches />}
          </Popover>
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

const foldedLook = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1,
  p: 1.5,
  maxWidth: 'calc(100vw - 32px)',
} as const;
