import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import TextIcon from '@mui/icons-material/NotesOutlined';
import SortIcon from '@mui/icons-material/SortByAlphaOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { CompactSelect } from '#renderer/components/compact-select.tsx';
import type { RenderOptions } from './tasks.ts';

export type ResultView = 'text' | 'tree';

interface Props {
  readonly view: ResultView;
  readonly onViewChange: (view: ResultView) => void;
  readonly options: RenderOptions;
  readonly onOptionsChange: (change: Partial<RenderOptions>) => void;
}

const indents = [
  { value: 2, label: '2 spaces' },
  { value: 4, label: '4 spaces' },
  { value: 'tab', label: 'Tab' },
] as const;

/** How the result is shown and laid out. */
export function ResultOptions({ view, onViewChange, options, onOptionsChange }: Props) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: ResultView | null) => next && onViewChange(next)}
        aria-label="View"
      >
        <ToggleButton value="text">
          <TextIcon aria-hidden sx={{ fontSize: 18, mr: 0.75 }} />
          Text
        </ToggleButton>
        <ToggleButton value="tree">
          <TreeIcon aria-hidden sx={{ fontSize: 18, mr: 0.75 }} />
          Tree
        </ToggleButton>
      </ToggleButtonGroup>
      <CompactSelect
        label="Indentation"
        value={options.indent}
        options={indents}
        disabled={options.layout === 'minified'}
        onChange={(indent) => onOptionsChange({ indent })}
      />
      <Tooltip title="Sort keys">
        <ToggleButton
          size="small"
          value="sort-keys"
          aria-label="Sort keys"
          selected={options.sortKeys}
          onChange={() => onOptionsChange({ sortKeys: !options.sortKeys })}
          sx={{ px: 1 }}
        >
          <SortIcon sx={{ fontSize: 20 }} />
        </ToggleButton>
      </Tooltip>
    </>
  );
}
