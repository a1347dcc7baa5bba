import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { DiffView } from '#renderer/screens/json/repair/diff-view/diff-view.tsx';
import {
  type Comparison,
  comparedChanges,
  comparedLength,
} from '#renderer/screens/json/repair/diff-view/use-comparison.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { choices } from './choices.ts';

/** The changes made by the repair, or the reason why they cannot be shown. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const { isCollapsed } = choices.use();
  switch (comparison.status) {
    case 'compared':
      return comparison.texts.changes.length === 0 ? (
        <PaneMessage>Nothing changed.</PaneMessage>
      ) : (
        <DiffView
          texts={comparison.texts}
          labelA="Before the repair"
          labelB="After the repair"
          language="json"
          isCollapsed={isCollapsed}
          onCollapsedChange={(next) => choices.change({ isCollapsed: next })}
        />
      );
    case 'too-long':
      return (
        <PaneMessage>
          Changes are shown in texts of up to {formatNumber(comparedLength)} characters; this one is longer. “Text” has
          the repaired document.
        </PaneMessage>
      );
    case 'too-many':
      return (
        <PaneMessage>
          There are more than {formatNumber(comparedChanges)} changes: too many to show. “Text” has the repaired
          document.
        </PaneMessage>
      );
    case 'too-slow':
      return (
        <PaneMessage>
          These texts differ so much that comparing them takes too long. “Text” has the repaired document.
        </PaneMessage>
      );
    case 'failed':
      return <ErrorNote error={comparison.error} />;
    default:
      return <BusyIndicator isBusy={comparison.status === 'comparing'} label="Comparing" />;
  }
}
