import StaleIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';

/** Marks a result that does not belong to the present input. */
export function StaleTag({ children }: { children: string }) {
  return (
    <Box component="span" sx={look}>
      <StaleIcon aria-hidden sx={{ fontSize: 18 }} />
      {children}
    </Box>
  );
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  height: 24,
  pl: 0.5,
  pr: 1,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: '12px',
  color: 'warning.main',
  whiteSpace: 'nowrap',
} as const;
