import Box from '@mui/material/Box';
import type { PlacedRow } from '#renderer/components/tree/tree.tsx';
import { TreeRow } from '#renderer/components/tree/tree-row.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { TreeRow as JsonRow } from '#tools/json/formatter/tree-rows.ts';

/** The height of a row, in pixels. */
export const treeRowHeight = 26;

interface Props extends PlacedRow {
  readonly row: JsonRow;
  readonly onToggle: () => void;
}

/** A value in the tree: its key or index, and a short preview. */
export function JsonTreeRow({ row, onToggle, ...placed }: Props) {
  const { depth, key, index, parent, kind, preview, childCount, isExpanded, isShadowed } = row;
  const isContainer = kind === 'array' || kind === 'object';
  const unit = kind === 'array' ? 'item' : 'key';
  return (
    <TreeRow
      {...placed}
      depth={depth}
      isExpanded={isContainer && childCount > 0 ? isExpanded : undefined}
      onToggle={onToggle}
    >
      {parent !== undefined && (
        <>
          <Box
            component="span"
            sx={{
              color: key === undefined ? 'text.secondary' : 'token.property',
              textDecoration: isShadowed ? 'line-through' : 'none',
            }}
          >
            {key ?? index}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
            :
          </Box>
        </>
      )}
      {isContainer && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
          {countOf(childCount, unit)}
        </Box>
      )}
      {!(isContainer && isExpanded) && (
        <Box component="span" sx={{ color: isContainer ? 'text.secondary' : 'text.primary' }}>
          {preview}
        </Box>
      )}
    </TreeRow>
  );
}
