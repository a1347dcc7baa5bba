import { useEffect, useState } from 'react';

/**
 * Milliseconds for which an address outlives its use: a picture that was drawn a moment ago may still be fetched by it, and
 * the browser would report that its file is missing.
 */
const afterlife = 10_000;

/** A `blob:` address of some content, which is given up soon after the content changes or the component goes. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
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
