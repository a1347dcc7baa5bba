import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { CodePane } from './code-pane.tsx';
import { ContentPane } from './content-pane.tsx';
import { OptionsPane } from './options-pane.tsx';
import type { Making } from './use-making.ts';

interface Props {
  readonly making: Making;
  readonly modeSwitch: ReactNode;
}

/** Making a code: content and options at the left, the code at the right. */
export function MakingView({ making, modeSwitch }: Props) {
  return (
    <DraggablePanes
      stackedHeight={1720}
      firstSize="55%"
      first={
        <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ flex: '1 0 260px', display: 'grid' }}>
            <ContentPane making={making} modeSwitch={modeSwitch} />
          </Box>
          <Box sx={{ flex: '1 0 460px', display: 'grid' }}>
            <OptionsPane options={making.options} logo={making.logo} onLogo={making.setLogo} />
          </Box>
        </Box>
      }
      second={<CodePane making={making} />}
    />
  );
}
