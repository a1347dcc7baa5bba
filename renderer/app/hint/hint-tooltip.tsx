import Tooltip from '@mui/material/Tooltip';
import type { ShownHint } from './watch-hints.ts';

interface Props {
  readonly id: string;
  readonly hint: ShownHint;
  readonly isOpen: boolean;
}

/** Shows a hint beside its element. */
export function HintTooltip({ id, hint: { element, text }, isOpen }: Props) {
  return (
    <Tooltip
      id={id}
      open={isOpen}
      title={text}
      placement={element.dataset.hintPlacement === 'top' ? 'top' : 'bottom'}
      slotProps={{ popper: { anchorEl: element } }}
    >
      <span hidden />
    </Tooltip>
  );
}
