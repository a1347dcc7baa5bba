import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { type Detail, DetailTable } from '#renderer/components/detail-table.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextPart } from '#tools/jwt-decoder/token/decode-part.ts';
import type { DecodedToken } from '#tools/jwt-decoder/token/decode-token.ts';
import { EmbeddedEditor } from '../embedded-editor.tsx';
import { partColors } from '../part-marks.ts';
import { ClaimsTable, HeaderTable } from './claims-table.tsx';
import { PartSection } from './part-section.tsx';
import { TokenStatus } from './token-status.tsx';
import type { SignatureState, TokenProcess } from './use-token.ts';

interface Props {
  readonly process: TokenProcess;
  readonly signature: SignatureState;
  readonly tolerance: number;
  readonly onToleranceChange: (seconds: number) => void;
  readonly onOpenToken: (token: string) => void;
}

/** The parts of the token, their meaning, and notes about them. */
export function DecodedView({ process, signature, tolerance, onToleranceChange, onOpenToken }: Props) {
  const { token, lastWhole } = process;
  const shown = token ?? lastWhole;
  if (shown === undefined) {
    return null;
  }
  const header = choosePart(token?.header, lastWhole?.header);
  const hasPayload = token === undefined ? lastWhole?.payload !== undefined : token.payload !== undefined;
  const payload = hasPayload ? choosePart(token?.payload, lastWhole?.payload) : undefined;
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        overflow: 'auto',
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      {token && (
        <TokenStatus token={token} signature={signature} tolerance={tolerance} onToleranceChange={onToleranceChange} />
      )}
      {header && <JsonSection title="Header" color={partColors[0]} {...header} />}
      {payload && (
        <JsonSection
          title="Payload"
          color={partColors[1]}
          {...payload}
          action={
            shown.nestedToken !== undefined && !payload.isStale ? (
              <Button size="small" onClick={() => onOpenToken(shown.nestedToken ?? '')}>
                Decode the inner token
              </Button>
            ) : undefined
          }
        />
      )}
      {payload?.part.members && <ClaimsTable part={payload.part} />}
      {header?.part.members && <HeaderTable part={header.part} />}
      {shown.bytes.length > 0 && <BytesSection token={shown} isStale={token === undefined} />}
    </Box>
  );
}

interface ShownPart {
  readonly part: TextPart;
  readonly isStale: boolean;
}

/** Replaces a part that cannot be shown with that of the last good token. */
function choosePart(part: TextPart | undefined, last: TextPart | undefined): ShownPart | undefined {
  if (part?.text !== undefined) {
    return { part, isStale: false };
  }
  return last === undefined ? undefined : { part: last, isStale: true };
}

interface JsonSectionProps extends ShownPart {
  readonly title: 'Header' | 'Payload';
  readonly color: (typeof partColors)[number];
  readonly action?: ReactNode;
}

function JsonSection({ title, color, part, isStale, action }: JsonSectionProps) {
  const { text = '', problem, warnings, byteLength, members } = part;
  const position = problem?.position;
  return (
    <PartSection
      title={title}
      color={color}
      detail={countOf(byteLength, 'byte')}
      isStale={isStale}
      warnings={warnings}
      actions={
        <>
          {action}
          <CopyButton content={text} label={title} isResult={title === 'Payload'} />
          {title === 'Payload' && (
            <>
              <SaveButton
                getContent={() => text}
                suggestedName={members === undefined ? 'payload.txt' : 'payload.json'}
                filter={
                  members === undefined ? { name: 'Text', extensions: ['txt'] } : { name: 'JSON', extensions: ['json'] }
                }
              />
              <SendToButton text={text} />
            </>
          )}
        </>
      }
    >
      <EmbeddedEditor
        label={title}
        value={text}
        readOnly
        hasLineNumbers={title === 'Payload'}
        language={members === undefined ? 'text' : 'json'}
        errorAt={position && { ...position, message: problem.message }}
      />
    </PartSection>
  );
}

/** The most characters of a part that are shown; copying takes all of it. */
const shownLength = 2000;

function toDetail(name: string, value: string, note?: string): Detail {
  return {
    name,
    value,
    ...(value.length > shownLength && { shown: shortenText(value, shownLength) }),
    ...(note !== undefined && { note }),
  };
}

function BytesSection({ token, isStale }: { token: DecodedToken; isStale: boolean }) {
  const [signature] = token.bytes;
  if (token.kind === 'encrypted') {
    return (
      <PartSection title="Encrypted parts" color={partColors[2]} isStale={isStale}>
        <DetailTable
          label="Encrypted parts"
          headings={['Part', 'Value']}
          details={token.bytes.map(({ name, encoded, byteLength }) =>
            toDetail(capitalize(name), encoded, countOf(byteLength, 'byte')),
          )}
        />
      </PartSection>
    );
  }
  if (signature === undefined) {
    return null;
  }
  const { encoded, hex, byteLength } = signature;
  return (
    <PartSection
      title="Signature"
      color={partColors[2]}
      detail={encoded === '' ? 'empty' : countOf(byteLength, 'byte')}
      isStale={isStale}
    >
      {encoded !== '' && (
        <DetailTable
          label="Signature"
          headings={['Written as', 'Value']}
          details={[
            toDetail('Base64url', encoded),
            // A signature that is far too long has only its beginning available in hexadecimal.
            ...(hex.length === byteLength * 2 && hex !== '' ? [toDetail('Hexadecimal', hex)] : []),
          ]}
        />
      )}
    </PartSection>
  );
}
