import Box from '@mui/material/Box';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { useColorSession } from '../color-session.ts';
import { imageSession } from '../image/image-session.ts';
import { usePastedImage } from '../image/use-pasted-image.ts';
import { PickerPane } from './picker-pane.tsx';
import { ResultPane } from './result-pane.tsx';

export function Screen() {
  const session = useColorSession();
  usePastedImage(imageSession.open);
  const { isOver, dropProps } = useFileDrop({
    multiple: true,
    onDrop: ({ files, problem }) => imageSession.openFirst(files, problem),
  });
  return (
    <Box
      {...dropProps}
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      <DraggablePanes
        first={<PickerPane session={session} />}
        second={<ResultPane session={session} />}
        stackedHeight={1600}
      />
    </Box>
  );
}
