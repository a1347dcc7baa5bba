import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import {
  codeFontSize,
  codeLineHeight,
  codeTabWidth,
  monospaceFont,
} from '#renderer/components/code-editor/look/code-metrics.ts';
import { useRowWindow } from '#renderer/components/large-text-view/use-row-window.ts';
import { useVirtualScroll } from '#renderer/components/large-text-view/use-virtual-scroll.ts';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import { DiffRowView } from './diff-row-view.tsx';
import type { ShownComparison } from './use-text-comparison.ts';

export interface DiffRowsHandle {
  /** Scrolls to a row, placing it at a third of the height. */
  show(row: number): void;
  /** The first visible row. */
  readonly top: number;
}

interface Props {
  readonly ref: Ref<DiffRowsHandle>;
  readonly shown: ShownComparison;
  /** The selected difference, from 0. */
  readonly current: number | undefined;
  readonly onOpenFold: (gap: number) => void;
}

/**
 * The rows of a comparison of any length, of which only the visible ones are rendered. Lines do not wrap; both texts
 * scroll horizontally together. Fills its parent.
 */
export function DiffRows({ ref, shown, current, onOpenFold }: Props) {
  const { palette } = useTheme().vars;
  const { rowCount, loadRows, style, of, widest } = shown;
  const scroller = useRef<HTMLDivElement>(null);
  const { lineHeight } = useCodeMetrics();
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, { rowCount, rowHeight: lineHeight });
  const first = Math.floor(top);
  const { from, rows } = useRowWindow({ first, last: Math.ceil(top + visible), rowCount, loadRows });
  // While scrolling beyond the loaded rows, those stay in view.
  const shownTop = Math.max(from, Math.min(top, from + rows.length - visible));
  const shownFirst = Math.max(0, Math.floor(shownTop));
  const shownRows = rows
    .slice(Math.max(0, shownFirst - from), Math.max(0, Math.ceil(shownTop + visible) - from))
    .map((row, index) => ({ row, place: shownFirst + index }));

  useImperativeHandle(ref, () => ({ show: (row) => scrollTo(row - visible / 3), top }));

  const widestInSight = useWidestInSight(scroller, shownRows.length === 0 ? undefined : rows, shownFirst);
  const digits = Math.max(2, String(Math.max(...of.lineCounts)).length);
  const [share, gutters] = style === 'split' ? ['50%', digits + 5] : ['100%', 2 * digits + 7];

  const openFold = (gap: number) => {
    // The button of the fold goes away, and the focus would go to the top of the page with it.
    scroller.current?.focus({ preventScroll: true });
    onOpenFold(gap);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current || event.altKey) {
      return;
    }
    const target = placeFor(event, top, visible, rowCount);
    if (target !== undefined) {
      event.preventDefault();
      scrollTo(target);
    }
  };

  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={style === 'split' ? 'Differences, side by side' : 'Differences, unified'}
      tabIndex={0}
      dir="ltr"
      onKeyDown={onKeyDown}
      onScroll={() => {
        onScroll();
        scroller.current?.style.setProperty('--shift', `${-scroller.current.scrollLeft}px`);
      }}
      style={{ ['--number-width' as string]: `${digits}ch` }}
      sx={{
        height: '100%',
        containerType: 'inline-size',
        overflow: 'auto',
        overflowAnchor: 'none',
        fontFamily: monospaceFont,
        fontSize: codeFontSize,
        lineHeight: codeLineHeight,
        tabSize: codeTabWidth,
        outlineOffset: -2,
        '& .diff-removed': { bgcolor: palette.marks.removedLine },
        '& .diff-added': { bgcolor: palette.marks.addedLine },
        '& del': {
          bgcolor: palette.marks.removed,
          textDecoration: `line-through ${palette.error.main}`,
          borderRadius: '2px',
        },
        '& ins': {
          bgcolor: palette.marks.added,
          textDecoration: `underline 2px ${palette.success.main}`,
          textUnderlineOffset: '3px',
          textDecorationSkipInk: 'none',
          borderRadius: '2px',
        },
      }}
    >
      <div
        style={{
          height,
          width: `calc(100% + max(0px, max(${widest + 2}ch, ${widestInSight + 16}px) + ${gutters}ch + 28px - ${share}))`,
        }}
      >
        <div style={{ position: 'sticky', top: 0, left: 0, height: 0, width: '100cqw' }}>
          <div style={{ transform: `translateY(${(shownFirst - shownTop) * lineHeight}px)` }}>
            {shownRows.map(({ row, place }) => (
              <DiffRowView
                key={place}
                row={row}
                style={style}
                isCurrent={row.kind === 'changed' && row.change !== undefined && row.change === current}
                onOpenFold={openFold}
              />
            ))}
          </div>
        </div>
      </div>
    </Box>
  );
}

/**
 * The width in pixels of the widest line seen so far: tabs and wide characters take more room than their number
 * suggests.
 */
function useWidestInSight(scroller: { readonly current: HTMLElement | null }, rows: unknown, first: number): number {
  const [widest, setWidest] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows in sight are measured anew.
  useLayoutEffect(() => {
    const texts = scroller.current?.querySelectorAll<HTMLElement>('[data-line-text]') ?? [];
    const seen = Math.max(0, ...Array.from(texts, ({ offsetWidth }) => offsetWidth));
    setWidest((former) => Math.max(former, seen));
  }, [scroller, rows, first]);
  return widest;
}

function placeFor(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  top: number,
  visible: number,
  rowCount: number,
): number | undefined {
  const isCommand = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowDown':
      return Math.floor(top) + 1;
    case 'ArrowUp':
      return Math.ceil(top) - 1;
    case 'PageDown':
      return top + Math.max(1, visible - 2);
    case 'PageUp':
      return top - Math.max(1, visible - 2);
    case 'Home':
      return isCommand ? 0 : undefined;
    case 'End':
      return isCommand ? rowCount : undefined;
    default:
      return undefined;
  }
}
