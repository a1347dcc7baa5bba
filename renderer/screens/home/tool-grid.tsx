import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import { useOfferedTools } from '#renderer/state/host/offered.ts';
import type { CatalogueEntry } from '#tools/define-tool.ts';

const gridLook = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
  gap: 1.25,
  '& a': {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: 1.5,
    rowGap: 0.25,
    height: '100%',
    boxSizing: 'border-box',
    p: 1.5,
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 2,
    transition: 'border-color 150ms, background-color 150ms',
  },
  '& a:hover': { borderColor: 'text.disabled', bgcolor: 'action.hover' },
  '& svg': { gridRow: '1 / 3', color: 'primary.main', fontSize: 24, mt: 0.25 },
  '& strong': { fontSize: 15, fontWeight: 600 },
  '& small': { fontSize: 13, lineHeight: 1.4, color: 'text.secondary' },
} as const;

/** A one-line description of a tool: that of its first tab. */
const detailOf = (tool: CatalogueEntry) => (tool.kind === 'single' ? tool.detail : tool.tabs[0].detail);

/** All tools, each with a description. */
export function ToolGrid() {
  return (
    <Box component="ul" aria-labelledby="all-tools" sx={gridLook}>
      {useOfferedTools()
        .slice(1)
        .map((tool: CatalogueEntry) => (
          <li key={tool.id}>
            <Link to={tool.route}>
              <ToolIcon name={tool.folder} />
              <strong>{tool.menuLabel}</strong>
              <small>{detailOf(tool)}</small>
            </Link>
          </li>
        ))}
    </Box>
  );
}
