import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { AwaitedResult, type ResultWork } from '../awaited-result.tsx';
import { EditorInPane } from './editor-in-pane.ts';
import { PaneToolbar } from './pane-toolbar.tsx';

interface Props {
  /** The pane's name, at the left of its toolbar. */
  readonly title: string;
  /** Compact selects, toggles and icon buttons that change what the pane shows. */
  readonly options?: ReactNode;
  /** Actions that take the content elsewhere, always in this order: copy, save. */
  readonly actions?: ReactNode;
  /** The work on the result that the pane shows: until it has ended, Copy, Save and Send wait for what it makes. */
  readonly work?: ResultWork | undefined;
  /** What stands between the toolbar and the content: a query, a notice. */
  readonly above?: ReactNode;
  /** What stands below the content: errors, warnings, figures. */
  readonly below?: ReactNode;
  /** Fills the remaining height and scrolls by itself. */
  readonly children: ReactNode;
}

/** One half of a tool's screen: a toolbar at the top edge, and its content. */
export function Pane({ title, options, actions, work, above, below, children }: Props) {
  const titleId = useId();
  const [editorCount, setEditorCount] = useState(0);
  const enterEditor = useCallback(() => {
    setEditorCount((count) => count + 1);
    return () => setEditorCount((count) => count - 1);
  }, []);
  return (
    <AwaitedResult value={work}>
      <Box
        component="section"
        aria-labelledby={titleId}
        sx={{
          containerType: 'inline-size',
          height: '100%',
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
        }}
      >
        <PaneToolbar title={title} titleId={titleId} options={options} actions={actions} hasEditor={editorCount > 0} />
        {above}
        <Box sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden' }}>
          <EditorInPane value={enterEditor}>{children}</EditorInPane>
        </Box>
        {below}
      </Box>
    </AwaitedResult>
  );
}
