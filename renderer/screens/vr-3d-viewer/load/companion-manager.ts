import { DataTexture, Loader, LoadingManager, type Texture } from 'three';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';
import { isExternal, resolveCompanion } from '#tools/vr-3d-viewer/files/resolve-companion.ts';

export interface Companions {
  readonly manager: LoadingManager;
  /** References that are not among the files, as written in the model. */
  readonly missing: ReadonlySet<string>;
  find(reference: string): Blob | undefined;
  /** Settles when nothing is being loaded any more. */
  whenIdle(): Promise<void>;
  /** Revokes the URLs of the files; everything already loaded stays. */
  release(): void;
}

/** A URL without content, which causes no request. */
const nowhere = 'data:,missing';

/** Loads TGA textures, which browsers cannot read. */
class TgaTextureLoader extends Loader<Texture> {
  readonly #find: Companions['find'];

  constructor(manager: LoadingManager, find: Companions['find']) {
    super(manager);
    this.#find = find;
  }

  override load(url: string, onLoad?: (texture: Texture) => void): Texture {
    const texture = new DataTexture();
    const content = this.#find(url);
    if (content !== undefined) {
      this.manager.itemStart(url);
      readTga(content)
        .then(({ data, width, height, minFilter, magFilter, generateMipmaps, flipY }) => {
          texture.image = { data, width, height };
          Object.assign(texture, { minFilter, magFilter, generateMipmaps, flipY, needsUpdate: true });
          onLoad?.(texture);
        })
        .catch(() => this.manager.itemError(url))
        .finally(() => this.manager.itemEnd(url));
    }
    return texture;
  }
}

async function readTga(content: Blob) {
  const [{ TGALoader }, bytes] = await Promise.all([import('./other-loaders.ts'), content.arrayBuffer()]);
  return new TGALoader().parse(bytes) as unknown as {
    readonly data: Uint8Array<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  } & Pick<Texture, 'minFilter' | 'magFilter' | 'generateMipmaps' | 'flipY'>;
}

/**
 * Provides three's loaders with the dropped files that a model refers to. Nothing else is ever loaded: a reference to
 * the Internet counts as missing.
 */
export function createCompanions(files: readonly ModelFile[], modelPath: string): Companions {
  const paths = files.map(({ path }) => path);
  const missing = new Set<string>();
  const addresses = new Map<Blob, string>();
  const foreign = new Set<string>();
  let isLoading = false;
  let onIdle: (() => void) | undefined;

  function find(reference: string): Blob | undefined {
    const path = isExternal(reference) ? undefined : resolveCompanion(reference, modelPath, paths);
    const content = files.find((file) => file.path === path)?.content;
    if (content === undefined) {
      missing.add(reference);
    }
    return content;
  }

  const manager = new LoadingManager(() => {
    isLoading = false;
    onIdle?.();
  });
  manager.onStart = () => {
    isLoading = true;
  };
  manager.setURLModifier((url) => {
    if (url.startsWith('blob:')) {
      foreign.add(url);
      return url;
    }
    if (url.startsWith('data:')) {
      return url;
    }
    const content = find(url);
    if (content === undefined) {
      return nowhere;
    }
    const address = addresses.get(content) ?? URL.createObjectURL(content);
    addresses.set(content, address);
    return address;
  });
  manager.addHandler(/\.tga$/i, new TgaTextureLoader(manager, find));

  return {
    manager,
    missing,
    find,
    whenIdle: () =>
      new Promise((resolve) => {
        onIdle = resolve;
        if (!isLoading) {
          resolve();
        }
      }),
    release() {
      for (const address of [...addresses.values(), ...foreign]) {
        URL.revokeObjectURL(address);
      }
      addresses.clear();
      foreign.clear();
    },
  };
}
