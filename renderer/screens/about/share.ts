import { platform } from '#renderer/platform/index.ts';

/**
 * Shares an address of the app through the system or the browser, or else copies it.
 * @returns how it ended; `cancelled` if the user closed the browser's dialog
 */
export async function shareApp(url: string): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  const data = { title: 'Web Toolbox', text: __PRODUCT__.description, url };
  if (await platform.share?.(data)) {
    return 'shared';
  }
  if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') {
        return 'cancelled';
      }
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
