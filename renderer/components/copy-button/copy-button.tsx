import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { useCopy } from './use-copy.ts';
import type { Copied } from './write-clipboard.ts';

interface Props {
  /**
   * The text, or a function that returns the content when the button is pressed. Empty or undefined if there is nothing
   * to copy.
   */
  readonly content: string | (() => Copied | Promise<Copied>) | undefined;
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

/** Milliseconds: as long as the message is shown. */
const copiedTime = 2_000;

/** Copies a result and confirms it, on the button itself as well. */
export function CopyButton({ content, disabled = false, mediaType, label, isResult }: Props) {
  const copy = useCopy();
  const isEmpty = content === undefined || content === '';
  const title = 'Copy to clipboard';
  const name = label === undefined ? title : `${title}: ${label}`;
  const isDisabled = disabled || isEmpty;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied && setTimeout(() => setIsCopied(false), copiedTime);
    return () => clearTimeout(timer || undefined);
  }, [isCopied]);
  const run = async () => {
    if (content !== undefined) {
      setIsCopied(await copy(typeof content === 'function' ? content() : content, mediaType));
    }
  };
  useScreenAction({ label: name, role: 'copy', isDisabled, isOfResult: isResult, run: () => void run() });
  return (
    <span data-hint={title}>
      <IconButton size="small" aria-label={name} disabled={isDisabled} onClick={() => void run()}>
        {isCopied ? <CopiedIcon color="success" sx={{ fontSize: 20 }} /> : <CopyIcon sx={{ fontSize: 20 }} />}
      </IconButton>
    </span>
  );
}
