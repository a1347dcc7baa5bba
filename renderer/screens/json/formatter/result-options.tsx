import SortIcon from '@mui/icons-material/SortByAlphaOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { choices } from './choices.ts';
import { jsonTree } from './json-tree-part.ts';

export type ResultView = 'text' | 'tree';

const indents = [
  { value: 2, label: '2 spaces' },
  { value: 4, label: '4 spaces' },
  { value: 'tab', label: 'Tab' },
] as const;

/** Switches between the text and the tree. */
export function ViewToggle() {
  const { view } = choices.use();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: ResultView | null) => next && choices.change({ view: next })}
      aria-label="View"
    >
      <ToggleButton value="text">Text</ToggleButton>
      <ToggleButton value="tree" onPointerEnter={jsonTree.ask} onFocus={jsonTree.ask}>
        Tree
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

export function IndentSelect() {
  const { layout, indent } = choices.use();
  return (
    <CompactSelect
      label="Indentation"
      value={indent}
      options={indents}
      disabled={layout === 'minified'}
      onChange={(next) => choices.change({ indent: next })}
    />
  );
}

export function SortToggle() {
  const { sortKeys } = choices.use();
  return (
    <ToggleButton
      data-hint="Sort keys"
      size="small"
      value="sort-keys"
      aria-label="Sort keys"
      selected={sortKeys}
      onChange={() => choices.change({ sortKeys: !sortKeys })}
      sx={{ px: 1 }}
    >
      <SortIcon sx={{ fontSize: 20 }} />
    </ToggleButton>
  );
}
