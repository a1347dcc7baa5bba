import { urlOf } from '#shared/formats/url-of.ts';

/** How long a browser may take to report a blocked request, in milliseconds. */
const longestDelay = 250;

interface PolicyWatch {
  /** Whether the page's Content-Security-Policy has blocked a request since the watch began. */
  isBlocked(): Promise<boolean>;
  stop(): void;
}

/**
 * Distinguishes a request blocked by the page's own policy from one lost in the network: both fail in the same way.
 * @param address the requested address
 * @param target where violations are reported; undefined outside of a browser
 */
export function watchPolicy(address: string, target: EventTarget | undefined = globalThis.document): PolicyWatch {
  const { origin } = new URL(address);
  let isSeen = false;
  let onSeen = () => {};
  const look = (event: Event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    if (effectiveDirective === 'connect-src' && urlOf(blockedURI)?.origin === origin) {
      isSeen = true;
      onSeen();
    }
  };
  target?.addEventListener('securitypolicyviolation', look);
  return {
    isBlocked: () =>
      isSeen || target === undefined
        ? Promise.resolve(isSeen)
        : new Promise((resolve) => {
            // The report is a separate event, which may arrive after the request has failed.
            const timer = setTimeout(() => resolve(false), longestDelay);
            onSeen = () => {
              clearTimeout(timer);
              resolve(true);
            };
          }),
    stop: () => target?.removeEventListener('securitypolicyviolation', look),
  };
}
