import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
}

/** Copies a result and says so. */
export function CopyButton({ content, disabled = false, mediaType, label }: Props) {
  const copy = useCopy();
  const isEmpty = content === undefined || content === '';
  const title = 'Copy to clipboard';
  return (
    <Tooltip title={title}>
      <span>
        <IconButton
          size="small"
          aria-label={label === undefined ? title : `${title}: ${label}`}
          disabled={disabled || isEmpty}
          onClick={() => {
            if (content !== undefined) {
              void copy(typeof content === 'function' ? content() : content, mediaType);
            }
          }}
        >
          <CopyIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
