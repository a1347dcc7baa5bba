import { urlOf } from '#shared/formats/url-of.ts';
import { networkRefusal } from '#shared/network-refusal.ts';
import { createObservable } from '#shared/observable.ts';

/** The error of a refused request; its message is shown to the user. */
export class NetworkRefusedError extends Error {
  override readonly name = 'NetworkRefusedError';
}

const isRefused = createObservable(false);

/** Stops the page from using the network except for its own files, or allows it again. */
export function refuseNetwork(next: boolean): void {
  if (next !== isRefused.read()) {
    isRefused.write(next);
  }
}

/** @param listener is called when the network is refused or allowed again @returns a function that ends it */
export const onNetworkRefusal = isRefused.subscribe;

/**
 * Why the page may not request this address. Its own files come from its origin and are allowed. A web socket is not,
 * even to the same server, since it carries what the user types.
 * @returns undefined if it may, and for an invalid address, which the browser reports itself
 */
function whyRefused(address: string | URL, page: string): NetworkRefusedError | undefined {
  const url = isRefused.read() ? urlOf(address, page) : undefined;
  const isLocal = url === undefined || /^(?:blob|data|about):$/u.test(url.protocol) || isOwn(url, new URL(page));
  return isLocal ? undefined : new NetworkRefusedError(`${networkRefusal}, so ${url.host} was not contacted.`);
}

/** Whether an address has the page's origin. Scheme and host are compared, since the origin of `app://` is `null`. */
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
 * Guards every API through which the page's scripts and the packages they use can reach the network. It is called once,
 * before the first request. Workers request only their own files.
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

/** Wraps a method so that it runs only if the check has not thrown. */
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
