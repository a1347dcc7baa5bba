import { createContext, use, useLayoutEffect } from 'react';

/** Tells a pane that it has an editor; gives what takes that back. */
export const EditorInPane = createContext<(() => () => void) | undefined>(undefined);

/** The pane around an editor offers behind its “…” what can be switched in editors. */
export function useEditorInPane(): void {
  const enter = use(EditorInPane);
  // Before it is painted: the “…” does not come later.
  useLayoutEffect(() => enter?.(), [enter]);
}
