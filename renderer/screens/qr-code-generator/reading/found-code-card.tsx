import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { OutwardLink } from '#renderer/components/outward-link.tsx';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { FoundCode } from '#shared/formats/matrix-codes/read-codes.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { hexLines } from '#tools/qr-code-generator/reading/hex-lines.ts';
import { openableLink } from '#tools/qr-code-generator/reading/openable-link.ts';

interface Props {
  readonly code: FoundCode;
  /** The number in the image, if there are several codes. */
  readonly number: number | undefined;
  readonly onUse: (text: string) => void;
}

/** The content of a code, with its actions. */
export function FoundCodeCard({ code, number, onUse }: Props) {
  const { kind, text, bytes, level, version, part, isInverted, isMirrored, isGuess } = code;
  const content = text ?? hexLines(bytes);
  const link = text === undefined ? undefined : openableLink(text);
  const name = number === undefined ? kind : `${number}. ${kind}`;
  const details = [
    version === undefined ? '' : `version ${version}`,
    level === undefined ? '' : `level ${level}`,
    countOf(bytes.length, 'byte'),
    isInverted ? 'light on dark' : '',
    isMirrored ? 'mirrored' : '',
  ].filter((detail) => detail !== '');
  const label = number === undefined ? undefined : `code ${number}`;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ fontWeight: 600, fontSize: 13 }}>{name}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary', ml: 0.5, mr: 'auto' }}>{details.join(' · ')}</Box>
        <CopyButton content={content} label={label} />
        <SaveButton
          label={label}
          getContent={() => text ?? new Blob([bytes])}
          suggestedName={text === undefined ? 'code.bin' : 'code.txt'}
          filter={text === undefined ? { name: 'File', extensions: ['bin'] } : { name: 'Text', extensions: ['txt'] }}
        />
        <SendToButton text={text} />
      </Box>
      {part !== undefined && (
        <IconLine severity="info">
          {`This is part ${part.number}${part.of > 0 ? ` of ${part.of}` : ''} of a message in several codes.`}
        </IconLine>
      )}
      {text === undefined && (
        <IconLine severity="info">This code holds bytes that are not text; in hexadecimal:</IconLine>
      )}
      {isGuess && (
        <IconLine severity="warning">
          The bytes are not UTF-8 and the code does not say what they are: this reading is a guess.
        </IconLine>
      )}
      <Box
        component="pre"
        role="region"
        aria-label={`Content of ${name}`}
        tabIndex={0}
        sx={{
          m: 0,
          p: 1,
          maxHeight: 320,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontFamily: monospaceFont,
          fontSize: 13,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {content}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {link !== undefined && (
          <OutwardLink
            href={link}
            whenOff={null}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: 13 }}
          >
            {link.startsWith('mailto:') ? 'Write the email' : 'Open the link in a new tab'}
            <OpenIcon aria-hidden sx={{ fontSize: 16 }} />
          </OutwardLink>
        )}
        {text !== undefined && (
          <Button size="small" onClick={() => onUse(text)}>
            Make a code of this
          </Button>
        )}
      </Box>
    </Box>
  );
}
