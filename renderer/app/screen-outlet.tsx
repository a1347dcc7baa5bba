import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ToolScreen } from '#renderer/components/tool-screen/tool-screen.tsx';
import { toggleFavourite, useFavourites } from '#renderer/state/favourites.ts';
import { documentTitle, findScreen, homeRoute, readParameters, type Screen } from '#shared/catalogue.ts';
import { ScreenView } from './screen-view.tsx';

// Home has no tabs, and it is what most people open first.
const ToolTabs = lazy(() => import('./tool-tabs.tsx').then(({ ToolTabs }) => ({ default: ToolTabs })));

/** Shows the screen that the address names; an unknown one leads Home. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  if (screen === undefined) {
    return <Navigate to={homeRoute} replace />;
  }
  const detail = readParameters(screen, pathname)[(screen.parameters?.length ?? 0) - 1];
  return <ScreenFrame screen={screen} title={documentTitle(screen.entry, detail)} />;
}

/** Pixels; kept free while the tabs load, so that nothing moves. */
const tabsHeight = 49;

function ScreenFrame({ screen, title }: { screen: Screen; title: string }) {
  const { id, entry, tabs } = screen;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {tabs && (
        <Suspense fallback={<Box sx={{ height: tabsHeight, flexShrink: 0 }} />}>
          <ToolTabs tool={tabs} current={screen} />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: { xs: '1 0 auto', md: 1 },
          minHeight: { md: 0 },
          p: { xs: 2, md: 3 },
        }}
      >
        <ToolScreen entry={entry} icon={screen.icon} {...useFavourite(screen)}>
          <ScreenView id={id} />
        </ToolScreen>
      </Box>
    </>
  );
}

/** Home and the app's own pages are always in reach: only tools can be favourites. */
function useFavourite({ toolId }: Screen) {
  const favourites = useFavourites();
  if (toolId === undefined || toolId === 'Home') {
    return {};
  }
  return { favourite: { isFavourite: favourites.includes(toolId), onToggle: () => toggleFavourite(toolId) } };
}
