import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { type PlacedRow, Tree } from '#renderer/components/tree/tree.tsx';
import { TreeRow } from '#renderer/components/tree/tree-row.tsx';
import { useTreeScroll } from '#renderer/components/tree/use-tree-scroll.ts';
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

/** The height of a row, in pixels. */
const rowHeight = 28;
/** The most characters of a part that are shown in a row; the chosen part is shown in full below the tree. */
const longestShown = 28;

/** The expression as a tree of its parts, each in plain words; the active part is highlighted in the expression. */
export function ExplanationTree({ rows, expression, onPoint }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [chosenIndex, setChosenIndex] = useState(0);
  const [explained, setExplained] = useState(rows);
  if (explained !== rows) {
    setExplained(rows);
    setClosed(new Set());
    setChosenIndex(0);
  }
  const shown = useMemo(() => visibleRows(rows, closed), [rows, closed]);
  const scroll = useTreeScroll(shown.length, rowHeight);
  const activePlace = Math.max(0, shown.indexOf(chosenIndex));
  const activeIndex = shown[activePlace] ?? 0;
  const hasChildren = (index: number) => (rows[index]?.descendants ?? 0) > 0;

  const toggle = (index: number) => {
    const next = new Set(closed);
    if (!next.delete(index)) {
      next.add(index);
    }
    setClosed(next);
  };

  const activeRow = rows[activeIndex];
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Tree
        label="Explanation"
        scroll={scroll}
        loaded={{ from: 0, rows: shown }}
        activeRow={activePlace}
        isOpen={(index) => hasChildren(index) && !closed.has(index)}
        onActivate={(place) => {
          const index = shown[place] ?? 0;
          setChosenIndex(index);
          onPoint(rows[index]);
        }}
        onToggle={(index) => hasChildren(index) && toggle(index)}
        parentOf={(index) => shown.indexOf(parentOf(rows, index))}
        keyOf={(index) => index}
        onFocus={() => onPoint(rows[activeIndex])}
        onBlur={() => onPoint(undefined)}
        onMouseLeave={() => onPoint(undefined)}
      >
        {(index, placed) => {
          const row = rows[index];
          return (
            row && (
              <Row
                {...placed}
                row={row}
                source={expression.slice(row.start, row.end)}
                isClosed={closed.has(index)}
                onToggle={() => toggle(index)}
                onPoint={() => onPoint(row)}
              />
            )
          );
        }}
      </Tree>
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

interface RowProps extends PlacedRow {
  readonly row: ExplanationRow;
  readonly source: string;
  readonly isClosed: boolean;
  readonly onToggle: () => void;
  readonly onPoint: () => void;
}

function Row({ row, source, isClosed, onToggle, onPoint, ...placed }: RowProps) {
  return (
    <TreeRow
      {...placed}
      depth={row.depth}
      isExpanded={row.descendants > 0 ? !isClosed : undefined}
      onToggle={onToggle}
      onMouseEnter={onPoint}
    >
      <Box
        component="code"
        dir="ltr"
        sx={{
          fontFamily: monospaceFont,
          // The brand colour is too pale on the chosen row.
          color: placed.isActive ? 'text.primary' : 'primary.main',
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
