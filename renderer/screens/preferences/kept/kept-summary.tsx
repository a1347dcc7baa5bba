import Box from '@mui/material/Box';
import { choiceKeys } from '#renderer/state/kept/choice-keys.ts';
import { readStored, storedKeys } from '#renderer/state/kept/storage.ts';
import { sidebarKey, userPreferencesKey } from '#renderer/state/preferences/stored-look.ts';
import { useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { useFavourites } from '#renderer/state/screens/favourites.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { textInputNames } from '#tools/text-inputs.ts';
import { PreferenceRow } from '../preference-row.tsx';

/** Counts the bytes of the keys and their values in UTF-16, as browsers measure a site's storage. */
const bytesOf = (keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + 2 * (key.length + (readStored(key)?.length ?? 0)), 0);

/** Describes what local storage holds now. */
function describeKept(favourites: number): readonly (readonly [what: string, howMuch: string])[] {
  const inputs = textInputNames.filter((name) => readStored(name) !== undefined);
  const choices = choiceKeys().filter((key) => key !== userPreferencesKey && key !== sidebarKey);
  return [
    [
      'What you typed',
      inputs.length === 0 ? 'nothing' : `${countOf(inputs.length, 'input')}, ${formatByteLength(bytesOf(inputs))}`,
    ],
    ['What you chose', choices.length === 0 ? 'nothing' : `on ${countOf(choices.length, 'screen')}`],
    ['Favourites', favourites === 0 ? 'none' : countOf(favourites, 'tool')],
    ['Altogether', formatByteLength(bytesOf(storedKeys()))],
  ];
}

/** What is kept on this machine, and how much there is of it. */
export function KeptSummary() {
  const favourites = useFavourites();
  // Each of these renders the component again when its stored data changes.
  useAppSelector(({ textInputs }) => textInputs);
  useUserPreferences();
  return (
    <PreferenceRow
      title="What is kept"
      detail="What you typed last, the history, what you chose, your preferences and your favourites are kept on this machine only."
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.25,
          m: 0,
          mt: 1,
          fontSize: 13,
          fontVariantNumeric: 'tabular-nums',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        {describeKept(favourites.length).map(([what, howMuch]) => (
          <Box key={what} sx={{ display: 'contents' }}>
            <dt>{what}</dt>
            <dd>{howMuch}</dd>
          </Box>
        ))}
      </Box>
    </PreferenceRow>
  );
}
