import { useLayoutEffect, useState } from 'react';

/**
 * Milliseconds for which a URL outlives its use: a picture that has just been drawn may still be fetched from it, and
 * the browser would report a missing file.
 */
const afterlife = 10_000;

/**
 * A `blob:` URL for some content, which is revoked soon after the content changes or the component goes. It is there
 * before the browser paints, so that a picture never takes its place after what stands below it.
 */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    if (content === undefined) {
      setUrl(undefined);
      return undefined;
    }
    const created = URL.createObjectURL(content);
    setUrl(created);
    return () => void setTimeout(() => URL.revokeObjectURL(created), afterlife);
  }, [content]);
  return url;
}
