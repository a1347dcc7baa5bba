import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { AlertHeading } from '#renderer/components/alert-heading.tsx';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { PasteBox } from '#renderer/components/paste-box/paste-box.tsx';
import { useNeverUsesNetwork } from '#renderer/state/host/network.ts';
import { useOfferedFavourites, useOfferedRecentTools } from '#renderer/state/host/offered.ts';
import { pastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';
import { linkOf } from '#tools/link-of.ts';
import { screenOf } from '#tools/screen-of.ts';
import { HostFaults, HostText } from './host-text.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { ToolStrip } from './tool-strip.tsx';

// Loaded separately, because it is below everything else on the page and longer than all of that.
const changeLog = createLazyPart(
  'ChangeLog',
  async () => (await import('./change-log.tsx')).ChangeLog,
  'when-online',
  'when-idle',
);

function linkToTool(id: string) {
  const tool = (tools as readonly CatalogueEntry[]).find((other) => other.id === id);
  return tool === undefined ? [] : [{ to: tool.route, icon: tool.folder, label: tool.menuLabel }];
}

export function View() {
  const neverUsesNetwork = useNeverUsesNetwork();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 1160 }}>
      <HostText />
      <PasteBox content={pastedContent.use()} onChange={pastedContent.write} isFocused />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: { xs: 1.5, md: 3 } }}>
        <ToolStrip
          title="Favourites"
          links={useOfferedFavourites().map((id) => linkOf(screenOf(id)))}
          hint="Press a tool’s star to add it here."
        />
        <ToolStrip
          title="Recent"
          links={useOfferedRecentTools().flatMap(linkToTool)}
          hint="The tools you use appear here."
        />
      </Box>
      <section aria-labelledby="all-tools">
        <Typography variant="h2" id="all-tools" sx={{ fontSize: 20, mb: 1.5 }}>
          All tools
        </Typography>
        <ToolGrid />
      </section>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 840 }}>
        <Alert severity="info" variant="outlined" role="note">
          {/* It is not in the user's language: the page's initial HTML, which the build makes, contains it, too. */}
          <AlertHeading>Last build: {new Date(__BUILD_TIME__).toUTCString()}</AlertHeading>
          {__PRODUCT__.description}
        </Alert>
        <HostFaults />
        {neverUsesNetwork && (
          <Alert severity="info" variant="outlined" role="status">
            Web Toolbox never uses the network, as chosen in{' '}
            <Link component={RouterLink} to="/preferences">
              Preferences
            </Link>
            .
          </Alert>
        )}
        <LazyPartView
          part={changeLog}
          props={{}}
          missing={(missing) => <MissingPartNote {...missing} what="The change log" />}
        />
      </Box>
    </Box>
  );
}
