import ImgTagIcon from '@mui/icons-material/CodeOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import UrlIcon from '@mui/icons-material/LinkOutlined';
import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCopy } from '#renderer/components/copy-button/use-copy.ts';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { writeImgTag } from '#tools/qr-code-generator/code/write-img-tag.ts';
import type { QrCode } from '../code/make-code.ts';
import { altText } from './code-image.tsx';

interface Props {
  readonly code: QrCode;
  readonly text: string;
  /** Whether a newer code is being made, so that this one must not be mistaken for it. */
  readonly isBusy: boolean;
}

/** Buttons that take the code elsewhere, such as copy and download. */
export function CodeActions({ code, text, isBusy }: Props) {
  const copy = useCopy();
  const saveFile = useSaveFile();
  const actions = [
    { label: 'Copy Image', Icon: CopyIcon, run: () => copy(code.png, 'image/png') },
    { label: 'Copy image data URL', Icon: UrlIcon, run: () => copy(code.dataUrl) },
    {
      label: 'Full img tag',
      Icon: ImgTagIcon,
      run: () => copy(writeImgTag(code.dataUrl, altText(text), code.width)),
      title: 'Copy an img tag with the image in it',
    },
    {
      label: 'Download PNG',
      Icon: SaveIcon,
      run: () =>
        saveFile({
          suggestedName: 'qr-code.png',
          content: code.png,
          filter: { name: 'PNG image', extensions: ['png'] },
        }),
    },
    {
      label: 'Download SVG',
      Icon: SaveIcon,
      run: () =>
        saveFile({
          suggestedName: 'qr-code.svg',
          content: new Blob([code.svg], { type: 'image/svg+xml' }),
          filter: { name: 'SVG image', extensions: ['svg'] },
        }),
    },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {actions.map(({ label, Icon, run, title }) => (
        <Button
          key={label}
          variant="outlined"
          size="small"
          startIcon={<Icon />}
          disabled={isBusy}
          title={title}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
      <SendToButton
        label="the QR code"
        file={isBusy ? undefined : new File([code.png], 'qr-code.png', { type: 'image/png' })}
      />
    </Box>
  );
}
