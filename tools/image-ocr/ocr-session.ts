import { describeFailure } from '#shared/describe-failure.ts';
import { createObservable, type Observable } from '#shared/observable.ts';
import type { ToolError } from '#shared/result.ts';
import type { ImageRecognition } from './image-recognition.ts';
import type { LanguageCode } from './languages.ts';
import type { PageLayout } from './layouts.ts';

/** How images are recognised. */
export interface OcrSettings {
  /** The languages, of which there is at least one; the first one has the most weight. */
  readonly languages: readonly LanguageCode[];
  readonly layout: PageLayout;
}

export type OcrStep = 'loading' | 'preparing' | 'recognising';

export type ImageState =
  /** Recognition has not been requested yet. */
  | { readonly status: 'ready' }
  | { readonly status: 'waiting' }
  /** Progress is that of the step, 0 to 1, if known. */
  | { readonly status: 'working'; readonly step: OcrStep; readonly progress?: number }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly error: ToolError }
  | { readonly status: 'done' };

export interface QueuedImage {
  readonly id: number;
  readonly name: string;
  readonly file: File;
  readonly state: ImageState;
  /** The latest result with the settings used for it; it stays while a newer one is being produced. */
  readonly result?: { readonly recognition: ImageRecognition; readonly settings: OcrSettings };
}

export interface OcrSnapshot {
  /** The images in the order in which they were added. */
  readonly images: readonly QueuedImage[];
  readonly isRunning: boolean;
  /** The whole text, including the user's changes. */
  readonly text: string;
  /** Whether the user has changed the text. */
  readonly isEdited: boolean;
  /** Why the engine or its data could not be loaded. */
  readonly problem: ToolError | undefined;
}

/** The outcome of recognising an image; an error while `loading` concerns all images. */
export type ImageOutcome =
  | { readonly status: 'done'; readonly recognition: ImageRecognition }
  | { readonly status: 'failed'; readonly error: ToolError; readonly step: OcrStep }
  | { readonly status: 'cancelled' };

/** Recognises the text of an image. Rejects only on a bug. */
export type RecogniseImage = (
  image: QueuedImage,
  settings: OcrSettings,
  options: { readonly signal: AbortSignal; readonly onStep: (step: OcrStep, progress?: number) => void },
) => Promise<ImageOutcome>;

export interface OcrSession extends Observable<OcrSnapshot> {
  /** Adds images; if others are being recognised, they join the run. */
  add(images: readonly Pick<QueuedImage, 'name' | 'file'>[]): void;
  /** Removes an image, and its text unless the user has changed the text. */
  remove(id: number): void;
  /** Ends all work and forgets everything. */
  clear(): void;
  /** Recognises the images that `imagesToRun` selects, one after another; images added meanwhile are included. */
  run(settings: OcrSettings): void;
  /** Cancels the current image and all waiting ones. */
  cancel(): void;
  /** Records that the user changed the text. */
  edit(text: string): void;
}

/** Whether the results would be the same. */
function isSameSettings(a: OcrSettings, b: OcrSettings): boolean {
  return a.layout === b.layout && a.languages.join() === b.languages.join();
}

/** The images that a run covers: those not done with these settings, or all images if there are none. */
function imagesToRun(images: readonly QueuedImage[], settings: OcrSettings): readonly QueuedImage[] {
  const open = images.filter(
    ({ state, result }) =>
      state.status !== 'done' || result === undefined || !isSameSettings(result.settings, settings),
  );
  return open.length > 0 ? open : images;
}

/** Whether a run would recognise images again although the user has changed their text. */
export function losesChanges({ images, isEdited }: OcrSnapshot, settings: OcrSettings): boolean {
  return isEdited && imagesToRun(images, settings).some(({ result }) => result !== undefined);
}

/** The texts of images in order, separated by an empty line. */
function joinTexts(images: readonly QueuedImage[]): string {
  return images
    .map(({ result }) => result?.recognition.text ?? '')
    .filter((text) => text !== '')
    .join('\n\n');
}

const empty: OcrSnapshot = { images: [], isRunning: false, text: '', isEdited: false, problem: undefined };

/**
 * Creates a session that recognises the text of images one after another and collects it. Text changed by the user is
 * never overwritten: new text is then added at the end.
 * @param onIdle called whenever no work is left
 */
