import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { replacedBy, replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { JwtTasks } from '#tools/jwt-decoder/tasks.ts';
import workerUrl from '#tools/jwt-decoder/tasks.ts?worker&url';
import { jwtDecoder } from '#tools/jwt-decoder/tool.ts';
import { choices, keys } from './choices.ts';
import { DecodedView } from './decoding/decoded-view.tsx';
import { DetachedPayload } from './decoding/detached-payload.tsx';
import { createFirstDecoding, type KeyInput, useToken, useVerification } from './decoding/use-token.ts';
import { Verification } from './decoding/verification.tsx';
import { KeySection } from './key-section.tsx';
import { GenerateKey } from './signing/generate-key-button.tsx';
import { SignView } from './signing/sign-view.tsx';
import { useDraft } from './signing/use-draft.ts';
import { TokenPane } from './token-pane.tsx';

const spawn = () => startWorker(workerUrl);
const first = createFirstDecoding(spawn);

export function prepare(store: AppStore) {
  return first.begin(store.getState().textInputs.values[jwtDecoder.inputs.token.name]);
}

/** The secret of the sample token. */
const sampleSecret = 'web-toolbox-sample-secret-of-32-bytes!';

/** What the second pane is for. */
type Purpose = 'decoded' | 'sign';

const setView = (view: Purpose) => choices.change({ view });

function setKey({ text, format }: KeyInput): void {
  keys.change({ text });
  choices.change({ keyFormat: format });
}

export function View() {
  const input = useTextInput(jwtDecoder.inputs.token.name);
  const runner = useTaskRunner<JwtTasks>(spawn, first.take);
  const { view, keyFormat, detachedPayload, tolerance } = choices.use();
  const { text: keyText } = keys.use();
  const key = useMemo<KeyInput>(() => ({ text: keyText, format: keyFormat }), [keyText, keyFormat]);
  const process = useToken(runner, input.value);
  const signature = useVerification(runner, process.token, key, detachedPayload);
  const drafting = useDraft(runner, key, view === 'sign');
  const { token, lastWhole, problems } = process;
  const isSigning = view === 'sign';
  const isEmpty = isBlank(input.value);

  const show = (next: Purpose) => {
    if (next === 'sign' && !drafting.isStarted) {
      drafting.takeFrom(token ?? lastWhole);
    }
    setView(next);
  };
  const open = (text: string) => {
    input.replace(text, replacedBy('another token'));
    setView('decoded');
  };

  return (
    <DraggablePanes
      stackedHeights={[432, 560]}
      first={
        <TokenPane
          input={input}
          process={process}
          onDecode={() => {
            process.decodeNow();
            setView('decoded');
          }}
        >
          {token?.isDetached && (
            <DetachedPayload value={detachedPayload} onChange={(next) => choices.change({ detachedPayload: next })} />
          )}
          <KeySection
            title={isSigning ? 'Sign with' : 'Verify the signature'}
            value={key}
            onChange={setKey}
            actions={
              isSigning ? (
                <GenerateKey runner={runner} />
              ) : (
                key.text === '' &&
                input.value === jwtDecoder.inputs.token.default && (
                  <Button
                    size="small"
                    onClick={({ currentTarget }) => {
                      leaveForField(currentTarget);
                      setKey({ text: sampleSecret, format: 'detect' });
                    }}
                  >
                    Use the sample’s secret
                  </Button>
                )
              )
            }
          >
            {!isSigning && <Verification token={token} signature={signature} />}
          </KeySection>
        </TokenPane>
      }
      second={
        <Pane
          title={isSigning ? 'Sign a token' : 'Decoded token'}
          work={isSigning ? drafting : process}
          options={
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="What to do"
              value={view}
              onChange={(_, next: Purpose | null) => next !== null && show(next)}
            >
              <ToggleButton value="decoded">Read</ToggleButton>
              <ToggleButton value="sign">Sign</ToggleButton>
            </ToggleButtonGroup>
          }
          below={
            !isSigning &&
            !isEmpty &&
            token === undefined &&
            lastWhole !== undefined && <StaleNote>From the last token that could be decoded</StaleNote>
          }
        >
          {isSigning && (
            <SignView
              process={drafting}
              canTakeOver={token !== undefined}
              onTakeOver={() => drafting.takeFrom(token)}
              onUse={open}
            />
          )}
          {!isSigning && isEmpty && (
            <PaneMessage
              action={<SampleButton onClick={() => input.replace(jwtDecoder.inputs.token.default, replacedBySample)} />}
            >
              Put a token under “JSON web token”: it is decoded as you type, and never leaves this page.
            </PaneMessage>
          )}
          {!isSigning && !isEmpty && token === undefined && lastWhole === undefined && problems.length > 0 && (
            <PaneMessage>Nothing is decoded yet. The error is under “JSON web token”.</PaneMessage>
          )}
          {!isSigning && !isEmpty && (
            <DecodedView
              process={process}
              signature={signature}
              tolerance={tolerance}
              onToleranceChange={(next) => choices.change({ tolerance: next })}
              onOpenToken={open}
            />
          )}
        </Pane>
      }
    />
  );
}
