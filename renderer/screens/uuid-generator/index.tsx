import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { GeneratorPane } from './generator-pane.tsx';
import { InspectorPane } from './inspector-pane.tsx';

export function View() {
  return <DraggablePanes first={<GeneratorPane />} second={<InspectorPane />} stackedHeights={[620, 620]} />;
}
