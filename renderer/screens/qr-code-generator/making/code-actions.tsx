import ImgTagIcon from '@mui/icons-material/CodeOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import UrlIcon from '@mui/icons-material/LinkOutlined';
import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useAwaitedResult, WaitingIcon, waitingState } from '#renderer/components/awaited-result.tsx';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import type { Copied } from '#renderer/components/copy-button/write-clipboard.ts';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { FileToSave } from '#renderer/platform/index.ts';
import { writeImgTag } from '#tools/qr-code-generator/code/write-img-tag.ts';
import type { QrCode } from '../code/make-code.ts';
import { altText } from './code-image.tsx';

interface Props {
  readonly code: QrCode;
  readonly text: string;
}

/** Buttons that take the code elsewhere, such as copy and download. While a newer code is being made, they wait for it. */
export function CodeActions({ code, text }: Props) {
  const file = useMemo(() => new File([code.png], 'qr-code.png', { type: 'image/png' }), [code]);
  const shown = { code, text };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      <CopyAction
        shown={shown}
        label="Copy Image"
        Icon={CopyIcon}
        of={(taken) => taken.code.png}
        mediaType="image/png"
      />
      <CopyAction shown={shown} label="Copy image data URL" Icon={UrlIcon} of={(taken) => taken.code.dataUrl} />
      <CopyAction
        shown={shown}
        label="Full img tag"
        Icon={ImgTagIcon}
        of={(taken) => writeImgTag(taken.code.dataUrl, altText(taken.text), taken.code.width)}
        title="Copy an img tag with the image in it"
      />
      <SaveAction
        shown={shown}
        label="Download PNG"
        fileOf={(taken) => ({
          suggestedName: 'qr-code.png',
          content: taken.code.png,
          filter: { name: 'PNG image', extensions: ['png'] },
        })}
      />
      <SaveAction
        shown={shown}
        label="Download SVG"
        fileOf={(taken) => ({
          suggestedName: 'qr-code.svg',
          content: new Blob([taken.code.svg], { type: 'image/svg+xml' }),
          filter: { name: 'SVG image', extensions: ['svg'] },
        })}
      />
      <SendToButton label="the QR code" file={file} />
    </Box>
  );
}

interface ActionProps {
  readonly shown: Props;
  readonly label: string;
}

interface CopyActionProps extends ActionProps {
  readonly Icon: typeof CopyIcon;
  readonly of: (taken: Props) => Copied;
  readonly mediaType?: string;
  readonly title?: string;
}

function CopyAction({ shown, label, Icon, of, mediaType, title }: CopyActionProps) {
  const copy = useCopy();
  const { isWaiting, take } = useAwaitedResult(shown, 'copied');
  const run = () => {
    const taken = take();
    if (taken !== undefined) {
      // The write begins within the click, else the browser refuses it.
      void copy(taken instanceof Promise ? taken.then((awaited) => awaited && of(awaited)) : of(taken), mediaType);
    }
  };
  return <ActionButton label={label} Icon={Icon} title={title} isWaiting={isWaiting} onClick={run} />;
}

interface SaveActionProps extends ActionProps {
  readonly fileOf: (taken: Props) => FileToSave;
}

function SaveAction({ shown, label, fileOf }: SaveActionProps) {
  const saveFile = useSaveFile();
  const { isWaiting, take } = useAwaitedResult(shown, 'saved');
  const run = async () => {
    const taken = await take();
    await (taken && saveFile(fileOf(taken)));
  };
  return <ActionButton label={label} Icon={SaveIcon} isWaiting={isWaiting} onClick={() => void run()} />;
}

interface ActionButtonProps {
  readonly label: string;
  readonly Icon: typeof CopyIcon;
  readonly title?: string | undefined;
  readonly isWaiting: boolean;
  readonly onClick: () => void;
}

function ActionButton({ label, Icon, title, isWaiting, onClick }: ActionButtonProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={isWaiting ? <WaitingIcon /> : <Icon />}
      title={title}
      onClick={onClick}
      {...waitingState(isWaiting)}
    >
      {label}
    </Button>
  );
}
