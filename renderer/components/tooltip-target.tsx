import type { ComponentProps } from 'react';

/**
 * A wrapper between a tooltip and a control that may be disabled, and would then fire no pointer events. MUI's tooltip
 * labels its child, but this element has no role, and the control has a name of its own.
 */
export function TooltipTarget({ 'aria-label': _name, ...props }: ComponentProps<'span'>) {
  return <span {...props} />;
}
