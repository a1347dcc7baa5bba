import { whenIdle } from '#renderer/components/when-idle.ts';

/** How a user acts on a page. Moving the pointer is not enough: whoever reads does that as well. */
const acts = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'paste', 'drop'] as const;

/**
 * Runs an action when nobody has used the page for a time and it is idle: heavy work that no one is waiting for does not
 * slow down what somebody does.
 * @param rest milliseconds without a key, a click, a wheel or anything pasted or dropped
 * @returns cancels the action
 */
export function whenAtRest(action: () => void, rest: number): () => void {
  let callOff = () => {};
  const controller = new AbortController();
  const cancel = () => {
    controller.abort();
    callOff();
  };
  const wait = () => {
    callOff();
    const timer = setTimeout(() => {
      callOff = whenIdle(() => {
        cancel();
        action();
      });
    }, rest);
    callOff = () => clearTimeout(timer);
  };
  for (const act of acts) {
    addEventListener(act, wait, { signal: controller.signal, capture: true, passive: true });
  }
  wait();
  return cancel;
}
