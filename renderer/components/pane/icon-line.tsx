import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Severity = 'success' | 'info' | 'warning' | 'error';

const icons = { success: DoneIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

interface Props {
  readonly severity: Severity;
  readonly children: ReactNode;
  /** An action that the message offers. */
  readonly action?: ReactNode;
}

/** A sentence with an icon for its severity. */
export function IconLine({ severity, children, action }: Props) {
  const Icon = icons[severity];
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', fontSize: 13 }}>
      <Icon aria-hidden color={severity} sx={{ fontSize: 18, mt: '1px', flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
        {action !== undefined && <Box sx={{ mt: 0.5 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
