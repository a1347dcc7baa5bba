import { networkRefusal } from '#shared/network-refusal.ts';

/** What a request that was refused fails with; its message is for the user. */
export class NetworkRefusedError extends Error {
  override readonly name = 'NetworkRefusedError';
}

let isRefused = false;
const listeners = new Set<() => void>();

/** Lets the page use the network no more, but for its own files; or use it again. */
export function refuseNetwork(next: boolean): void {
  if (next !== isRefused) {
    isRefused = next;
    for (const listener of listeners) {
      listener();
    }
  }
}

/** @param listener is told when the network is refused, or is not any more @returns a function that ends it */
export function onNetworkRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Why the page may not ask this address. Its own files are where it came from, and are let through; a web socket is not,
 * even to the same server, since what goes over it is what the user types.
 * @returns undefined where it may, and for what is not an address: the browser says what is wrong with that
 */
function whyRefused(address: string | URL, page: string): NetworkRefusedError | undefined {
  const url = isRefused && URL.canParse(address, page) ? new URL(address, page) : undefined;
  const isLocal = url === undefined || /^(?:blob|data|about):$/u.test(url.protocol) || isOwn(url, new URL(page));
  return isLocal ? undefined : new NetworkRefusedError(`${networkRefusal}, so ${url.host} was not asked.`);
}

/** Whether an address has the page's origin. Scheme and host are compared, since that of `app://` is `null`. */
const isOwn = (url: URL, page: URL): boolean => url.protocol === page.protocol && url.host === page.host;

interface Scope {
  fetch: typeof fetch;
  WebSocket: typeof WebSocket;
  EventSource: typeof EventSource;
  readonly XMLHttpRequest: { readonly prototype: Pick<XMLHttpRequest, 'open'> };
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly document: { readonly baseURI: string };
}

/**
 * Puts the guard between the page and everything by which its scripts can reach the network, whichever of them and of
 * the packages they use asks. Called once, before anything is asked. Workers only ask for their own files.
 */
export function guardNetwork(scope: Scope = globalThis): void {
  const check = (address: string | URL): void => {
    const refusal = whyRefused(address, scope.document.baseURI);
    if (refusal !== undefined) {
      throw refusal;
    }
  };
  const { fetch: ask } = scope;
  scope.fetch = async (input, init) => {
    check(typeof input === 'object' && 'url' in input ? input.url : input);
    return ask(input, init);
  };
  const guardConstructor = <Constructor extends new (...parameters: never[]) => object>(original: Constructor) =>
    new Proxy(original, {
      construct: (target, parameters, newTarget) => {
        check(String(parameters[0]));
        return Reflect.construct(target, parameters, newTarget);
      },
    });
  scope.WebSocket = guardConstructor(scope.WebSocket);
  scope.EventSource = guardConstructor(scope.EventSource);
  guardMethod(scope.XMLHttpRequest.prototype, 'open', (_method, address) => check(String(address)));
  guardMethod(scope.navigator, 'sendBeacon', (address) => check(String(address)));
}

/** Lets a method do its work only once the check has not thrown. */
function guardMethod<Name extends string>(
  target: Readonly<Record<Name, (...parameters: never[]) => unknown>>,
  name: Name,
  check: (...parameters: unknown[]) => void,
): void {
  const original = target[name];
  Object.defineProperty(target, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...parameters: never[]) {
      check(...parameters);
      return Reflect.apply(original, this, parameters);
    },
  });
}
