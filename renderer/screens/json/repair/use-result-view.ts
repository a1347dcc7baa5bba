import { useState } from 'react';
import { choices } from './choices.ts';

export type RepairView = 'text' | 'changes';

export interface ResultView {
  readonly view: RepairView;
  readonly show: (view: RepairView) => void;
  /** Whether the changes currently take the whole width of the window. */
  readonly isFullWidth: boolean;
  readonly showFullWidth: (isFullWidth: boolean) => void;
}

/**
 * How the repaired document is shown. A guess is shown as changes, whatever the view of other repairs, until the user
 * chooses otherwise. A view that appears by itself while the user types does not rearrange the panes.
 */
export function useResultView(isGuess: boolean): ResultView {
  const { view: chosenView, isFullWidth: wantsFullWidth } = choices.use();
  const [viewOfGuess, setViewOfGuess] = useState<RepairView>();
  const view = isGuess ? (viewOfGuess ?? 'changes') : chosenView;
  const isChosen = !isGuess || viewOfGuess !== undefined;
  const show = (next: RepairView) => {
    if (isGuess) {
      setViewOfGuess(next);
    } else {
      choices.change({ view: next });
    }
  };
  return {
    view,
    show,
    isFullWidth: view === 'changes' && isChosen && wantsFullWidth,
    showFullWidth(next) {
      show('changes');
      choices.change({ isFullWidth: next });
    },
  };
}
