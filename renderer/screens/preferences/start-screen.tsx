import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { useIsOffered } from '#renderer/state/host/offered.ts';
import { changeUserPreferences, useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { screens } from '#tools/screens.ts';
import { PreferenceRow } from './preference-row.tsx';

/** Every screen of a tool once, with its first path. */
const options = screens
  .filter(({ id, toolId }, index) => toolId !== undefined && screens.findIndex((other) => other.id === id) === index)
  .map(({ id, path, entry }) => ({ id, value: path, label: entry.heading }));

export function StartScreenChoice() {
  const { startPath } = useUserPreferences();
  const isOffered = useIsOffered();
  return (
    <PreferenceRow
      title="Start screen"
      detail="Opens first unless the address names another screen."
      control={
        <CompactSelect
          label="Start screen"
          value={startPath}
          options={options.filter(({ id }) => isOffered(id))}
          onChange={(next) => changeUserPreferences({ startPath: next })}
        />
      }
    />
  );
}
