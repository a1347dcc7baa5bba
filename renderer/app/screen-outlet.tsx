import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ToolScreen } from '#renderer/components/tool-screen/tool-screen.tsx';
import { toggleFavourite, useFavourites } from '#renderer/state/favourites.ts';
import { documentTitle, findScreen, homeRoute, type Screen, type TabbedEntry } from '#shared/catalogue.ts';
import { ScreenView } from './screen-view.tsx';

/** Shows the screen that the address names; an unknown one leads Home. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  return screen === undefined ? <Navigate to={homeRoute} replace /> : <ScreenFrame screen={screen} />;
}

function ScreenFrame({ screen }: { screen: Screen }) {
  const { id, entry, tabs } = screen;
  useEffect(() => {
    document.title = documentTitle(entry);
  }, [entry]);
  return (
    <>
      {tabs && <ToolTabs tool={tabs} current={screen} />}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, p: { xs: 2, md: 3 } }}>
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
  if (toolId === undefined) {
    return {};
  }
  return { favourite: { isFavourite: favourites.includes(toolId), onToggle: () => toggleFavourite(toolId) } };
}

function ToolTabs({ tool, current }: { tool: TabbedEntry; current: Screen }) {
  return (
    <Tabs
      component="nav"
      aria-label={tool.menuLabel}
      value={current.path}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ px: { xs: 1, md: 2 }, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', flexShrink: 0 }}
    >
      {tool.tabs.map((tab) => {
        const path = `${tool.route}/${tab.path}`;
        return <Tab key={tab.id} component={Link} to={path} value={path} label={tab.tabLabel} />;
      })}
    </Tabs>
  );
}
