import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { settingsImported } from '#renderer/state/kept/import-settings.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import type { Incoming } from '#renderer/state/screen-state/incoming-state.ts';
import type { IncomingState } from '#renderer/state/screen-state/screen-state.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { ScreenEntry } from '#tools/define-tool.ts';
import { screenOf } from '#tools/screen-of.ts';
import { inputsOf, labelOf, type TextInputName } from '#tools/text-inputs.ts';

interface Props {
  readonly incoming: Incoming;
  /** @param path the path of the screen that the content was applied to */
  readonly onClose: (path?: string) => void;
}

/** How many characters of each incoming text are shown. */
const longestShown = 2000;
/** Milliseconds; long enough to see what has changed. */
const toastDuration = 15_000;

/** Shows what a link or a file contains, and applies it only if the user agrees, since it may come from anybody. */
export function IncomingDialog({ incoming: { from, state }, onClose }: Props) {
  const titleId = useId();
  const dispatch = useAppDispatch();
  const toast = useToaster();

  if (!state.ok) {
    return (
      <Dialog open fullWidth maxWidth="sm" onClose={() => onClose()} aria-labelledby={titleId}>
        <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
          This {from} cannot be opened
        </DialogTitle>
        <DialogContent>
          <Typography>{state.error.message}</Typography>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => onClose()}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  }

  const screen = screenOf(state.value.screen);
  const title = screen.entry.heading.replace(/…$/u, '');
  const take = async () => {
    const { inputs, choices } = state.value;
    onClose(screen.path);
    const refused = await dispatch(settingsImported({ inputs, choices, isPartial: true }));
    dismissHiddenScreens();
    toast({
      message: `Applied from the ${from}.${refused.length === 0 ? '' : ` Left out: ${refused.join(', ')}.`} Undo brings back what was there.`,
      type: refused.length === 0 ? 'info' : 'warning',
      autoHideDuration: toastDuration,
      undoes: 'import',
    });
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: 16 }}>
        Apply this {from} to {title}?
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          It replaces what you have there; Undo restores that. Nothing is sent anywhere. Apply only what you expect,
          from someone you trust.
        </Typography>
        <Contents state={state.value} entry={screen.entry} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onClose()}>
          Keep mine
        </Button>
        <Button variant="contained" onClick={() => void take()}>
          Apply
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ContentsProps {
  readonly state: IncomingState;
  readonly entry: ScreenEntry;
}

function Contents({ state: { inputs, choices, leftOut }, entry }: ContentsProps) {
  const { texts } = inputsOf(entry);
  const nameOf = (name: TextInputName) => labelOf(name) ?? (texts.includes(name) ? 'The input' : wordsOf(name));
  const settings = Object.values(choices).flatMap(({ value }) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  return (
    <>
      {Object.entries(inputs).map(([name, text]) => (
        <Part key={name} title={`${nameOf(name as TextInputName)}, ${countOf(text.length, 'character')}`} text={text} />
      ))}
      {settings.length > 0 && (
        <Part
          title={countOf(settings.length, 'setting')}
          text={settings.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')}
        />
      )}
      {leftOut.length > 0 && (
        <Typography variant="body2">
          Left out because this version does not know them: {leftOut.slice(0, 10).join(', ')}.
        </Typography>
      )}
    </>
  );
}

/** @example wordsOf('lastCurlTargetLanguage') // 'Curl Target Language' */
const wordsOf = (name: string) =>
  name.replace(/^last/u, '').replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ');

function Part({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 500, fontSize: 13 }}>
        {title}
      </Typography>
      <Box
        component="pre"
        // A scrollable element must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        role="group"
        sx={{
          m: 0,
          p: 1,
          maxHeight: 160,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontFamily: monospaceFont,
          fontSize: 13,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {shortenText(text, longestShown)}
      </Box>
    </Box>
  );
}
