import type { ComponentProps } from 'react';

/**
 * Between a tooltip and a control that may be disabled, which then tells nobody of the pointer. MUI's tooltip names its
 * child, but this is of no role, and the control has a name of its own.
 */
export function TooltipTarget({ 'aria-label': _name, ...props }: ComponentProps<'span'>) {
  return <span {...props} />;
}
