import CopiedIcon from '@mui/icons-material/CheckOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { TooltipTarget } from '#renderer/components/tooltip-target.tsx';
import { useScreenAction } from '#renderer/state/screen-actions.ts';
import { useCopy } from './use-copy.ts';
import type { Copied } from './write-clipboard.ts';

interface Props {
  /** The text, or what gives the content when the button is pressed. Nothing to copy: empty or undefined. */
  readonly content: string | (() => Copied | Promise<Copied>) | undefined;
  readonly disabled?: boolean | undefined;
  /** What the content is: text/plain if left out, or image/png. */
  readonly mediaType?: string | undefined;
  /** What is copied, where a screen has several of these: the accessible name becomes "Copy to clipboard: label". */
  readonly label?: string | undefined;
  /** Whether it is what Ctrl+Enter copies; left out: it is where the button stands in the toolbar of the result. */
  readonly isResult?: boolean | undefined;
}

/** Milliseconds: as long as the message. */
const copiedTime = 2_000;

/** Copies a result and says so, on the button itself as well. */
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
    <Tooltip title={title}>
      <TooltipTarget>
        <IconButton size="small" aria-label={name} disabled={isDisabled} onClick={() => void run()}>
          {isCopied ? <CopiedIcon color="success" sx={{ fontSize: 20 }} /> : <CopyIcon sx={{ fontSize: 20 }} />}
        </IconButton>
      </TooltipTarget>
    </Tooltip>
  );
}
