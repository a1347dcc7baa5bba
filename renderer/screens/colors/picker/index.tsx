import Box from '@mui/material/Box';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { isImage, usePastedFiles } from '#renderer/components/file-drop/use-pasted-files.ts';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { replacedByPaste } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { replaceColor, useColorSession } from '../color-session.ts';
import { imageSession } from '../image/image-session.ts';
import { PickerPane } from './picker-pane.tsx';
import { ResultPane } from './result-pane.tsx';

export function View() {
  const session = useColorSession();
  const dispatch = useAppDispatch();
  usePastedFiles(([image]) => imageSession.open(image), isImage);
  useHandedText(({ text }) => dispatch(replaceColor(text, replacedByPaste)));
  useHandedFiles((files) => imageSession.openFirst(files));
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
        outlineColor: 'focus.main',
        borderRadius: 1,
      }}
    >
      <DraggablePanes isPage first={<PickerPane session={session} />} second={<ResultPane session={session} />} />
    </Box>
  );
}
