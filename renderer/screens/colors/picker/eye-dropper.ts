import { fail, ok, type Result } from '#shared/result.ts';

/** https://wicg.github.io/eyedropper-api/ */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/**
 * The browser’s own tool to pick a colour from anywhere on the screen.
 * @returns undefined if the browser has none; otherwise a function that returns a CSS colour, or undefined if the user
 * pressed Escape
 */
export function findEyeDropper(): (() => Promise<Result<string | undefined>>) | undefined {
  const { EyeDropper: Constructor } = window as { readonly EyeDropper?: new () => EyeDropper };
  if (Constructor === undefined) {
    return undefined;
  }
  return async () => {
    try {
      return ok((await new Constructor().open()).sRGBHex);
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') {
        return ok(undefined);
      }
      console.error(thrown);
      return fail({ code: 'no-eye-dropper', message: 'The browser did not allow picking a colour from the screen.' });
    }
  };
}
