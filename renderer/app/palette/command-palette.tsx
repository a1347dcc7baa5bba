import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { isComposing } from '#renderer/components/fields/is-composing.ts';
import { nothingPasted, type PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { truncateText } from '#shared/formats/words/shorten-text.ts';
import { keyNames } from '../key-names.ts';
import { preloadScreen } from '../screen/screen-view.tsx';
import type { Choice } from './choice.ts';
import { PaletteList } from './palette-list.tsx';
import { commandPrefix, usePalette } from './use-palette.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** How many characters of pasted text the field shows. It also removes line breaks, since it has a single line. */
const longestShown = 2000;
/** How many entries Page Up and Page Down move by. */
const page = 8;

/** Finds tools, actions, preferences and past inputs by a few letters, and recognises pasted content. */
export function CommandPalette({ onClose, onShortcuts }: Props) {
  const listId = useId();
  const [content, setContent] = useState<PastedContent>(nothingPasted);
  const { groups, isDecided, choose } = usePalette(content, onClose, onShortcuts);
  const choices = groups.flatMap((group) => group.choices);
  /** The entry selected by the keys or the pointer; undefined for the first one. */
  const [chosenId, setChosenId] = useState<string>();
  const active = choices.find(({ id }) => id === chosenId) ?? choices[0];
  /** Set when Enter was pressed before the first entry was decided. */
  const [wanted, setWanted] = useState<'run' | 'copy'>();

  const isChosen = active !== undefined && active.id === chosenId;
  const act = (how: 'run' | 'copy') => {
    if (!isDecided && !isChosen) {
      setWanted(how);
    } else if (active !== undefined && how === 'run') {
      choose(active);
    } else {
      active?.copy?.();
    }
  };
  const actNow = useEffectEvent((how: 'run' | 'copy') => {
    setWanted(undefined);
    act(how);
  });
  useEffect(() => {
    if (wanted !== undefined && isDecided) {
      actNow(wanted);
    }
  }, [wanted, isDecided]);

  const { screenId } = active ?? {};
  useEffect(() => {
    if (screenId !== undefined) {
      preloadScreen(screenId);
    }
  }, [screenId]);

  const change = (next: PastedContent) => {
    setContent(next);
    setChosenId(undefined);
    setWanted(undefined);
  };
  const move = (step: number, wraps: boolean) => {
    const index = active === undefined ? 0 : choices.indexOf(active);
    const next = wraps
      ? (index + step + choices.length) % choices.length
      : Math.min(Math.max(index + step, 0), choices.length - 1);
    setChosenId(choices[next]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    const action = isComposing(nativeEvent) || altKey || shiftKey ? undefined : keyActions[key];
    if (action !== undefined && (action === 'enter' || !(ctrlKey || metaKey))) {
      event.preventDefault();
      if (action === 'enter') {
        act(ctrlKey || metaKey ? 'copy' : 'run');
      } else {
        move(action.step, action.wraps);
      }
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // The field would join several lines into one, and would freeze while laying out a long text.
    if (text.length > longestShown || /[\r\n]/u.test(text.trim())) {
      event.preventDefault();
      change({ text });
    }
  };

  const count = countOf(choices.length, 'result');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Go to a tool' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={shownLine(content.text)}
        placeholder={`Find a tool, paste anything, or ${commandPrefix} for what can be done here`}
        onChange={({ target }) => change({ text: target.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': 'Find a tool',
            'aria-expanded': choices.length > 0,
            'aria-autocomplete': 'list',
            ...(active && { 'aria-controls': listId, 'aria-activedescendant': optionIdOf(listId, active) }),
            autoComplete: 'off',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
        sx={{ px: 2, py: 1.25, fontSize: 16, borderBottom: 1, borderColor: 'divider' }}
      />
      {choices.length > 0 && (
        <PaletteList
          id={listId}
          groups={groups}
          active={active}
          optionId={(choice) => optionIdOf(listId, choice)}
          onPoint={({ id }) => setChosenId(id)}
          onChoose={choose}
        />
      )}
      {choices.length === 0 && isDecided && (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>No tool and no command has that name</Typography>
      )}
      <Box sx={footLook}>
        <span role="status">{choices.length === 0 ? (isDecided ? 'No results' : '') : count}</span>
        {active?.copy !== undefined && <span>{keyNames.result} copies the answer</span>}
      </Box>
    </Dialog>
  );
}

const keyActions: Readonly<Record<string, 'enter' | { readonly step: number; readonly wraps: boolean }>> = {
  Enter: 'enter',
  ArrowDown: { step: 1, wraps: true },
  ArrowUp: { step: -1, wraps: true },
  PageDown: { step: page, wraps: false },
  PageUp: { step: -page, wraps: false },
};

const optionIdOf = (listId: string, { id }: Choice) => `${listId}-${id}`;

const shownLine = (text: string) =>
  text.length > longestShown || /[\r\n]/u.test(text) ? truncateText(text, longestShown).replaceAll(/\s+/gu, ' ') : text;

const footLook = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 2.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 12,
  color: 'text.secondary',
} as const;
