import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { WarningList } from '#renderer/components/pane/warning-list.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import type { TextPosition } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { allFiles, fileChoices, resultFile } from '#tools/json/converter/result-file.ts';
import { findTarget, isTypeTarget, targets } from '#tools/json/converter/targets.ts';
import { jsonConverter } from '#tools/json/tool.ts';
import { choices } from './choices.ts';
import { ResultSettings } from './result-settings.tsx';
import type { Converter } from './use-converter.ts';

/** The longest result that is shown, in UTF-16 code units; a longer one can only be copied and saved. */
const maximumShownLength = 24_000_000;

const targetOptions = targets.map(({ id, label }) => ({ value: id, label }));

const typeCount = targets.filter(({ id }) => isTypeTarget(id)).length;

interface Props {
  readonly converter: Converter;
  /** Goes to a position in the input. */
  readonly onGoTo: (position: TextPosition) => void;
}

/** The converted document, with notes about it. */
export function ResultPane({ converter, onGoTo }: Props) {
  const { input, target, setTarget, rootName, process } = converter;
  const { result, isBusy, isStale, isCancelled, cancel, runAgain, progress } = process;
  const { file: fileName } = choices.use();
  const file = result && resultFile(result, fileName, rootName.value);
  const takeSample = () => {
    converter.setSource('json');
    input.replace(jsonConverter.inputs.document.default, replacedBySample);
  };
  const { extension, label, language } = findTarget(result?.target ?? target.id);

  return (
    <Pane
      title="Result"
      work={process}
      options={
        <>
          <CompactSelect label="Target" value={target.id} options={targetOptions} onChange={setTarget} />
          {result && result.files.length > 1 && (
            <CompactSelect
              label="File"
              value={file?.choice ?? allFiles}
              options={fileChoices(result)}
              onChange={(next) => choices.change({ file: next })}
            />
          )}
        </>
      }
      actions={
        <>
          <CopyButton content={file?.text} />
          <SaveButton
            getContent={() => file?.text}
            disabled={file === undefined}
            suggestedName={file?.name ?? ''}
            filter={{ name: label, extensions: [extension] }}
          />
          <SendToButton text={file?.text} />
        </>
      }
      above={<ResultSettings converter={converter} />}
      below={
        <>
          {converter.fieldsError && <ErrorNote error={converter.fieldsError} />}
          {isStale && <StaleNote>Made from the last document that could be converted</StaleNote>}
          {isCancelled && (
            <CancelledNote action="Convert again" onRetry={runAgain}>
              The conversion was cancelled.
            </CancelledNote>
          )}
          {result && !isStale && (
            <WarningList
              summary={result.warnings.summary}
              warnings={result.warnings.listed}
              unlisted={result.warnings.unlisted}
              onGoTo={onGoTo}
            />
          )}
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} progress={progress} label="Converting" onCancel={cancel} />
      {isBlank(input.value) && (
        <PaneMessage action={<SampleButton onClick={takeSample} />}>
          Put a document under “Content to convert”: it becomes types of {typeCount} languages, a JavaScript object,
          JSON, YAML, TOML or CSV as you type.
        </PaneMessage>
      )}
      {!isBlank(input.value) && result === undefined && process.error !== undefined && (
        <PaneMessage>Nothing is converted yet. The error is marked.</PaneMessage>
      )}
      {file !== undefined && file.text.length > maximumShownLength && (
        <PaneMessage>The result is too long to show. Copy it, or save it.</PaneMessage>
      )}
      {file !== undefined && file.text.length <= maximumShownLength && (
        <CodeEditor label="Result" language={language} value={file.text} readOnly />
      )}
    </Pane>
  );
}
