import type { TooltipProps } from '@mui/material/Tooltip';
import { useForkRef } from '@mui/material/utils';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLazyPart, useLazyPart } from './lazy-part/lazy-part.ts';
import { whenIdle } from './when-idle.ts';

const tooltip = createLazyPart(
  'Tooltip',
  async () => (await import('@mui/material/Tooltip')).default,
  'when-online',
  'when-idle',
);

/**
 * MUI's tooltip for the parts of the app that show first: its code (a fifteenth of the total) is loaded after them.
 * Until then only the tooltip is missing: the child has an accessible name of its own.
 */
export function Hint({ children, ...props }: TooltipProps) {
  const { Component: Tooltip } = useLazyPart(tooltip);
  const element = useRef<HTMLElement>(null);
  const child = children as ReactElement<{ ref?: Ref<HTMLElement> }>;
  const ref = useForkRef(child.props.ref, element);
  const [isReady, setIsReady] = useState(Tooltip !== undefined);
  useEffect(() => {
    if (Tooltip === undefined || isReady) {
      return undefined;
    }
    // The tooltip remounts its child, which must not happen under a finger or to a focused element. An element that is
    // not in use is replaced at once, since a press that ends on another element than it began on is not a click.
    const takeOver = () => {
      if (element.current?.matches(':focus, :hover, :active') !== true) {
        flushSync(() => setIsReady(true));
      }
    };
    // Each is done in an idle moment of its own, because all together would block the page.
    let callOff = whenIdle(takeOver);
    const tryAgain = () => {
      callOff();
      callOff = whenIdle(takeOver);
    };
    const controller = new AbortController();
    for (const type of ['blur', 'pointerleave']) {
      element.current?.addEventListener(type, tryAgain, controller);
    }
    return () => {
      callOff();
      controller.abort();
    };
  }, [Tooltip, isReady]);
  const held = cloneElement(child, { ref });
  return Tooltip !== undefined && isReady ? <Tooltip {...props}>{held}</Tooltip> : held;
}
