import Box from '@mui/material/Box';
import { useState } from 'react';
import { platform } from '#renderer/platform/index.ts';
import { chooseNeverUseNetwork, useNeverUsesNetwork } from '#renderer/state/host/network.ts';
import { useOfferedTools } from '#renderer/state/host/offered.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { PreferenceRow } from './preference-row.tsx';
import { SwitchRow } from './switch-row.tsx';

const isDesktop = platform.kind === 'desktop';

const refused = isDesktop
  ? 'No GitHub search, no poker rooms, no checks for updates. A link that you click still opens in your browser.'
  : 'No GitHub search, no poker rooms. The app still gets its own files from this site, and a link that you click opens.';

/** Whether the app may use the network, which both the page and the desktop shell obey. */
export function NetworkSwitch() {
  const isNever = useNeverUsesNetwork();
  const [isLost, setIsLost] = useState(false);
  return (
    <SwitchRow
      title="Never use the network"
      detail={refused}
      isOn={isNever}
      onChange={(next) => setIsLost(!chooseNeverUseNetwork(next))}
      note={
        isLost && isNever
          ? {
              severity: 'warning',
              text: 'The browser stores nothing for this site, so this holds until you reload or close the page.',
            }
          : undefined
      }
    />
  );
}

const callers = [
  {
    name: 'GitHub user projects',
    what: 'asks GitHub, or the server that you name, for what you search.',
    caller: 'github',
  },
  {
    name: 'Poker planning',
    what: 'talks to the server of the room that you join, for as long as you are in it.',
    caller: 'poker',
  },
  ...(isDesktop
    ? [{ name: 'Check for updates', what: 'asks the server of this build for a newer version.', caller: undefined }]
    : []),
];

/** The features that send data anywhere. */
export function CallersList() {
  const tools: readonly CatalogueEntry[] = useOfferedTools();
  const offered = callers.filter(
    ({ caller }) => caller === undefined || tools.some(({ callsOut }) => callsOut === caller),
  );
  return (
    <PreferenceRow title="Network access" detail="Nothing you type or open leaves this machine except through these.">
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 13 }}>
        {offered.map(({ name, what }) => (
          <li key={name}>
            <strong>{name}</strong> {what}
          </li>
        ))}
      </Box>
    </PreferenceRow>
  );
}
