import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import { type NamedInput, receivingInputOf } from '#tools/text-inputs.ts';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useOperationInput } from './use-operation-input.ts';
import { useOperationScreen } from './use-operation-screen.ts';

/** The screen of any tool that names the operation it consists of, and has no screen of its own. */
export function View({ screen: id }: ScreenProps) {
  const { entry } = screenOf(id);
  const { operation } = entry;
  const input = receivingInputOf(entry);
  if (operation === undefined) {
    throw new Error(`The screen ${id} names no operation.`);
  }
  return input === undefined ? (
    <ResultOnly id={id} operation={operation} />
  ) : (
    <InputAndResult id={id} operation={operation} input={input} />
  );
}

interface Props {
  readonly id: ScreenId;
  readonly operation: string;
}

function InputAndResult({ id, operation, input }: Props & { readonly input: NamedInput }) {
  const kept = useOperationInput(input);
  const { file, text } = kept;
  const screen = useOperationScreen(id, operation, file ?? (text.value === '' ? undefined : text.value));
  return (
    <DraggablePanes
      firstSize="40%"
      first={<InputPane input={kept} screen={screen} />}
      second={<ResultPane screen={screen} sample={kept.sample} />}
    />
  );
}

/** The screen of an operation without input, such as one that generates something random. */
function ResultOnly({ id, operation }: Props) {
  return <ResultPane screen={useOperationScreen(id, operation, '')} />;
}
