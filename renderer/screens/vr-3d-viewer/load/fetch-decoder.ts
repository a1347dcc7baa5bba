/** Fetches a decoder that ships with the app. @param path as given by a `?url` import */
export async function fetchDecoder(path: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) {
    throw new Error(`A decoder of the app could not be loaded (${response.status}).`);
  }
  return response.arrayBuffer();
}
