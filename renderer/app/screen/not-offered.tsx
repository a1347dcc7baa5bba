import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { documentTitle } from '#tools/document-title.ts';
import { screenOf } from '#tools/screen-of.ts';
import { homeRoute, type Screen } from '#tools/screens.ts';
import { ScreenHeader } from '../screen-header/screen-header.tsx';

const { folder, path, id, entry } = screenOf('About');

/** The header shown in place of a screen that the host of this site has hidden. */
export const notOffered: Screen = {
  folder,
  path,
  id,
  entry: { ...entry, heading: 'Not on this site', title: 'Not on this site', detail: '' },
};

/** Tells users who have followed a link or a bookmark to a hidden tool that it is not offered here. */
export function NotOffered({ screen }: { screen: Screen }) {
  useEffect(() => {
    document.title = documentTitle(notOffered.entry);
  }, []);
  const name = screen.entry.heading.replace(/…$/u, '');
  return (
    <>
      <ScreenHeader screen={notOffered} />
      <Box sx={{ px: { xs: 1, sm: 2 }, maxWidth: 720 }}>
        <p>“{name}” is a tool of Web Toolbox that the host of this site does not offer.</p>
        <p>
          What you kept in it stays in this browser.{' '}
          <Link component={RouterLink} to={homeRoute}>
            See the available tools
          </Link>
          .
        </p>
      </Box>
    </>
  );
}
