import StaleIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type TokenName, tokenColour } from '#renderer/components/code-editor/look/token-colours.ts';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';

interface Props {
  readonly title: string;
  /** The colour of this part in the token. */
  readonly color: TokenName;
  /** “75 bytes”. */
  readonly detail?: string | undefined;
  readonly isStale?: boolean;
  readonly actions?: ReactNode;
  readonly warnings?: readonly string[];
  readonly children: ReactNode;
}

/** One part of the decoded token. */
export function PartSection({ title, color, detail, isStale = false, actions, warnings = [], children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Box aria-hidden sx={{ width: 4, height: 16, borderRadius: 1, bgcolor: tokenColour(color), flexShrink: 0 }} />
        <Typography variant="h3" id={titleId}>
          {title}
        </Typography>
        {detail !== undefined && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{detail}</Box>}
        {isStale && (
          <Chip
            icon={<StaleIcon />}
            label="Stale: from the last good token"
            size="small"
            color="warning"
            variant="outlined"
          />
        )}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>{actions}</Box>
      </Box>
      {children}
      {warnings.map((warning) => (
        <IconLine key={warning} severity="warning">
          {warning}
        </IconLine>
      ))}
    </Box>
  );
}
