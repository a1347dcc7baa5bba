import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { HistoryRow, type RowActions } from './history-row.tsx';
import { focusRow, useRowKeys } from './use-row-keys.ts';

interface Props extends RowActions {
  readonly entries: readonly HistoryEntry[];
  readonly region: RefObject<HTMLElement | null>;
  readonly hasLabels: boolean;
  /** What is shown if nothing is found; undefined if there are no entries at all. */
  readonly emptyText: string | undefined;
  readonly onLeave: () => void;
}

function groupsOf(entries: readonly HistoryEntry[]) {
  const groups = [
    { title: 'Snippets', rows: entries.filter(({ isPinned }) => isPinned) },
    { title: 'Recent', rows: entries.filter(({ isPinned }) => !isPinned) },
  ].filter(({ rows }) => rows.length > 0);
  return { groups, rows: groups.flatMap((group) => group.rows) };
}

/** The rows of the list: snippets first, then the most recent texts. */
export function GroupedEntries({ entries, region, hasLabels, emptyText, onLeave, ...actions }: Props) {
  const now = useNow();
  const [current, setCurrent] = useState<string>();
  const [named, setNamed] = useState<string>();
  const { groups, rows } = useMemo(() => groupsOf(entries), [entries]);
  const reached = rows.some(({ id }) => id === current) ? current : rows[0]?.id;
  const remove = (entry: HistoryEntry) => {
    const index = rows.indexOf(entry);
    // The focus moves to a neighbouring row before this one goes.
    if (!focusRow(region.current, index === rows.length - 1 ? index - 1 : index + 1)) {
      onLeave();
    }
    actions.onDelete(entry);
  };
  const startNaming = (entry: HistoryEntry | undefined) => {
    const former = named;
    setNamed(entry?.id);
    if (entry === undefined) {
      focusRow(
        region.current,
        Math.max(
          0,
          rows.findIndex(({ id }) => id === former),
        ),
      );
    }
  };
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A row that was pinned has moved, and has lost the focus on the way.
    const row = rows.findIndex(({ id }) => id === moved.current);
    if (row !== -1 && !document.activeElement?.closest('[data-history-row], input, button')) {
      focusRow(region.current, row);
      moved.current = undefined;
    }
  }, [rows, region]);
  const onKeyDown = useRowKeys({
    region,
    onLeave,
    onDelete: (id) => rows.filter((row) => row.id === id).forEach(remove),
  });
  if (rows.length === 0) {
    return (
      <Typography role="status" variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        {emptyText ??
          'Nothing yet. What you type, paste or open here is listed after a few seconds without a change, and so is any text that something replaces.'}
      </Typography>
    );
  }
  return groups.map((group) => (
    <Group key={group.title} title={group.title}>
      <Box
        component="ul"
        aria-label={group.title}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setCurrent(target.closest<HTMLElement>('[data-history-row]')?.dataset.historyRow)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {group.rows.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            now={now}
            hasLabel={hasLabels}
            isCurrent={entry.id === reached}
            isNamed={entry.id === named}
            onRestore={actions.onRestore}
            onPin={(one, isPinned) => {
              moved.current = one.id;
              actions.onPin(one, isPinned);
            }}
            onName={(one, name) => {
              moved.current = one.id;
              actions.onName(one, name);
              startNaming(undefined);
            }}
            onDelete={remove}
            onStartNaming={startNaming}
          />
        ))}
      </Box>
    </Group>
  ));
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography
        variant="h3"
        id={id}
        sx={{ px: 2, pt: 1.5, pb: 0.5, fontSize: 12, color: 'text.secondary', letterSpacing: '0.02em' }}
      >
        {title}
      </Typography>
      {children}
    </section>
  );
}