export function createOcrSession(recognise: RecogniseImage, onIdle: () => void): OcrSession {
  const { read, write, subscribe } = createObservable(empty);
  let nextId = 1;
  /** The settings of the current run. */
  let used: OcrSettings = { languages: ['eng'], layout: 'auto' };
  /** Whether the next text replaces the user's changes: only then are they lost, not if the run is cancelled or fails. */
  let isReplacing = false;
  let running: { readonly id: number; readonly controller: AbortController } | undefined;

  function change(changed: Partial<OcrSnapshot>): void {
    write({ ...read(), ...changed });
  }

  function changeImages(from: (image: QueuedImage) => QueuedImage): void {
    change({ images: read().images.map(from) });
  }

  function setState(id: number, state: ImageState): void {
    changeImages((image) => (image.id === id ? { ...image, state } : image));
  }

  function take(id: number, recognition: ImageRecognition): void {
    const images = read().images.map(
      (image): QueuedImage =>
        image.id === id ? { ...image, state: { status: 'done' }, result: { recognition, settings: used } } : image,
    );
    const appended = [read().text.trimEnd(), recognition.text].filter((text) => text !== '').join('\n\n');
    const isKept = read().isEdited && !isReplacing;
    isReplacing = false;
    change({ images, isEdited: isKept, text: isKept ? appended : joinTexts(images) });
  }

  async function workOn(image: QueuedImage): Promise<void> {
    const { id } = image;
    const controller = new AbortController();
    running = { id, controller };
    setState(id, { status: 'working', step: 'loading' });
    const outcome = await recognise(image, used, {
      signal: controller.signal,
      onStep: (step, progress) => {
        if (running?.controller === controller) {
          setState(id, { status: 'working', step, ...(progress !== undefined && { progress }) });
        }
      },
    }).catch((thrown: unknown): ImageOutcome => {
      console.error(thrown);
      return { status: 'failed', step: 'recognising', error: describeFailure(thrown) };
    });
    if (controller.signal.aborted) {
      return;
    }
    running = undefined;
    if (outcome.status === 'done') {
      take(id, outcome.recognition);
    } else if (outcome.status === 'failed' && outcome.step === 'loading') {
      // Loading would fail for each of the other images too.
      changeImages((other) => (isOpen(other) ? { ...other, state: { status: 'ready' } } : other));
      change({ problem: outcome.error });
    } else {
      setState(id, outcome);
    }
    startNext();
  }

  function startNext(): void {
    const next = read().images.find(({ state }) => state.status === 'waiting');
    if (next !== undefined) {
      void workOn(next);
    } else if (read().isRunning) {
      change({ isRunning: false });
      onIdle();
    }
  }

  function abort(): void {
    running?.controller.abort();
    running = undefined;
  }

  return {
    read,
    subscribe,
    add(added) {
      const state: ImageState = { status: read().isRunning ? 'waiting' : 'ready' };
      change({ images: [...read().images, ...added.map((image) => ({ ...image, id: nextId++, state }))] });
    },
    remove(id) {
      const isAtWork = running?.id === id;
      if (isAtWork) {
        abort();
      }
      const images = read().images.filter((image) => image.id !== id);
      change({ images, ...(!read().isEdited && { text: joinTexts(images) }) });
      if (isAtWork) {
        startNext();
      }
    },
    clear() {
      abort();
      const { isRunning } = read();
      change(empty);
      if (isRunning) {
        onIdle();
      }
    },
    run(settings) {
      if (read().isRunning || read().images.length === 0) {
        return;
      }
      used = settings;
      isReplacing = losesChanges(read(), used);
      const ids = new Set(imagesToRun(read().images, used).map(({ id }) => id));
      change({
        isRunning: true,
        problem: undefined,
        images: read().images.map((image) => (ids.has(image.id) ? { ...image, state: { status: 'waiting' } } : image)),
      });
      startNext();
    },
    cancel() {
      abort();
      changeImages((image) => (isOpen(image) ? { ...image, state: { status: 'cancelled' } } : image));
      startNext();
    },
    edit(text) {
      if (text !== read().text) {
        isReplacing = false;
        change({ text, isEdited: text !== joinTexts(read().images) });
      }
    },
  };
}

function isOpen({ state }: QueuedImage): boolean {
  return state.status === 'waiting' || state.status === 'working';
}
