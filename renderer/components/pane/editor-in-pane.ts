import { createContext, use, useLayoutEffect } from 'react';

/** Tells a pane that it contains an editor; returns a function that takes this back. */
export const EditorInPane = createContext<(() => () => void) | undefined>(undefined);

/** Makes the pane around an editor offer the editor switches behind its “…”. */
export function useEditorInPane(): void {
  const enter = use(EditorInPane);
  // A layout effect, so that the “…” is there at the first paint.
  useLayoutEffect(() => enter?.(), [enter]);
}
