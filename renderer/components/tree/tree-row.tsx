import ArrowIcon from '@mui/icons-material/KeyboardArrowRightOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  /** The number of rows that contain it. */
  readonly depth: number;
  /** The height of the row, in pixels. */
  readonly height: number;
  readonly isActive: boolean;
  /** Undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
  readonly onMouseEnter?: () => void;
  readonly children: ReactNode;
}

/** Pixels that each level is indented by, up to a maximum depth: deeper rows would have no room for their text. */
const indentation = 18;
const deepestIndented = 60;

/** A row of a tree. The tree itself has the focus and handles the keys; rows only react to the pointer. */
export function TreeRow(props: Props) {
  const { id, depth, height, isActive, isExpanded, onActivate, onToggle, onMouseEnter, children } = props;
  return (
    <Box
      id={id}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isActive}
      aria-expanded={isExpanded}
      tabIndex={-1}
      onClick={onActivate}
      onDoubleClick={onToggle}
      onMouseEnter={onMouseEnter}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height,
        pr: 2,
        pl: `${8 + Math.min(depth, deepestIndented) * indentation}px`,
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
        // Two clicks have toggled it twice.
        onDoubleClick={(event) => event.stopPropagation()}
        sx={{
          width: 20,
          height: 20,
          mr: 0.5,
          cursor: 'pointer',
          visibility: isExpanded === undefined ? 'hidden' : 'visible',
        }}
      >
        <ArrowIcon sx={{ fontSize: 20, transform: isExpanded ? 'rotate(90deg)' : 'none' }} />
      </Box>
      {children}
    </Box>
  );
}
