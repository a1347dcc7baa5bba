import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { FindBar } from '#renderer/components/code-editor/find/find-bar.tsx';
import {
  codeFontSize,
  codeLineHeight,
  codeTabWidth,
  monospaceFont,
} from '#renderer/components/code-editor/look/code-metrics.ts';
import { tokenRules } from '#renderer/components/code-editor/look/token-colours.ts';
import { ringWithin } from '#renderer/components/fields/ring-within.ts';
import { letterOfKey } from '#renderer/components/letter-of-key.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useCodeMetrics } from '#renderer/state/preferences/user-preferences.ts';
import type { TextRow } from '#shared/formats/text-rows/text-rows.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { startOfMatch } from './row-matches.ts';
import { findRowOfLine, type LoadRows } from './row-of-line.ts';
import type { RowLanguage } from './row-segments.ts';
import { RowView } from './row-view.tsx';
import { readSelectedRows } from './selected-rows.ts';
import { type ReadText, useRowFind } from './use-row-find.ts';
import { useRowWindow } from './use-row-window.ts';
import { useVirtualScroll } from './use-virtual-scroll.ts';

export interface LargeTextProps {
  /** The accessible name. */
  readonly label: string;
  readonly rowCount: number;
  readonly lineCount: number;
  /** Loads rows of the text; must be another function for another text. */
  readonly loadRows: LoadRows;
  /** If omitted, there is no search. */
  readonly readText?: ReadText | undefined;
  readonly language?: RowLanguage | undefined;
  /** Whether lines are numbered and can be jumped to; false for rows that tell their position themselves. */
  readonly isNumbered?: boolean | undefined;
}

/** What `LargeTextView` shows, once loaded. */
export function LargeTextRows({
  label,
  rowCount,
  lineCount,
  loadRows,
  readText,
  language = 'text',
  isNumbered = true,
}: LargeTextProps) {
  const { palette } = useTheme().vars;
  const scroller = useRef<HTMLDivElement>(null);
  const rowsBox = useRef<HTMLDivElement>(null);
  const toast = useToaster();
  const { lineHeight } = useCodeMetrics();
  const { top, visible, height, scrollTo, onScroll } = useVirtualScroll(scroller, {
    rowCount,
    rowHeight: lineHeight,
  });
  const first = Math.floor(top);
  const { from, rows } = useRowWindow({ first, last: Math.ceil(top + visible), rowCount, loadRows });
  const widest = useWidest(rows, loadRows);
  // While scrolling beyond the loaded rows, those stay in view.
  const shownTop = Math.max(from, Math.min(top, from + rows.length - visible));
  const shownFirst = Math.floor(shownTop);
  const shownRows = rows
    .slice(shownFirst - from, Math.ceil(shownTop + visible) - from)
    .map((row, index) => ({ row, place: shownFirst + index }));

  const search = useRowFind(readText, {
    first,
    focus: () => scroller.current?.focus(),
    show: (row) => scrollTo(row - visible / 2),
  });

  const { matches, chosen } = search;
  const chosenRow = matches === undefined || chosen === undefined ? undefined : startOfMatch(matches, chosen).row;

  const goToLine = async (line: number) => scrollTo(await findRowOfLine(line, rowCount, loadRows));

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && letterOfKey(event) === 'f' && readText !== undefined) {
      event.preventDefault();
      search.open();
      return;
    }
    if (isCommand && letterOfKey(event) === 'a' && event.target === scroller.current && rowsBox.current !== null) {
      event.preventDefault();
      document.getSelection()?.selectAllChildren(rowsBox.current);
      toast({ message: 'Only the rows in sight are selected. Copy and Save take the whole text.', type: 'info' });
      return;
    }
    if (event.key === 'Escape' && search.isOpen) {
      event.stopPropagation();
      search.close();
      return;
    }
    const target = isCommand ? edgeFor(event.key, rowCount) : placeFor(event.key, top, visible);
    if (target !== undefined && !event.altKey && event.target === scroller.current) {
      event.preventDefault();
      scrollTo(target);
    }
  };

  const onCopy = (event: ClipboardEvent) => {
    const text = rowsBox.current === null ? undefined : readSelectedRows(rowsBox.current);
    if (text !== undefined) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', text);
    }
  };

  const gutterWidth = isNumbered ? `${Math.max(3, String(lineCount).length)}ch` : undefined;
  return (
    <Box
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, bgcolor: 'background.paper' }}
    >
      {search.isOpen && (
        <FindBar
          query={search.query}
          status={search.status}
          isRefused={search.isRefused}
          asked={search.asked}
          onQueryChange={search.changeQuery}
          onMove={search.move}
          onClose={search.close}
        />
      )}
      <Box
        ref={scroller}
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        onCopy={onCopy}
        dir="ltr"
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          overflowAnchor: 'none',
          fontFamily: monospaceFont,
          fontSize: codeFontSize,
          lineHeight: codeLineHeight,
          tabSize: codeTabWidth,
          outlineOffset: -2,
          ...tokenRules,
          '& mark': {
            scrollMarginInline: '120px',
            color: 'inherit',
            bgcolor: palette.marks.found,
            outline: `1px solid ${palette.marks.foundEdge}`,
          },
          '& mark[data-chosen]': { outline: `2px solid ${palette.text.primary}` },
        }}
      >
        <div style={{ height, minWidth: `calc(${gutterWidth ?? '0px'} + ${widest}ch + 48px)`, width: 'max-content' }}>
          <div style={{ position: 'sticky', top: 0, height: 0 }}>
            <div ref={rowsBox} style={{ transform: `translateY(${(shownFirst - shownTop) * lineHeight}px)` }}>
              {shownRows.map(({ row, place }) => (
                <RowView
                  key={place}
                  row={row}
                  language={language}
                  place={place}
                  matches={search.matches}
                  chosen={place === chosenRow ? search.chosen : undefined}
                  gutterWidth={gutterWidth}
                />
              ))}
            </div>
          </div>
        </div>
      </Box>
      {isNumbered && <Footer lineCount={lineCount} onGo={(line) => void goToLine(line)} />}
    </Box>
  );
}

/** The greatest length, in UTF-16 code units, of the rows of the text seen so far. */
function useWidest(rows: readonly TextRow[], loadRows: LoadRows): number {
  const [seen, setSeen] = useState({ loadRows, widest: 0 });
  const widest = Math.max(seen.loadRows === loadRows ? seen.widest : 0, ...rows.map(({ text }) => text.length));
  if (seen.loadRows !== loadRows || seen.widest !== widest) {
    setSeen({ loadRows, widest });
  }
  return widest;
}

function placeFor(key: string, top: number, visible: number): number | undefined {
  const page = Math.max(1, Math.floor(visible) - 1);
  const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  const step = steps[key];
  return step === undefined ? undefined : Math.round(top) + step;
}

function edgeFor(key: string, rowCount: number): number | undefined {
  if (key === 'Home') {
    return 0;
  }
  return key === 'End' ? rowCount : undefined;
}

function Footer({ lineCount, onGo }: { readonly lineCount: number; readonly onGo: (line: number) => void }) {
  const [typed, setTyped] = useState('');
  const line = Number.parseInt(typed, 10);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (line >= 1) {
          onGo(line);
        }
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <InputBase
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="Go to line"
        inputProps={{ 'aria-label': 'Go to line', inputMode: 'numeric' }}
        sx={{
          width: 90,
          minHeight: 0,
          ...ringWithin,
          fontSize: 12,
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Typography variant="caption">{countOf(lineCount, 'line')}</Typography>
    </Box>
  );
}
