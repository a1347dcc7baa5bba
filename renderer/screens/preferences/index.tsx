import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchField } from '#renderer/components/fields/search-field.tsx';
import { wantedPreference } from '#renderer/state/preferences/wanted-preference.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { isBlank } from '#shared/text-checks.ts';
import { useFreshDesktopPreferences } from './desktop/desktop-preferences.tsx';
import { type PreferenceGroup, preferenceGroups } from './preference-groups.ts';
import { searchPreferences } from './preference-search.ts';

export function View() {
  const [query, setQuery] = useState('');
  useFreshDesktopPreferences();
  const region = useRef<HTMLDivElement>(null);
  const wanted = wantedPreference.use();
  // The page has scrolled to where the user last left this screen.
  useEffect(() => {
    if (wanted !== undefined) {
      showPreference(region.current, wanted.title);
    }
  }, [wanted]);
  // The request must not be repeated when the user comes back later.
  useEffect(() => () => wantedPreference.write(undefined), []);
  const shownQuery = wanted === undefined ? query : '';
  const found = searchPreferences(preferenceGroups, shownQuery);
  const count = found.reduce((sum, { preferences }) => sum + preferences.length, 0);
  return (
    <Box ref={region} sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 760 }}>
      <SearchField
        label="Search the preferences"
        query={shownQuery}
        onChange={(next) => {
          wantedPreference.write(undefined);
          setQuery(next);
        }}
        status={
          isBlank(shownQuery) ? '' : count === 0 ? 'No preference contains these words.' : countOf(count, 'preference')
        }
      />
      {found.map((group) => (
        <GroupView key={group.title} group={group} />
      ))}
    </Box>
  );
}

/** Scrolls to a preference and focuses its control or, if it has none, the preference itself. */
function showPreference(region: HTMLElement | null, title: string): void {
  const rows = [...(region?.querySelectorAll<HTMLElement>('[data-preference]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.preference === title);
  row?.scrollIntoView({ block: 'center' });
  const control = row?.querySelector<HTMLElement>(
    'button[aria-pressed="true"], button, input:not([type="hidden"]), select, [role="combobox"]',
  );
  (control ?? row)?.focus({ preventScroll: true });
}

function GroupView({ group: { title, preferences } }: { readonly group: PreferenceGroup }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper variant="outlined">
        {preferences.map(({ title: name, View }) => (
          <View key={name} />
        ))}
      </Paper>
    </Box>
  );
}
