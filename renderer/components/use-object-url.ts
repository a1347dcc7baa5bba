import { useEffect, useState } from 'react';

/** A `blob:` address of some content, which is given up when the content changes or the component goes. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (content === undefined) {
      setUrl(undefined);
      return undefined;
    }
    const created = URL.createObjectURL(content);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [content]);
  return url;
}
