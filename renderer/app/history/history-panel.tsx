import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { inputRestored } from '#renderer/state/history/restore-input.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { ScreenEntry } from '#tools/define-tool.ts';
import { historyInputsOf } from '#tools/text-inputs.ts';
import { GroupedEntries } from './grouped-entries.tsx';
import { HistoryFoot } from './history-foot.tsx';
import { HistoryNotes } from './history-notes.tsx';
import { useEntryActions } from './use-entry-actions.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { useHistoryList } from './use-history-list.ts';
import { focusRow } from './use-row-keys.ts';

interface Props {
  readonly entry: ScreenEntry;
  readonly onClose: () => void;
}

const noEntries: readonly HistoryEntry[] = [];

/** What the inputs of a screen have held, to be found, restored, pinned, named and deleted. */
export function HistoryPanel({ entry, onClose }: Props) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const region = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const inputs = historyInputsOf(entry);
  const list = useHistoryList(inputs);
  const all = list.entries ?? noEntries;
  const { entries, isSearching } = useFoundEntries(all, query);
  const first = entries.find(({ isPinned }) => isPinned) ?? entries[0];
  const actions = useEntryActions(all);
  const restore = (past: HistoryEntry) => {
    onClose();
    void dispatch(inputRestored(past));
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 460 }, display: 'flex', flexDirection: 'column', borderRadius: 0 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id={titleId}>
            History
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {entry.heading}
          </Typography>
        </Box>
        <IconButton data-hint="Close" aria-label="Close the history" onClick={onClose}>
          <CloseIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <TextField
        autoFocus
        type="search"
        size="small"
        inputRef={search}
        placeholder="Search names and texts"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) {
            return;
          }
          if (event.key === 'ArrowDown' && focusRow(region.current, 0)) {
            event.preventDefault();
          }
          if (event.key === 'Enter' && query !== '' && first !== undefined) {
            // The focus returns to the button, which would otherwise treat the key as a press.
            event.preventDefault();
            restore(first);
          }
        }}
        slotProps={{
          htmlInput: { 'aria-label': 'Search the history', spellCheck: false, autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon sx={{ fontSize: 20 }} />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mx: 2, my: 1.5 }}
      />
      <HistoryNotes {...list} onClose={onClose} />
      <Box ref={region} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', mt: 1, borderTop: 1, borderColor: 'divider' }}>
        {list.entries !== undefined && (
          <GroupedEntries
            entries={entries}
            region={region}
            hasLabels={inputs.length > 1}
            emptyText={all.length > 0 ? emptySearch(isSearching) : undefined}
            onRestore={restore}
            onPin={actions.pin}
            onName={actions.name}
            onDelete={actions.remove}
            onLeave={() => search.current?.focus()}
          />
        )}
      </Box>
      <HistoryFoot notice={actions.notice} recentCount={actions.recentCount} onClear={actions.clearRecent} />
    </Drawer>
  );
}

const emptySearch = (isSearching: boolean) => (isSearching ? 'Searching whole texts…' : 'No entry matches.');
