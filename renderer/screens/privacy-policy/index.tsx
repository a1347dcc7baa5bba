import Box from '@mui/material/Box';
import { Markdown } from '#renderer/components/markdown.tsx';
import { nodes as policy } from './privacy-policy.md?markdown';

export function View() {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Markdown nodes={policy} headingOffset={1} />
    </Box>
  );
}
