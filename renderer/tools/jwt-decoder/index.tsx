import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import { isBlank } from '#shared/text-checks.ts';
import { DecodedView } from './decoded-view.tsx';
import { DetachedPayload } from './detached-payload.tsx';
import { GenerateKey } from './generate-key-button.tsx';
import { KeySection } from './key-section.tsx';
import { SignView } from './sign-view.tsx';
import type { JwtTasks } from './tasks.ts';
import { TokenPane } from './token-pane.tsx';
import { useDraft } from './use-draft.ts';
import { type KeyInput, useToken, useVerification } from './use-token.ts';
import { Verification } from './verification.tsx';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Of the token that is there at first. */
const sampleSecret = 'web-toolbox-sample-secret-of-32-bytes!';

type View = 'decoded' | 'sign';

export function Screen() {
  const input = useTextInput('lastJWT');
  const runner = useTaskRunner<JwtTasks>(spawn);
  const [view, setView] = useState<View>('decoded');
  // Keys are here and nowhere else: with the screen they are gone.
  const [key, setKey] = useState<KeyInput>({ text: '', format: 'detect' });
  const [detachedPayload, setDetachedPayload] = useState('');
  const [tolerance, setTolerance] = useState(60);
  const process = useToken(runner, input.value);
  const signature = useVerification(runner, process.token, key, detachedPayload);
  const drafting = useDraft(runner, key, view === 'sign');
  const { token, lastWhole, problems } = process;
  const isSigning = view === 'sign';
  const isEmpty = isBlank(input.value);

  const show = (next: View) => {
    if (next === 'sign' && !drafting.isStarted) {
      drafting.takeFrom(token ?? lastWhole);
    }
    setView(next);
  };
  const open = (text: string) => {
    input.setValue(text);
    setView('decoded');
  };

  return (
    <DraggablePanes
      first={
        <TokenPane
          input={input}
          process={process}
          onDecode={() => {
            process.decodeNow();
            setView('decoded');
          }}
        >
          {token?.isDetached && <DetachedPayload value={detachedPayload} onChange={setDetachedPayload} />}
          <KeySection
            title={isSigning ? 'Sign with' : 'Verify the signature'}
            value={key}
            onChange={setKey}
            actions={
              isSigning ? (
                <GenerateKey runner={runner} header={drafting.draft.header} shownKey={key.text} onGenerate={setKey} />
              ) : (
                key.text === '' &&
                input.value === textInputDefaults.lastJWT && (
                  <Button size="small" onClick={() => setKey({ text: sampleSecret, format: 'detect' })}>
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
          options={
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="What to do"
              value={view}
              onChange={(_, next: View | null) => next !== null && show(next)}
            >
              <ToggleButton value="decoded">Read</ToggleButton>
              <ToggleButton value="sign">Sign</ToggleButton>
            </ToggleButtonGroup>
          }
          below={
            !isSigning &&
            !isEmpty &&
            token === undefined &&
            lastWhole !== undefined && <StaleNote>Of the last token that could be decoded</StaleNote>
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
              action={
                <Button variant="outlined" onClick={() => input.setValue(textInputDefaults.lastJWT)}>
                  Use a sample
                </Button>
              }
            >
              Put a token under “JSON web token”: it is decoded as you type, and never leaves this page.
            </PaneMessage>
          )}
          {!isSigning && !isEmpty && token === undefined && lastWhole === undefined && problems.length > 0 && (
            <PaneMessage>Nothing is decoded yet. What is wrong is said under “JSON web token”.</PaneMessage>
          )}
          {!isSigning && !isEmpty && (
            <DecodedView
              process={process}
              signature={signature}
              tolerance={tolerance}
              onToleranceChange={setTolerance}
              onOpenToken={open}
            />
          )}
        </Pane>
      }
    />
  );
}
