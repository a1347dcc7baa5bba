import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { ScreenProps } from '#renderer/state/screens/screen-props.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import { type NamedInput, receivingInputOf } from '#tools/text-inputs.ts';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useOperationScreen } from './use-operation-screen.ts';

/** The screen of any tool that names the operation it consists of, and has no screen of its own. */
export function View({ screenId: id }: ScreenProps) {
  const { entry } = screenOf(id);
  const { operation } = entry;
  const named = receivingInputOf(entry);
  if (operation === undefined) {
    throw new Error(`The screen ${id} names no operation.`);
  }
  return named === undefined ? (
    <ResultOnly id={id} operation={operation} />
  ) : (
    <InputAndResult id={id} operation={operation} named={named} />
  );
}

interface Props {
  readonly id: ScreenId;
  readonly operation: string;
}

function InputAndResult({ id, operation, named }: Props & { readonly named: NamedInput }) {
  const input = useTextOrFile(named.name);
  const { file, text, replace } = input;
  const screen = useOperationScreen(id, operation, file ?? (text === '' ? undefined : text));
  const sample = named.default === '' ? undefined : () => replace(named.default, replacedBySample);
  return (
    <DraggablePanes
      firstSize="40%"
      first={<InputPane named={named} input={input} screen={screen} />}
      second={<ResultPane screen={screen} sample={sample} />}
    />
  );
}

/** The screen of an operation without input, such as one that generates something random. */
function ResultOnly({ id, operation }: Props) {
  return <ResultPane screen={useOperationScreen(id, operation, '')} isAlone />;
}
