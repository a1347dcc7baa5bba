import { readUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { readScreenActions } from '#renderer/state/screens/screen-actions.ts';
import type { ScreenId } from '#tools/screens.ts';
import { keyNames } from '../key-names.ts';
import type { Choice } from './choice.ts';

const keysOf = { back: keyNames.back, swap: keyNames.swap, copy: undefined, run: keyNames.result } as const;

/** The actions available on the screen below, each once. */
export function listActions(screenId: ScreenId | undefined, onShortcuts: () => void): readonly Choice[] {
  const ofScreen = readScreenActions().map(({ label, pane, role, isOfResult, run }, index) => ({
    id: `action-${index}`,
    useId: `action:${screenId}:${pane ?? ''}:${label}`,
    heading: label,
    detail: pane ?? '',
    keywords: role === 'copy' ? ['clipboard'] : [],
    keys: role === 'run' || (role === 'copy' && isOfResult) ? keyNames.result : role && keysOf[role],
    run,
  }));
  return [
    ...ofScreen,
    {
      id: 'action-shortcuts',
      useId: 'action:shortcuts',
      heading: 'Keyboard shortcuts',
      detail: 'What works here',
      keywords: ['keys', 'hotkeys'],
      keys: readUserPreferences().hasSingleKeys ? keyNames.shortcuts : undefined,
      run: onShortcuts,
    },
  ];
}
