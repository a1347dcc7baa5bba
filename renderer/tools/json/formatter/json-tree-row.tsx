import ArrowIcon from '@mui/icons-material/KeyboardArrowRightOutlined';
import Box from '@mui/material/Box';
import type { TreeRow } from './tree-rows.ts';

/** Pixels. */
export const treeRowHeight = 26;

interface Props {
  readonly id: string;
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
}

const indentation = 18;

/** One value: its key or index, and a glance at it. */
export function JsonTreeRow({ id, row, isActive, onActivate, onToggle }: Props) {
  const { depth, key, index, parent, kind, preview, childCount, isExpanded, isShadowed } = row;
  const isContainer = kind === 'array' || kind === 'object';
  const unit = kind === 'array' ? ['item', 'items'] : ['key', 'keys'];
  return (
    // The tree has the focus and the keys: a row is only pointed at.
    <Box
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isActive}
      aria-expanded={isContainer && childCount > 0 ? isExpanded : undefined}
      tabIndex={-1}
      onClick={onActivate}
      onDoubleClick={onToggle}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: treeRowHeight,
        pr: 2,
        pl: `${8 + Math.min(depth, 60) * indentation}px`,
        whiteSpace: 'pre',
        cursor: 'default',
        bgcolor: isActive ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isActive ? 'action.selected' : 'action.hover' },
      }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={onToggle}
        sx={{ width: 20, height: 20, mr: 0.5, cursor: 'pointer', visibility: childCount > 0 ? 'visible' : 'hidden' }}
      >
        <ArrowIcon sx={{ fontSize: 20, transform: isExpanded ? 'rotate(90deg)' : 'none' }} />
      </Box>
      {parent !== undefined && (
        <>
          <Box
            component="span"
            sx={{
              color: key === undefined ? 'text.secondary' : 'primary.main',
              textDecoration: isShadowed ? 'line-through' : 'none',
            }}
          >
            {key ?? index}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            :
          </Box>
        </>
      )}
      {isContainer && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {childCount.toLocaleString()} {childCount === 1 ? unit[0] : unit[1]}
        </Box>
      )}
      {!(isContainer && isExpanded) && (
        <Box component="span" sx={{ color: isContainer ? 'text.secondary' : 'text.primary' }}>
          {preview}
        </Box>
      )}
    </Box>
  );
}
