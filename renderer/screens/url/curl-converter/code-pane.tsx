import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { TextPosition } from '#shared/result.ts';
import type { ShellDialect } from '#tools/url/curl-converter/shells/detect-dialect.ts';
import { curlTargets, findCurlTarget, type Target, type TargetName } from '#tools/url/curl-converter/targets.ts';
import { ConversionNotes } from './conversion-notes.tsx';
import { ShellNote } from './shell-note.tsx';
import type { ConversionProcess } from './use-command-conversion.ts';

interface Props {
  readonly process: ConversionProcess;
  readonly target: Target;
  readonly isEmpty: boolean;
  /** The shell chosen for the command; undefined if it is detected. */
  readonly shell: ShellDialect | undefined;
  readonly onShellChange: (shell: ShellDialect | undefined) => void;
  readonly onTargetChange: (name: TargetName) => void;
  /** Goes to a position in the command. */
  readonly onGoTo: (position: TextPosition) => void;
  readonly onUseSample: () => void;
}

const options = curlTargets.map(({ name, label }) => ({ value: name, label }));

/** The code that makes the same request in the chosen language. */
export function CodePane(props: Props) {
  const { process, target, isEmpty, shell, onShellChange, onTargetChange, onGoTo, onUseSample } = props;
  const { result, error, isBusy, isStale, cancel } = process;
  // The result is in the previous language until there is one in the new one.
  const shown = result === undefined ? target : findCurlTarget(result.target);
  return (
    <Pane
      title="Code"
      work={process}
      options={
        <CompactSelect label="Target language" value={target.name} onChange={onTargetChange} options={options} />
      }
      actions={
        <>
          <CopyButton content={result?.code} />
          <SaveButton
            getContent={() => result?.code}
            disabled={result === undefined}
            suggestedName={`request.${shown.extension}`}
            filter={{ name: shown.label, extensions: [shown.extension] }}
          />
          <SendToButton text={result?.code} />
        </>
      }
      above={result && !isStale && <ShellNote conversion={result} chosen={shell} onChoose={onShellChange} />}
      below={
        <>
          {isStale && <StaleNote>Made from the last command that could be converted</StaleNote>}
          {result && !isStale && <ConversionNotes conversion={result} onGoTo={onGoTo} />}
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Converting" onCancel={cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a curl command under “cURL command”: it becomes code as you type, and never leaves your machine.
        </PaneMessage>
      )}
      {!isEmpty && result === undefined && error !== undefined && (
        <PaneMessage>Nothing is converted yet. The error is marked under “cURL command”.</PaneMessage>
      )}
      {result && <CodeEditor label="Code" language={shown.language} value={result.code} readOnly />}
    </Pane>
  );
}
