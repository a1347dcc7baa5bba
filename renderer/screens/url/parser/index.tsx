import Box from '@mui/material/Box';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { urlParser } from '#tools/url/tool.ts';
import { FragmentPane } from './fragment-pane.tsx';
import { ParameterPane } from './parameter-pane.tsx';
import { UrlPane } from './url-pane.tsx';
import { beginParsing, useUrlParser } from './use-url-parser.ts';

export function prepare(store: AppStore) {
  return beginParsing(store.getState().textInputs.values[urlParser.inputs.url.name]);
}

export function View() {
  const input = useTextInput(urlParser.inputs.url.name);
  const parser = useUrlParser(input);
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ flexShrink: 0 }}>
        <UrlPane input={input} process={parser.process} />
      </Box>
      {/* In a low window the page scrolls, because the tables need some height. */}
      <Box sx={{ flex: 1, minHeight: { md: 340 }, display: 'flex', flexDirection: 'column' }}>
        <DraggablePanes
          stackedHeights={[432, 432]}
          first={
            <FragmentPane
              text={input.value}
              process={parser.process}
              onUseSample={() => input.replace(urlParser.inputs.url.default, replacedBySample)}
            />
          }
          second={<ParameterPane parser={parser} />}
        />
      </Box>
    </Box>
  );
}
