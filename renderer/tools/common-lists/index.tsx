import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { HtmlEntitiesTab } from './html-entities-tab.tsx';
import { MimeTypesTab } from './mime-types-tab.tsx';

const entities = 'html-entities';

/** The tab is in the address, so that it can be linked and is there after a reload. */
export function Screen() {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === entities ? entities : 'mime-types';
  return (
    <Box
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
      }}
    >
      <Tabs
        aria-label="Lists"
        value={tab}
        onChange={(_, next: string) => setParameters(next === entities ? { tab: next } : {}, { replace: true })}
      >
        <Tab value="mime-types" label="Mime-types" id="mime-types-tab" aria-controls="list-panel" />
        <Tab value={entities} label="HTML Entities" id="html-entities-tab" aria-controls="list-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="list-panel"
        aria-labelledby={`${tab}-tab`}
        sx={{
          flex: { xs: '1 0 auto', md: 1 },
          minHeight: { md: 0 },
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        {tab === entities ? <HtmlEntitiesTab /> : <MimeTypesTab />}
      </Box>
    </Box>
  );
}
