import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import type { OfferedInput } from '#renderer/state/screen-state/gather-state.ts';
import { incomingState } from '#renderer/state/screen-state/incoming-state.ts';
import { longestLink } from '#renderer/state/screen-state/state-code.ts';
import { stateExtension } from '#renderer/state/screen-state/state-extension.ts';
import { readStateFile, writeStateFile } from '#renderer/state/screen-state/state-file.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Screen } from '#tools/screens.ts';
import { useOfferedState } from './use-offered-state.ts';

interface Props {
  readonly screen: Screen;
  readonly onClose: () => void;
}

/** Creates a link or a file of a screen's current state: its settings, and the inputs that the user ticks. */
export function LinkDialog({ screen, onClose }: Props) {
  const titleId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const linkField = useRef<HTMLInputElement>(null);
  const { gathered, ticked, tick, state, link, isTooLong } = useOfferedState(screen);
  const copy = useCopy();
  const saveFile = useSaveFile();
  const title = screen.entry.heading.replace(/…$/u, '');

  const copyLink = async () => {
    if (link === undefined) {
      return;
    }
    if (await copy(link)) {
      onClose();
    } else {
      // The message says to copy it by hand, for which the focus selects it.
      linkField.current?.focus();
    }
  };
  const save = async () => {
    if (state !== undefined) {
      await saveFile({
        suggestedName: `${screen.id}.${stateExtension}`,
        content: writeStateFile(state),
        filter: { name: 'Web Toolbox screen', extensions: [stateExtension] },
      });
    }
  };
  const open = async (file: File | undefined) => {
    if (file !== undefined) {
      const read = await readStateFile(file);
      onClose();
      incomingState.write({ from: 'file', state: read });
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
        Link to {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Anyone who opens it gets this screen with your settings. They are all after the # in the address, which is
          never sent to a server.
        </Typography>
        {gathered?.offered.map((input) => (
          <InputTick
            key={input.name}
            input={input}
            isTicked={ticked.has(input.name)}
            onTick={(next) => tick(input.name, next)}
          />
        ))}
        {gathered !== undefined && gathered.secretSettings.length > 0 && (
          <Typography variant="body2">
            Left out, since it looks like a secret: {gathered.secretSettings.join(', ')}.
          </Typography>
        )}
        {isTooLong ? (
          <Typography role="status" sx={{ fontWeight: 500 }}>
            Too long for a link (at most {formatNumber(longestLink)} characters). Save a file instead.
          </Typography>
        ) : (
          <TextField
            label="Link"
            inputRef={linkField}
            size="small"
            value={link ?? ''}
            onFocus={({ target }) => target.select()}
            helperText={link === undefined ? ' ' : countOf(link.length, 'character')}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={() => picker.current?.click()} sx={{ mr: 'auto' }}>
          Open a file…
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="File of a screen"
          accept={`.${stateExtension}`}
          onChange={({ target }) => void open(target.files?.[0])}
        />
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button
          color="inherit"
          variant={isTooLong ? 'contained' : 'outlined'}
          disabled={state === undefined}
          onClick={() => void save()}
        >
          Save a file…
        </Button>
        <Button variant="contained" disabled={link === undefined} onClick={() => void copyLink()}>
          Copy link
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface InputTickProps {
  readonly input: OfferedInput;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function InputTick({ input: { label, length, preview, refusal }, isTicked, onTick }: InputTickProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Checkbox
        checked={isTicked}
        disabled={refusal !== undefined}
        onChange={(_event, next) => onTick(next)}
        slotProps={{ input: { id, 'aria-describedby': `${id}-detail` } }}
        sx={{ p: 0.5 }}
      />
      <Box sx={{ minWidth: 0, flex: 1, pt: 0.5 }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
          {label}
        </Box>
        <Typography
          id={`${id}-detail`}
          variant="body2"
          sx={{ color: refusal === undefined ? 'text.secondary' : 'text.primary', overflowWrap: 'anywhere' }}
        >
          {refusal ?? [countOf(length, 'character'), preview].filter(Boolean).join(': ')}
        </Typography>
      </Box>
    </Box>
  );
}
