import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { AnswerLook } from '#renderer/components/paste-box/answer-look.tsx';
import { useRecognition } from '#renderer/components/paste-box/use-recognition.ts';
import type { HistoryEntry } from '#renderer/state/history/entry.ts';
import { nothingPasted, type PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { wantedPreference } from '#renderer/state/preferences/wanted-preference.ts';
import { readStateLink } from '#renderer/state/screen-state/read-state-link.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { useRecentTools } from '#renderer/state/screens/recent-tools.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen, type Screen, type ScreenId } from '#tools/screens.ts';
import type { Choice, Group } from './choice.ts';
import { listActions } from './list-actions.ts';
import { listPastInputs } from './list-past-inputs.ts';
import { listPreferences, switchChoices } from './list-preferences.ts';
import { listScreens } from './list-screens.ts';
import { listSwitches, type PreferenceSwitch } from './list-switches.ts';
import { rankChoices } from './rank-choices.ts';
import { usePastInputs, useTextMatches } from './use-past-inputs.ts';
import { countUse, readUses, weightOf } from './uses.ts';

/** After this prefix, only actions and switches of preferences are searched. */
export const commandPrefix = '>';

/** A longer text cannot be a name: it was pasted to be recognised. */
const longestName = 80;

/** The most that a recent visit adds to the weight of a tool, however the user got there. */
const weightOfVisit = 0.1;

export interface Palette {
  readonly groups: readonly Group[];
  /** Whether the first entry stays first once more results are known. */
  readonly isDecided: boolean;
  readonly choose: (choice: Choice) => void;
}

/**
 * Computes what the palette shows for the typed or pasted content.
 * @param content keeps its identity until something changes
 */
export function usePalette(content: PastedContent, onClose: () => void, onShortcuts: () => void): Palette {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const theme = useAppSelector((state) => state.preferences.theme);
  const here = findScreen(useLocation().pathname)?.id;
  const recentTools = useRecentTools();
  const entries = usePastInputs();

  const isForCommands = content.text.trimStart().startsWith(commandPrefix);
  const query = isForCommands ? content.text.trimStart().slice(commandPrefix.length) : content.text;
  const isName = query.length <= longestName;
  const recognition = useRecognition(isForCommands ? nothingPasted : content, onClose);
  const textMatches = useTextMatches(entries, isForCommands || !isName ? '' : query);

  const restore = async (entry: HistoryEntry, screen: Screen) => {
    try {
      const { inputRestored } = await import('#renderer/state/history/restore-input.ts');
      if ((await dispatch(inputRestored(entry))) && screen.id !== here) {
        dismissHiddenScreens(screen.path);
        void navigate(screen.path);
      }
    } catch (error) {
      console.error(error);
      toast({ message: 'The history could not be read. Reload the page, then try again.', type: 'error' });
    }
  };
  const openPreference = (title: string) => {
    wantedPreference.write({ title });
    void navigate(screenOf('Preferences').path);
  };
  const turn = ({ title, value, choose }: PreferenceSwitch) => {
    dispatch(choose);
    toast({ message: `${title}: ${value}.`, type: 'success', autoHideDuration: 4000 });
  };

  // These are read once on opening: nothing changes below the palette.
  const [now] = useState(Date.now);
  const [uses] = useState(readUses);
  const [lists] = useState(() => ({
    tools: listScreens((path) => void navigate(path)),
    actions: listActions(here, onShortcuts),
    named: listPreferences(openPreference),
    switches: switchChoices(listSwitches(theme), turn),
  }));
  const past = listPastInputs(entries, now, (entry, screen) => void restore(entry, screen));
  const link = isForCommands ? undefined : readStateLink(content.text);
  const linked: readonly Choice[] =
    link === undefined
      ? []
      : [
          {
            id: 'link',
            screenId: link.screenId,
            icon: screenOf(link.screenId).folder,
            heading: `Open this link: ${headingOf(link.screenId)}`,
            detail: 'With someone’s settings. You see them before anything is replaced.',
            keywords: [],
            run: () => void navigate(link.address),
          },
        ];
  const answers: readonly Choice[] = recognition.isCurrent
    ? recognition.list.map((recognised) => {
        return {
          id: `answer-${recognised.screenId}`,
          useId: `screen:${recognised.screenId}`,
          screenId: recognised.screenId,
          icon: screenOf(recognised.screenId).folder,
          heading: headingOf(recognised.screenId),
          detail: recognised.preview,
          keywords: [],
          look: recognised.look && <AnswerLook look={recognised.look} />,
          run: () => recognition.open(recognised),
          copy: () => recognition.copy(recognised),
        };
      })
    : [];

  const weightOfChoice = ({ useId, screenId }: Choice) => {
    const place = screenId === undefined ? -1 : recentTools.indexOf(findScreen(screenOf(screenId).path)?.toolId ?? '');
    const visited = place === -1 || screenId === here ? 0 : weightOfVisit * (1 - place / recentTools.length);
    return (useId === undefined ? 0 : weightOf(uses, useId, now)) + visited;
  };
  const ranked = rankChoices(
    isName ? query : '',
    isName
      ? {
          tools: isForCommands ? [] : lists.tools,
          actions: lists.actions,
          preferences: isForCommands ? lists.switches : [...lists.switches, ...lists.named],
          snippets: isForCommands ? [] : past.snippets,
          recent: isForCommands ? [] : past.recent,
        }
      : nothing,
    weightOfChoice,
    { choices: [...linked, ...answers], confidence: link === undefined ? (recognition.list[0]?.confidence ?? 0) : 1 },
    textMatches,
  );

  return {
    groups: ranked.groups,
    isDecided:
      link !== undefined || recognition.request === undefined || recognition.isCurrent || (isName && ranked.isDecided),
    choose: (choice) => {
      if (choice.useId !== undefined) {
        countUse(choice.useId);
      }
      if (choice.id.startsWith('answer-')) {
        choice.run();
        return;
      }
      // The focus returns to where it was before the choice moves it elsewhere.
      flushSync(onClose);
      choice.run();
    },
  };
}

const headingOf = (screenId: ScreenId) => screenOf(screenId).entry.heading.replace(/…$/u, '');

const nothing = { tools: [], actions: [], preferences: [], snippets: [], recent: [] };
