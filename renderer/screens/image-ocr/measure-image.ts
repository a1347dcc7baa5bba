/**
 * The size of an image, before it is decoded as a whole.
 * @returns undefined for what is not an image that the browser can read
 */
export async function measureImage(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
      image.src = url;
    });
    return isLoaded ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
