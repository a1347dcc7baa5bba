import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import TextIcon from '@mui/icons-material/NotesOutlined';
import SortIcon from '@mui/icons-material/SortByAlphaOutlined';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
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
      <Select
        size="small"
        value={options.indent}
        disabled={options.layout === 'minified'}
        onChange={({ target }) => onOptionsChange({ indent: target.value })}
        slotProps={{ input: { 'aria-label': 'Indentation' } }}
        sx={{ height: 36, fontSize: 14 }}
      >
        {indents.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
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
