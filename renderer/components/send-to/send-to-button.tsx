import SendIcon from '@mui/icons-material/ForwardOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { handOver } from '#renderer/state/files/handed-files.ts';
import { replaceTextInput } from '#renderer/state/inputs/replace-text-input.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { longestText } from '#shared/text-checks.ts';
import { findScreen } from '#tools/screens.ts';
import { receivingInputOf } from '#tools/text-inputs.ts';
import { useAwaitedResult, WaitingIcon, waitingState } from '../awaited-result.tsx';
import { createLazyPart } from '../lazy-part/lazy-part.ts';
import { LazyPartView } from '../lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '../lazy-part/missing-part-note.tsx';
import { readSentFile, readSentText, type SentFile, type SentText } from './sent-content.ts';

interface TextProps {
  /**
   * The text to send, or a function that returns it when the button is pressed. Empty or undefined if there is nothing
   * to send.
   */
  readonly text: SentText | undefined;
}

interface FileProps {
  /** Bytes, such as a picture. Undefined if there is nothing to send. */
  readonly file: SentFile | undefined;
  /** What is sent, if a screen has several of these buttons: the accessible name becomes "Send to…: label". */
  readonly label?: string;
}

const sendToMenu = createLazyPart('SendTo', async () => (await import('./send-to-menu.tsx')).SendToMenu);

/**
 * “Send to…”: continues with a result in another tool, as its input. While a newer one is being made (`AwaitedResult`),
 * it waits for that.
 */
export function SendToButton(props: TextProps | FileProps) {
  const [sending, setSending] = useState<{ readonly anchor: HTMLElement; readonly content: Content }>();
  const close = () => setSending(undefined);
  const text = 'text' in props ? props.text : undefined;
  const file = 'file' in props ? props.file : undefined;
  const label = 'label' in props && props.label !== undefined ? `Send to…: ${props.label}` : 'Send to…';
  const content = contentOf(text, file);
  const { isWaiting, take } = useAwaitedResult(content, 'sent');
  const open = async (anchor: HTMLElement) => {
    const taken = await take();
    if (taken !== undefined) {
      setSending({ anchor, content: taken });
    }
  };
  useTakeBack(text);
  return (
    <>
      <span data-hint="Send to…">
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={sending !== undefined}
          disabled={content === undefined && !isWaiting}
          onClick={({ currentTarget }) => void open(currentTarget)}
          {...waitingState(isWaiting)}
        >
          {isWaiting ? <WaitingIcon /> : <SendIcon sx={{ fontSize: 20 }} />}
        </IconButton>
      </span>
      {sending !== undefined && (
        <LazyPartView
          part={sendToMenu}
          props={{
            anchor: sending.anchor,
            onClose: close,
            read: async () => {
              const { content: taken } = sending;
              return 'file' in taken ? readSentFile(taken.file) : readSentText(taken.text);
            },
          }}
          missing={(missing) => (
            <MissingPartNote {...missing} what="The list of tools to send to" onClose={close} sx={overScreen} />
          )}
        />
      )}
    </>
  );
}

type Content = { readonly text: SentText } | { readonly file: SentFile };

function contentOf(text: SentText | undefined, file: SentFile | undefined): Content | undefined {
  if (file !== undefined) {
    return { file };
  }
  return text === undefined || text === '' ? undefined : { text };
}

/** Ctrl+Shift+Enter: makes the result the input of this screen. */
function useTakeBack(text: SentText | undefined): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const screen = findScreen(pathname);
  const own = screen && receivingInputOf(screen.entry)?.name;
  const { take } = useAwaitedResult(text === '' ? undefined : text, 'taken as the input');
  const takeBack = async () => {
    const taken = await take();
    if (screen === undefined || own === undefined || taken === undefined) {
      return;
    }
    const sent = await readSentText(taken);
    if (sent === undefined) {
      return;
    }
    const { content } = sent;
    if (content.file === undefined) {
      dispatch(replaceTextInput({ name: own, value: content.text, what: replacedBy('its result') }));
    } else if (screen.entry.takesFiles === undefined) {
      const most = formatByteLength(longestText);
      toast({
        message: `This is too large for the input: it takes ${most} at most. Save it to a file instead.`,
        type: 'error',
      });
    } else {
      handOver(screen.id, [content.file]);
    }
  };
  useScreenAction({
    label: 'Use the result as the input',
    role: 'back',
    isDisabled: text === undefined || text === '' || own === undefined,
    run: () => void takeBack(),
  });
}
