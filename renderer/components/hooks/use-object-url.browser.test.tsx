import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useObjectUrl } from './use-object-url.ts';

function Picture({ content }: { readonly content: Blob | undefined }) {
  const url = useObjectUrl(content);
  return (
    <figure>
      {url !== undefined && <img alt="" src={url} />}
      <figcaption>{content?.type}</figcaption>
    </figure>
  );
}

const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The number of pictures when a render has been committed, before the browser can paint it. */
async function picturesOfCommit(container: HTMLElement, render: () => void): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(container.querySelectorAll('img').length);
    });
    observer.observe(container, { childList: true, subtree: true, characterData: true });
    render();
  });
}

test('the URL is there with the first paint, follows the content, and goes with it', async () => {
  // React itself decides when effects run, as in the app; `act` would run them at once.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  const root = createRoot(container);
  const gif = await (await fetch(blank)).blob();
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
  const source = () => container.querySelector('img')?.src;

  expect(await picturesOfCommit(container, () => root.render(<Picture content={gif} />))).toBe(1);
  const first = source();
  expect(first).toMatch(/^blob:/);

  expect(await picturesOfCommit(container, () => root.render(<Picture content={svg} />))).toBe(1);
  expect(source()).not.toBe(first);

  expect(await picturesOfCommit(container, () => root.render(<Picture content={undefined} />))).toBe(0);
  root.unmount();
});
