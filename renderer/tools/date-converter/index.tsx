import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useDateConverter } from './use-date-converter.ts';

export function Screen() {
  const converter = useDateConverter();
  return (
    <DraggablePanes
      firstSize="42%"
      stackedHeight={1240}
      first={<InputPane converter={converter} />}
      second={<ResultPane converter={converter} />}
    />
  );
}
