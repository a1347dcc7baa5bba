/**
 * Reads the size of an image before all of it is decoded.
 * @returns undefined if the browser cannot read it as an image
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
