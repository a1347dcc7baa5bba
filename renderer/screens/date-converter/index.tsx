import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useHandedText } from '#renderer/state/inputs/handed-texts.ts';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useDateConverter } from './use-date-converter.ts';

export function View() {
  const converter = useDateConverter();
  useHandedText(({ text }) => converter.takeText(text));
  return (
    <DraggablePanes
      firstSize="42%"
      stackedHeights={[500, 720]}
      first={<InputPane converter={converter} />}
      second={<ResultPane converter={converter} />}
    />
  );
}
