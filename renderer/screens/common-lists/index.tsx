import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replacedByPaste, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { entityDecoding } from '#tools/common-lists/entity-decoding.ts';
import { commonLists } from '#tools/common-lists/tool.ts';
import { choices, type ListTab, readTab } from './choices.ts';
import { HtmlEntitiesTab } from './html-entities-tab.tsx';
import { MimeTypesTab } from './mime-types-tab.tsx';
import { replaceEntityText } from './replace-entity-text.ts';

/** The tab is in the address, which makes it linkable; if the address names none, the tab shown last is used. */
export function View() {
  const [parameters, setParameters] = useSearchParams();
  const kept = choices.use();
  const named = readTab(parameters.get('tab'));
  const tab = named ?? kept.tab;
  useEffect(() => {
    if (named !== undefined) {
      choices.change({ tab: named });
    }
  }, [named]);
  const dispatch = useAppDispatch();
  const filter = useTextInput(commonLists.inputs.search.name);
  useHandedText(({ text, operation }) => {
    const isText = operation === entityDecoding;
    if (isText) {
      dispatch(replaceEntityText({ text, direction: 'decode' }, replacedByPaste));
    } else {
      filter.replace(text, replacedByPaste);
    }
    setParameters({ tab: isText ? 'html-entities' : 'mime-types' }, { replace: true });
  });
  return (
    <Box
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
      }}
    >
      <Tabs
        aria-label="Lists"
        value={tab}
        onChange={(_, next: ListTab) => setParameters({ tab: next }, { replace: true })}
        sx={{ minHeight: 40, '& .MuiTab-root': { minHeight: 40, py: 0 } }}
      >
        <Tab value="mime-types" label="Mime-types" id="mime-types-tab" aria-controls="list-panel" />
        <Tab value="html-entities" label="HTML Entities" id="html-entities-tab" aria-controls="list-panel" />
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
        {tab === 'html-entities' ? <HtmlEntitiesTab /> : <MimeTypesTab />}
      </Box>
    </Box>
  );
}
