import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useAwaitedResult, WaitingIcon, waitingState } from '#renderer/components/awaited-result.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { ToolError } from '#shared/result.ts';
import { algorithmNames } from '#tools/jwt-decoder/signature/algorithms.ts';
import { readTypedObject } from '#tools/jwt-decoder/token/decode-part.ts';
import { replaceAlgorithm } from '#tools/jwt-decoder/token/replace-algorithm.ts';
import { placeNote } from '#tools/place-note.ts';
import { PartSection } from '../decoding/part-section.tsx';
import { EmbeddedEditor } from '../embedded-editor.tsx';
import { partColors } from '../part-marks.ts';
import type { DraftProcess } from './use-draft.ts';

interface Props {
  readonly process: DraftProcess;
  /** Whether there is a decoded token to take over. */
  readonly canTakeOver: boolean;
  readonly onTakeOver: () => void;
  readonly onUse: (token: string) => void;
}

/** The longest header, in characters: it is parsed at each key stroke. */
const maximumHeaderLength = 100_000;

const algorithms = [...algorithmNames, 'none'].map((name) => ({ value: name, label: name }));

/** The header and payload to sign, and the resulting token. */
export function SignView({ process, canTakeOver, onTakeOver, onUse }: Props) {
  const { draft, change, signed, isStale, isBusy, error } = process;
  const alg = useMemo(() => readTypedObject(draft.header).members?.alg, [draft.header]);
  const known = typeof alg === 'string' && algorithms.some(({ value }) => value === alg);
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
      <PartSection
        title="Header"
        color={partColors[0]}
        actions={
          <>
            <Button size="small" disabled={!canTakeOver} onClick={onTakeOver}>
              Take the token’s
            </Button>
            <CompactSelect
              label="Algorithm"
              value={known ? alg : ''}
              disabled={replaceAlgorithm(draft.header, 'none') === undefined}
              onChange={(next) => change({ header: replaceAlgorithm(draft.header, next) ?? draft.header })}
              options={known ? algorithms : [{ value: '', label: 'Algorithm' }, ...algorithms]}
            />
          </>
        }
      >
        <EmbeddedEditor
          label="Header to sign"
          maximumLength={maximumHeaderLength}
          value={draft.header}
          onChange={(header) => change({ header })}
          language="json"
          minimumLines={4}
          maximumLines={10}
          errorAt={placeIn('header', error)}
        />
        <PartError part="header" error={error} />
      </PartSection>
      <PartSection title="Payload" color={partColors[1]}>
        <EmbeddedEditor
          label="Payload to sign"
          value={draft.payload}
          onChange={(payload) => change({ payload })}
          language="json"
          minimumLines={6}
          hasLineNumbers
          errorAt={placeIn('payload', error)}
        />
        <PartError part="payload" error={error} />
      </PartSection>
      <PartSection
        title="Signed token"
        color={partColors[2]}
        isStale={isStale}
        warnings={isStale ? [] : (signed?.warnings ?? [])}
        actions={
          <>
            <CopyButton content={signed?.token} label="Signed token" />
            <SaveButton
              getContent={() => signed?.token}
              disabled={signed === undefined}
              suggestedName="token.jwt"
              filter={{ name: 'JSON web token', extensions: ['jwt', 'txt'] }}
            />
            <SendToButton text={isStale ? undefined : signed?.token} />
            <UseTokenButton token={isStale && !isBusy ? undefined : signed?.token} onUse={onUse} />
          </>
        }
      >
        <PartError part="key" error={error} />
        {signed && <EmbeddedEditor label="Signed token" value={signed.token} readOnly isToken minimumLines={2} />}
      </PartSection>
    </Box>
  );
}

function placeIn(part: 'header' | 'payload', error: ToolError | undefined) {
  return error?.code === part && error.position ? { ...error.position, message: error.message } : undefined;
}

function PartError({ part, error }: { part: 'header' | 'payload' | 'key'; error: ToolError | undefined }) {
  const isOther = part === 'key' && error?.code !== 'header' && error?.code !== 'payload';
  if (error === undefined || (error.code !== part && !isOther)) {
    return null;
  }
  const { position, message, retry } = error;
  return (
    <IconLine severity={part === 'key' ? 'info' : 'error'}>
      <FieldError>{placeNote({ message, ...(position && { position }) })}</FieldError>
      {retry && (
        <Button size="small" onClick={retry}>
          Retry
        </Button>
      )}
    </IconLine>
  );
}

interface UseTokenProps {
  readonly token: string | undefined;
  readonly onUse: (token: string) => void;
}

/** While the draft is being signed, it waits for that. */
function UseTokenButton({ token, onUse }: UseTokenProps) {
  const { isWaiting, take } = useAwaitedResult(token, 'used');
  const run = async () => {
    const taken = await take();
    if (taken !== undefined) {
      onUse(taken);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={token === undefined && !isWaiting}
      startIcon={isWaiting && <WaitingIcon />}
      onClick={() => void run()}
      sx={{ whiteSpace: 'nowrap' }}
      {...waitingState(isWaiting)}
    >
      Use this token
    </Button>
  );
}
