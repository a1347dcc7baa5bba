import InfoIcon from '@mui/icons-material/InfoOutlined';
import { PaneNote } from './pane.tsx';

/** Under an input whose value is in memory only. */
export function NotKeptNote() {
  return (
    <PaneNote role="status">
      <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
      Too large to keep after you close the app
    </PaneNote>
  );
}
