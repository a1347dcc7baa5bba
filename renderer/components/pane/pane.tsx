import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  /** The pane's name, at the left of its toolbar. */
  readonly title: string;
  /** Compact selects, toggles and icon buttons that change what the pane shows. */
  readonly options?: ReactNode;
  /** What takes the content elsewhere, always in this order: copy, save. */
  readonly actions?: ReactNode;
  /** Below the toolbar, over the content: a query, a notice. */
  readonly above?: ReactNode;
  /** Under the content: errors, warnings, figures. */
  readonly below?: ReactNode;
  /** Fills the height left and scrolls by itself. */
  readonly children: ReactNode;
}

/** One half of a tool's work: a toolbar on its top edge, then its content. */
export function Pane({ title, options, actions, above, below, children }: Props) {
  const titleId = useId();
  return (
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          flexShrink: 0,
          minHeight: 48,
          px: 1.5,
          py: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ fontSize: 14, mr: 'auto' }}>
          {title}
        </Typography>
        {options && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              // In a narrow pane the options have a line of their own.
              '@container (max-width: 519px)': { order: 1, flexBasis: '100%', pb: 0.5 },
            }}
          >
            {options}
          </Box>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>{actions}</Box>
      </Box>
      {above}
      <Box sx={{ flex: 1, minHeight: 0, position: 'relative', overflow: 'hidden' }}>{children}</Box>
      {below}
    </Box>
  );
}

/** A strip at the foot of a pane. */
export function PaneNote({ children, role }: { children: ReactNode; role?: 'alert' | 'status' }) {
  return (
    <Box
      {...(role === undefined ? {} : { role })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
