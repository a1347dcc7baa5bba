import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import type { Screen, TabbedEntry } from '#shared/catalogue.ts';

/** The screens of one tool, as links that look like tabs. */
export function ToolTabs({ tool, current }: { tool: TabbedEntry; current: Screen }) {
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
