import Box from '@mui/material/Box';
import { useId, useMemo, useRef, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import { ScrolledRows } from '#renderer/components/tree/scrolled-rows.tsx';
import { navigateTree } from '#renderer/components/tree/tree-navigation.ts';
import { TreeRow } from '#renderer/components/tree/tree-row.tsx';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { ExplanationRow } from '#tools/regex-tester/explanation/explain-pattern.ts';
import { parentOf, visibleRows } from '#tools/regex-tester/explanation/visible-rows.ts';
import type { TextRange } from '#tools/regex-tester/matches/matches.ts';

interface Props {
  readonly rows: readonly ExplanationRow[];
  readonly expression: string;
  /** Receives the part under the pointer or the keyboard focus. */
  readonly onPoint: (range: TextRange | undefined) => void;
}

/** Pixels. */
const rowHeight = 28;
/** The most characters of a part that are shown in a row; the chosen part is shown in full below the tree. */
const longestShown = 28;

/** The expression as a tree of its parts, each in plain words; the active part is highlighted in the expression. */
export function ExplanationTree({ rows, expression, onPoint }: Props) {
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [chosenIndex, setChosenIndex] = useState(0);
  const [explained, setExplained] = useState(rows);
  if (explained !== rows) {
    setExplained(rows);
    setClosed(new Set());
    setChosenIndex(0);
  }
  const shown = useMemo(() => visibleRows(rows, closed), [rows, closed]);
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount: shown.length,
    rowHeight,
  });
  const first = Math.floor(top);
  const last = Math.ceil(top + visible);
  const activePlace = Math.max(0, shown.indexOf(chosenIndex));
  const activeIndex = shown[activePlace] ?? 0;
  const rowId = (index: number) => `${treeId}-${index}`;

  const toggle = (index: number) => {
    const next = new Set(closed);
    if (!next.delete(index)) {
      next.add(index);
    }
    setClosed(next);
  };

  const hasChildren = (rows[activeIndex]?.descendants ?? 0) > 0;
  const { activate, onKeyDown } = navigateTree({
    rowCount: shown.length,
    activeRow: activePlace,
    active: { isOpen: hasChildren && !closed.has(activeIndex) },
    top,
    visible,
    scrollTo,
    onActivate: (place) => {
      const index = shown[place] ?? 0;
      setChosenIndex(index);
      onPoint(rows[index]);
    },
    onToggle: () => hasChildren && toggle(activeIndex),
    parentRow: () => shown.indexOf(parentOf(rows, activeIndex)),
  });

  const show = (index: number) => {
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
  };

  const activeRow = rows[activeIndex];
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
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
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', overflowAnchor: 'none', outlineOffset: -2, fontSize: 13 }}
      >
        <ScrolledRows
          height={height}
          offset={(first - top) * rowHeight}
          activeRow={(activePlace < first || activePlace >= last) && show(activeIndex)}
        >
          {shown.slice(first, last).map(show)}
        </ScrolledRows>
      </Box>
      {activeRow && <WholePart words={activeRow.words} source={expression.slice(activeRow.start, activeRow.end)} />}
    </Box>
  );
}

/**
 * The chosen part, shown below the tree because its rows have only one line: the whole source, and the whole
 * explanation.
 */
function WholePart({ words, source }: { readonly words: string; readonly source: string }) {
  return (
    <Box
      component="section"
      aria-label="The chosen part"
      tabIndex={0}
      sx={{
        // A fixed height, so that nothing moves while the user goes from row to row.
        height: 92,
        flexShrink: 0,
        overflow: 'auto',
        px: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
        outlineOffset: -2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="code" dir="ltr" sx={{ fontFamily: monospaceFont, color: 'primary.main', whiteSpace: 'pre-wrap' }}>
        {source}
      </Box>
      <Box>{words}</Box>
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
  return (
    <TreeRow
      id={id}
      depth={row.depth}
      height={rowHeight}
      isActive={isActive}
      isExpanded={row.descendants > 0 ? !isClosed : undefined}
      onActivate={onActivate}
      onToggle={onToggle}
      onMouseEnter={onPoint}
    >
      <Box
        component="code"
        dir="ltr"
        sx={{
          fontFamily: monospaceFont,
          // The brand colour is too pale on the chosen row.
          color: isActive ? 'text.primary' : 'primary.main',
          mr: 1.5,
          display: source === '' ? 'none' : 'inline',
        }}
      >
        {shortenText(source, longestShown)}
      </Box>
      {row.words}
    </TreeRow>
  );
}
