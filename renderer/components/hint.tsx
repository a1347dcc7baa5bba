import type { TooltipProps } from '@mui/material/Tooltip';
import { useForkRef } from '@mui/material/utils';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { createLazyPart, useLazyPart } from './lazy-part/lazy-part.ts';

const tooltip = createLazyPart(
  'Tooltip',
  async () => (await import('@mui/material/Tooltip')).default,
  'when-online',
  'when-idle',
);

/**
 * MUI's tooltip for the parts of the app that show first: its code (a fifteenth of all) comes after them. Without it
 * there is only no tooltip: the child has its accessible name of its own.
 */
export function Hint({ children, ...props }: TooltipProps) {
  const { Component: Tooltip } = useLazyPart(tooltip);
  const element = useRef<HTMLElement>(null);
  const child = children as ReactElement<{ ref?: Ref<HTMLElement> }>;
  const ref = useForkRef(child.props.ref, element);
  const [isReady, setIsReady] = useState(Tooltip !== undefined);
  useEffect(() => {
    if (Tooltip === undefined) {
      return undefined;
    }
    // The tooltip makes its child anew, which must not happen under a finger or to what has the focus.
    const takeOver = () => {
      if (element.current?.matches(':focus, :hover') !== true) {
        setIsReady(true);
      }
    };
    const controller = new AbortController();
    for (const type of ['blur', 'pointerleave']) {
      element.current?.addEventListener(type, takeOver, controller);
    }
    takeOver();
    return () => controller.abort();
  }, [Tooltip]);
  const held = cloneElement(child, { ref });
  return Tooltip !== undefined && isReady ? <Tooltip {...props}>{held}</Tooltip> : held;
}
