import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';

export interface Choice {
  readonly screenId: ScreenId;
  /** The files that the tool takes. */
  readonly files: readonly File[];
}

/** A question about files that match several tools. */
export interface Question {
  /** All files that arrived. */
  readonly files: readonly File[];
  readonly choices: readonly Choice[];
}

interface Props {
  readonly question: Question;
  readonly onChoose: (choice: Choice) => void;
  readonly onClose: () => void;
}

function describe({ screenId, files }: Choice, all: readonly File[]): string {
  const [first] = files;
  if (files.length === all.length || first === undefined) {
    return screenOf(screenId).entry.takesFiles?.purpose ?? '';
  }
  return files.length === 1
    ? `Only ${first.name}`
    : `Only ${formatNumber(files.length)} of the ${countOf(all.length, 'file')}`;
}

/** MUI's focus background is too dark for the second line of text. */
const item = {
  borderRadius: 1,
  '&.Mui-focusVisible': {
    bgcolor: 'action.hover',
    outline: '2px solid',
    outlineColor: 'focus.main',
    outlineOffset: '-2px',
  },
} as const;

/** Asks which tool should open the files. */
export function ToolChooser({ question: { files, choices }, onChoose, onClose }: Props) {
  const name = files.length === 1 ? files[0]?.name : countOf(files.length, 'file');
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="tool-chooser-title">
      <DialogTitle id="tool-chooser-title" sx={{ overflowWrap: 'anywhere' }}>
        Open {name} with…
      </DialogTitle>
      <List sx={{ px: 1.5, pt: 0, overflowY: 'auto' }}>
        {choices.map((choice, index) => {
          const { folder, entry } = screenOf(choice.screenId);
          return (
            <ListItem key={choice.screenId} disablePadding>
              <ListItemButton autoFocus={index === 0} onClick={() => onChoose(choice)} sx={item}>
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <ToolIcon name={folder} />
                </ListItemIcon>
                <ListItemText
                  primary={entry.heading}
                  secondary={describe(choice, files)}
                  slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
