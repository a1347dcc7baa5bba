import Box from '@mui/material/Box';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { NamedTable } from './named-table.tsx';
import { NearestNames } from './nearest-names.tsx';

export function View() {
  return (
    <DraggablePanes
      firstSize="64%"
      stackedHeights={[700, 390]}
      first={
        <Box sx={{ height: '100%' }}>
          <NamedTable />
        </Box>
      }
      second={<NearestNames />}
    />
  );
}
