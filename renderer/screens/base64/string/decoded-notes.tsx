import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { WarningNotes } from '#renderer/components/pane/warning-notes.tsx';
import { shortEncodingLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { Base64Findings } from '#tools/base64/base64-decoder.ts';
import type { DecodedString } from '#tools/base64/string/decode-string.ts';

interface Props {
  readonly decoded: DecodedString;
  readonly isStale: boolean;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
}

/** The notes below the result: its type, and warnings. */
export function DecodedNotes({ decoded, isStale, onEncodingChange }: Props) {
  const { likelyEncoding, warnings } = decoded;
  if (isStale) {
    return <StaleNote>Made from the last Base64 that could be decoded</StaleNote>;
  }
  return (
    <>
      <WarningNotes warnings={warnings} />
      {likelyEncoding && (
        <PaneNote role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          <Box sx={{ flex: '1 1 160px' }}>This looks like text in {shortEncodingLabel(likelyEncoding)}.</Box>
          <Button size="small" onClick={() => onEncodingChange(likelyEncoding)}>
            Read it as {shortEncodingLabel(likelyEncoding)}
          </Button>
        </PaneNote>
      )}
      <PaneNote role="status">{describe(decoded)}</PaneNote>
    </>
  );
}

function describe({ bytes, text, isPlainText, encoding, type, wrapping, findings }: DecodedString): string {
  const label = shortEncodingLabel(encoding);
  const facts = [formatByteLength(bytes.length)];
  if (text === undefined) {
    facts.push(`not text in ${label}`);
  } else {
    facts.push(isPlainText ? `text in ${label}` : `${label} with control characters`);
  }
  if (type !== undefined) {
    facts.push(`file type ${type.mediaType}`);
  } else if (!isPlainText) {
    facts.push('unknown file type');
  }
  if (wrapping.kind === 'pem') {
    facts.push(`PEM “${wrapping.label}”`);
  }
  return [...facts, ...(findings ? describeFindings(findings) : [])].join(' · ');
}

function describeFindings({ alphabet, isPadded }: Base64Findings): string[] {
  const names = { standard: 'standard alphabet', 'url-safe': 'URL-safe alphabet', mixed: 'both alphabets', either: '' };
  return [names[alphabet], isPadded ? 'padded' : ''].filter((fact) => fact !== '');
}
