import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAppSelector } from '#renderer/state/store/hooks.ts';
import { groundColours } from '#shared/ground-colours.ts';
import { choices } from './choices.ts';
import { filesOfInput } from './files/collect-files.ts';
import { DetailsPane } from './panels/details-pane.tsx';
import { useFileDrag } from './panels/use-file-drag.ts';
import { ViewPane } from './panels/view-pane.tsx';
import { backgroundColor } from './stage/view-options.ts';
import { useModel } from './use-model.ts';
import { useStage } from './use-stage.ts';

export function View() {
  const isDark = useAppSelector((state) => state.preferences.isDark);
  const container = useRef<HTMLDivElement>(null);
  const stageState = useStage(container);
  const { stage } = stageState;
  const options = choices.use();
  const state = useModel(stage);
  useHandedFiles(stage && ((files) => state.open(filesOfInput(files))));
  const { isOver, dragProps } = useFileDrag(state.open);
  const color = backgroundColor(options, groundColours[isDark ? 'dark' : 'light']);

  useEffect(() => stage?.setOptions(options, color), [stage, options, color]);

  return (
    <Box
      {...dragProps}
      sx={{ display: 'flex', flexDirection: 'column', flex: { xs: '1 0 auto', md: 1 }, minHeight: { md: 0 } }}
    >
      <DraggablePanes
        firstSize="72%"
        stackedHeights={[500, 360]}
        first={
          <ViewPane
            container={container}
            stageState={stageState}
            state={state}
            options={options}
            onChange={choices.change}
            isDraggedOver={isOver}
          />
        }
        second={<DetailsPane state={state} facts={stageState.facts} options={options} onChange={choices.change} />}
      />
    </Box>
  );
}
