import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
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

/**
 * The view for making a code: content and options at the left, the code at the right; on a phone, the options come
 * last.
 */
export function MakingView({ making, modeSwitch }: Props) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const options = <OptionsPane options={making.options} logo={making.logo} />;
  return (
    <>
      <DraggablePanes
        stackedHeights={[300, 720]}
        firstSize="55%"
        first={
          <Box sx={{ minHeight: '100%', display: 'flex', flexDirection: 'column', gap: 2 }}>
            <Box sx={{ flex: '1 0 200px', display: 'grid' }}>
              <ContentPane making={making} modeSwitch={modeSwitch} />
            </Box>
            {isWide && <Box sx={{ flex: '1 0 440px', display: 'grid' }}>{options}</Box>}
          </Box>
        }
        second={<CodePane making={making} />}
      />
      {!isWide && <Box sx={{ flexShrink: 0, display: 'grid', minHeight: 620, mt: 2 }}>{options}</Box>}
    </>
  );
}
