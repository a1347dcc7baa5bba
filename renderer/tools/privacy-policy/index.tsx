import Box from '@mui/material/Box';
import { Markdown } from '#renderer/components/markdown.tsx';
import policy from './privacy-policy.md?raw';

export function Screen() {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Markdown text={policy} headingOffset={1} />
    </Box>
  );
}
