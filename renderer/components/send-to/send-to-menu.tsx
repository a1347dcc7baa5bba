import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import { handOver } from '#renderer/state/files/handed-files.ts';
import { nothingPasted, textOf } from '#renderer/state/inputs/pasted-content.ts';
import { replaceTextInput } from '#renderer/state/inputs/replace-text-input.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { dismissHiddenScreens } from '#renderer/state/screens/hidden-screens.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { longestText } from '#shared/text-checks.ts';
import { screenOf } from '#tools/screen-of.ts';
import { findScreen, type Screen } from '#tools/screens.ts';
import { AnswerLook } from '../paste-box/answer-look.tsx';
import { useRecognition } from '../paste-box/use-recognition.ts';
import { canTake, type SendTarget, targetsFrom } from './send-targets.ts';
import type { SentContent } from './sent-content.ts';

interface Props {
  readonly anchor: HTMLElement;
  /** Reads what is to be sent; undefined if it was withdrawn; the user has been told. */
  readonly read: () => Promise<SentContent | undefined>;
  readonly onClose: () => void;
}

/** Milliseconds that the list waits for the suitable tools, so that nothing in it moves once those are known. */
const longestWait = 1500;

const sent = replacedBy('“Send to…”');

/** The tools that a result can be sent to: suitable ones first, each with its answer, then all others. */
export function SendToMenu({ anchor, read, onClose }: Props) {
  const ids = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const [sending, setSending] = useState<SentContent>();
  const [isLate, setIsLate] = useState(false);
  const recognition = useRecognition(sending?.content ?? nothingPasted, onClose, sent);

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const content = await read().catch((error: unknown) => {
      console.error(error);
      return 'failed' as const;
    });
    if (signal.aborted) {
      return;
    }
    if (content === undefined) {
      onClose();
    } else if (content === 'failed') {
      toast({ message: 'The result could not be read. Create it again, then try once more.', type: 'error' });
      onClose();
    } else {
      setSending(content);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => setIsLate(true), longestWait);
    void begin(controller.signal);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  const isKnown = sending !== undefined && (recognition.request === undefined || recognition.isCurrent);
  if (sending === undefined || !(isKnown || isLate)) {
    return null;
  }
  const { content, size, isText } = sending;
  const here = findScreen(pathname)?.id;
  const fitting = isKnown
    ? recognition.list.filter(
        ({ screenId, takesFile, text }) =>
          screenId !== here && canTake(screenOf(screenId), text?.length ?? size, takesFile === true),
      )
    : [];
  const fits = new Set<string>(fitting.map(({ screenId }) => screenId));
  const others = targetsFrom(pathname, sending).filter(({ screen }) => !fits.has(screen.id));

  const send = ({ screen, input }: SendTarget) => {
    onClose();
    void sendTo(screen, input).catch((error: unknown) => {
      console.error(error);
      toast({ message: 'The result could not be read. Create it again, then try once more.', type: 'error' });
    });
  };
  const sendTo = async (screen: Screen, input: SendTarget['input']) => {
    const value = input === undefined ? undefined : await textOf(content);
    if (input === undefined || value === undefined) {
      const type = isText ? 'text/plain' : '';
      handOver(screen.id, [content.file ?? new File([content.text], 'result.txt', { type })]);
    } else {
      dispatch(replaceTextInput({ name: input, value, what: sent }));
    }
    dismissHiddenScreens(screen.path);
    void navigate(screen.path);
  };

  return (
    <Menu
      // Remounted so that the suitable tools get the focus even if they are known late.
      key={String(isKnown)}
      anchorEl={anchor}
      open
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': 'Send to…', dense: true },
        // The content around the menu items would otherwise be in no landmark.
        paper: {
          role: 'dialog',
          'aria-label': 'Send to…',
          sx: { width: 'min(420px, calc(100vw - 32px))', maxHeight: 'min(560px, calc(100vh - 64px))' },
        },
      }}
    >
      {fitting.length > 0 && <Heading>Fits</Heading>}
      {fitting.map((recognised) => {
        const screen = screenOf(recognised.screenId);
        const id = `${ids}-${screen.id}`;
        return (
          <MenuItem
            key={screen.id}
            aria-labelledby={id}
            aria-describedby={`${id}-answer`}
            onClick={() => recognition.open(recognised)}
            sx={{ gap: 1 }}
          >
            <Icon screen={screen} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box id={id} sx={oneLine}>
                {screen.entry.heading}
              </Box>
              <Box id={`${id}-answer`} sx={{ ...oneLine, fontSize: 12, color: 'text.secondary' }}>
                {recognised.preview}
              </Box>
            </Box>
            {recognised.look && <AnswerLook look={recognised.look} />}
          </MenuItem>
        );
      })}
      {others.length > 0 && <Heading>All tools</Heading>}
      {others.map((target) => (
        <MenuItem key={target.screen.id} onClick={() => send(target)} sx={{ gap: 1 }}>
          <Icon screen={target.screen} />
          <Box sx={{ ...oneLine, flex: 1 }}>{target.screen.entry.heading}</Box>
        </MenuItem>
      ))}
      {size > longestText && (
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}>
          {formatByteLength(size)}: it is sent as a file, to tools that take files.
        </Box>
      )}
    </Menu>
  );
}

function Heading({ children }: { readonly children: string }) {
  return (
    <ListSubheader role="presentation" sx={{ lineHeight: '28px', fontSize: 12, fontWeight: 600, position: 'static' }}>
      {children}
    </ListSubheader>
  );
}
// Makes the menu's arrow keys skip the headings.
Heading.muiSkipListHighlight = true;

function Icon({ screen }: { readonly screen: Screen }) {
  return (
    <ListItemIcon sx={{ minWidth: 28 }}>
      <ToolIcon name={screen.folder} fontSize="small" />
    </ListItemIcon>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
