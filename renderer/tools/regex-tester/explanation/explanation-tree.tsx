import ArrowIcon from '@mui/icons-material/KeyboardArrowRightOutlined';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/editor-theme.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import type { TextRange } from '../matches.ts';
import type { ExplanationRow } from './explain-pattern.ts';
import { parentOf, visibleRows } from './visible-rows.ts';

interface Props {
  readonly rows: readonly ExplanationRow[];
  readonly expression: string;
  /** The part that the pointer or the keyboard is at. */
  readonly onPoint: (range: TextRange | undefined) => void;
}

/** Pixels. */
const rowHeight = 28;
const indentation = 18;
/** A longer part is shown by its start. */
const longestShown = 28;

/** The expression as a tree of its parts, each in plain words; the part pointed at shows in the expression. */
export function ExplanationTree({ rows, expression, onPoint }: Props) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [activeIndex, setActiveIndex] = useState(0);
  const [explained, setExplained] = useState(rows);
  if (explained !== rows) {
    setExplained(rows);
    setClosed(new Set());
    setActiveIndex(0);
  }
  const shown = useMemo(() => visibleRows(rows, closed), [rows, closed]);
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount: shown.length,
    rowHeight,
  });
  const first = Math.floor(top);
  const activePlace = Math.max(0, shown.indexOf(activeIndex));
  const rowId = (index: number) => `${treeId}-${index}`;

  const activate = (place: number) => {
    const next = Math.min(Math.max(0, place), shown.length - 1);
    const index = shown[next] ?? 0;
    setActiveIndex(index);
    onPoint(rows[index]);
    if (next < top) {
      scrollTo(next);
    } else if (next + 1 > top + visible) {
      scrollTo(next + 1 - visible);
    }
  };

  const toggle = (index: number) => {
    const next = new Set(closed);
    if (!next.delete(index)) {
      next.add(index);
    }
    setClosed(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(visible) - 1);
    const places: Partial<Record<string, number>> = {
      ArrowUp: activePlace - 1,
      ArrowDown: activePlace + 1,
      PageUp: activePlace - page,
      PageDown: activePlace + page,
      Home: 0,
      End: shown.length - 1,
    };
    const place = places[event.key];
    const hasChildren = (rows[activeIndex]?.descendants ?? 0) > 0;
    const isOpen = hasChildren && !closed.has(activeIndex);
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (place !== undefined) {
      activate(place);
    } else if (event.key === 'ArrowRight') {
      if (isOpen) {
        activate(activePlace + 1);
      } else if (hasChildren) {
        toggle(activeIndex);
      }
    } else if (event.key === 'ArrowLeft') {
      if (isOpen) {
        toggle(activeIndex);
      } else {
        activate(shown.indexOf(parentOf(rows, activeIndex)));
      }
    } else if (hasChildren && (event.key === 'Enter' || event.key === ' ')) {
      toggle(activeIndex);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <Box
      ref={scroller}
      role="tree"
      aria-label="Explanation"
      aria-activedescendant={rowId(activeIndex)}
      tabIndex={0}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onFocus={() => onPoint(rows[activeIndex])}
      onBlur={() => onPoint(undefined)}
      onMouseLeave={() => onPoint(undefined)}
      sx={{ height: '100%', overflow: 'auto', overflowAnchor: 'none', outlineOffset: -2, fontSize: 13 }}
    >
      <div role="presentation" style={{ height, minWidth: 'max-content' }}>
        <div role="presentation" style={{ position: 'sticky', top: 0, height: 0 }}>
          <div role="presentation" style={{ transform: `translateY(${(first - top) * rowHeight}px)` }}>
            {shown.slice(first, Math.ceil(top + visible)).map((index) => {
              const row = rows[index];
              return (
                row && (
                  <Row
                    key={index}
                    id={rowId(index)}
                    row={row}
                    source={expression.slice(row.start, row.end)}
                    isActive={index === activeIndex}
                    isClosed={closed.has(index)}
                    onActivate={() => activate(shown.indexOf(index))}
                    onToggle={() => toggle(index)}
                    onPoint={() => onPoint(row)}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </Box>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: ExplanationRow;
  readonly source: string;
  readonly isActive: boolean;
  readonly isClosed: boolean;
  readonly onActivate: () => void;
  readonly onToggle: () => void;
  readonly onPoint: () => void;
}

function Row({ id, row, source, isActive, isClosed, onActivate, onToggle, onPoint }: RowProps) {
  const hasChildren = row.descendants > 0;
  return (
    // The tree has the focus and the keys: a row is only pointed at.
    <Box
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-selected={isActive}
      aria-expanded={hasChildren ? !isClosed : undefined}
      tabIndex={-1}
      onClick={onActivate}
      onDoubleClick={onToggle}
      onMouseEnter={onPoint}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: rowHeight,
        pr: 2,
        pl: `${8 + Math.min(row.depth, 40) * indentation}px`,
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
        sx={{ width: 20, height: 20, mr: 0.5, cursor: 'pointer', visibility: hasChildren ? 'visible' : 'hidden' }}
      >
        <ArrowIcon sx={{ fontSize: 20, transform: isClosed ? 'none' : 'rotate(90deg)' }} />
      </Box>
      <Box
        component="code"
        dir="ltr"
        sx={{
          fontFamily: monospaceFont,
          fontVariantLigatures: 'none',
          // The brand's colour is too pale on the chosen row.
          color: isActive ? 'text.primary' : 'primary.main',
          mr: 1.5,
          display: source === '' ? 'none' : 'inline',
        }}
      >
        {source.length > longestShown ? `${source.slice(0, longestShown)}…` : source}
      </Box>
      {row.words}
    </Box>
  );
}
