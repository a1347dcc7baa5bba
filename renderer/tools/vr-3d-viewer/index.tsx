import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import { filesOfInput } from './files/collect-files.ts';
import { DetailsPane } from './panels/details-pane.tsx';
import { useFileDrag } from './panels/use-file-drag.ts';
import { ViewPane } from './panels/view-pane.tsx';
import { backgroundColor, type ViewOptions } from './stage/view-options.ts';
import { useModel } from './use-model.ts';
import { useStage } from './use-stage.ts';
import { viewerSession } from './viewer-session.ts';

export function Screen() {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const stageState = useStage(container);
  const { stage } = stageState;
  const [options, setOptions] = useState(viewerSession.options);
  const state = useModel(stage);
  useHandedFiles('VR3DViewer', stage && ((files) => state.open(filesOfInput(files))));
  const { isOver, dragProps } = useFileDrag(state.open);
  const color = backgroundColor(options, theme.palette.background.default);

  useEffect(() => stage?.setOptions(options, color), [stage, options, color]);

  const changeOptions = (change: Partial<ViewOptions>) => {
    viewerSession.options = { ...viewerSession.options, ...change };
    setOptions(viewerSession.options);
  };

  return (
    <Box
      {...dragProps}
      sx={{ display: 'flex', flexDirection: 'column', flex: { xs: '1 0 auto', md: 1 }, minHeight: { md: 0 } }}
    >
      <DraggablePanes
        firstSize="72%"
        first={
          <ViewPane
            container={container}
            stageState={stageState}
            state={state}
            options={options}
            onChange={changeOptions}
            isDraggedOver={isOver}
          />
        }
        second={<DetailsPane state={state} facts={stageState.facts} options={options} onChange={changeOptions} />}
      />
    </Box>
  );
}
