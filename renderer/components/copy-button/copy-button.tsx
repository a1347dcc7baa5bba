import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { useAwaitedResult, WaitingIcon, waitingState } from '../awaited-result.tsx';
import { useCopy } from './use-copy.ts';
import type { Copied } from './write-clipboard.ts';

interface Props {
  /**
   * The text, or a function that returns the content when the button is pressed. Empty or undefined if there is nothing
   * to copy. If the function's promise resolves to undefined, the content was withdrawn: nothing is copied or said.
   */
  readonly content: string | (() => Copied | Promise<Copied | undefined>) | undefined;
  readonly disabled?: boolean | undefined;
  /** The type of the content: text/plain (the default) or image/png. */
  readonly mediaType?: string | undefined;
  /**
   * What is copied, if a screen has several of these buttons: the accessible name becomes "Copy to clipboard: label".
   */
  readonly label?: string | undefined;
  /** Whether Ctrl+Enter copies it. By default, it does if the button is in the toolbar of the result. */
  readonly isResult?: boolean | undefined;
}

type Taken = { readonly content: NonNullable<Props['content']>; readonly mediaType: string | undefined };

/** Milliseconds: as long as the message is shown. */
const copiedTime = 2_000;

/**
 * Copies a result and confirms it, on the button itself as well. While a newer one is being made (`AwaitedResult`), it
 * waits for that.
 */
export function CopyButton({ content, disabled = false, mediaType, label, isResult }: Props) {
  const copy = useCopy();
  const isEmpty = content === undefined || content === '';
  const title = 'Copy to clipboard';
  const name = label === undefined ? title : `${title}: ${label}`;
  const { isWaiting, take } = useAwaitedResult(disabled || isEmpty ? undefined : { content, mediaType }, 'copied');
  const isDisabled = (disabled || isEmpty) && !isWaiting;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied && setTimeout(() => setIsCopied(false), copiedTime);
    return () => clearTimeout(timer || undefined);
  }, [isCopied]);
  const read = (taken: Taken) => {
    if (taken.mediaType !== mediaType) {
      throw new Error('The clipboard expects another type of content.');
    }
    return typeof taken.content === 'function' ? taken.content() : taken.content;
  };
  const run = async () => {
    const taken = take();
    if (taken instanceof Promise) {
      setIsCopied(
        await copy(
          taken.then((awaited) => awaited && read(awaited)),
          mediaType,
        ),
      );
    } else if (taken !== undefined) {
      setIsCopied(await copy(read(taken), mediaType));
    }
  };
  useScreenAction({ label: name, role: 'copy', isDisabled, isOfResult: isResult, run: () => void run() });
  return (
    <span data-hint={title}>
      <IconButton
        size="small"
        aria-label={name}
        disabled={isDisabled}
        onClick={() => void run()}
        {...waitingState(isWaiting)}
      >
        {isWaiting ? <WaitingIcon /> : <Icon isCopied={isCopied} />}
      </IconButton>
    </span>
  );
}

function Icon({ isCopied }: { readonly isCopied: boolean }) {
  return isCopied ? <CopiedIcon color="success" sx={{ fontSize: 20 }} /> : <CopyIcon sx={{ fontSize: 20 }} />;
}
