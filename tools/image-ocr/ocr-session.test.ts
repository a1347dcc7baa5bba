import { describe, expect, it } from 'vitest';
import {
  createOcrSession,
  type ImageOutcome,
  losesChanges,
  type OcrSettings,
  type OcrStep,
  type QueuedImage,
} from './ocr-session.ts';

interface Job {
  readonly image: QueuedImage;
  readonly settings: OcrSettings;
  readonly signal: AbortSignal;
  readonly onStep: (step: OcrStep, progress?: number) => void;
  readonly end: (outcome: ImageOutcome) => Promise<void>;
}

const settings: OcrSettings = { languages: ['eng'], layout: 'auto' };

/** Creates a session whose work the test completes. */
function setUp() {
  const jobs: Job[] = [];
  let idleCount = 0;
  const session = createOcrSession(
    (image, settings, { signal, onStep }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ status: 'cancelled' }));
        jobs.push({
          image,
          settings,
          signal,
          onStep,
          end: (outcome) => {
            const changed = new Promise<void>((heard) => {
              const stop = session.subscribe(() => {
                stop();
                heard();
              });
            });
            resolve(outcome);
            return changed;
          },
        });
      }),
    () => {
      idleCount += 1;
    },
  );
  return {
    session,
    jobs,
    idleCount: () => idleCount,
    states: () => session.read().images.map(({ name, state }) => `${name} ${state.status}`),
    text: () => session.read().text,
    endNext: (outcome: ImageOutcome) => jobs.at(-1)?.end(outcome),
  };
}

const images = (...names: string[]) => names.map((name) => ({ name, file: new File([], name) }));
const done = (text: string): ImageOutcome => ({
  status: 'done',
  recognition: { text, words: [], width: 1, height: 1, scale: 1 },
});
const failed = (step: OcrStep): ImageOutcome => ({ status: 'failed', step, error: { code: 'x', message: 'No.' } });

describe('createOcrSession', () => {
  it('recognises one image after another, and joins their texts in their order', async () => {
    const { session, jobs, states, text, endNext, idleCount } = setUp();
    session.add(images('a', 'b', 'c'));
    expect(states()).toEqual(['a ready', 'b ready', 'c ready']);
    session.run(settings);
    expect(states()).toEqual(['a working', 'b waiting', 'c waiting']);
    jobs[0]?.onStep('recognising', 0.5);
    expect(session.read().images[0]?.state).toEqual({ status: 'working', step: 'recognising', progress: 0.5 });
    await endNext(done('A'));
    await endNext(done(''));
    expect(idleCount()).toBe(0);
    await endNext(done('C'));
    expect(states()).toEqual(['a done', 'b done', 'c done']);
    expect(text()).toBe('A\n\nC');
    expect(session.read()).toMatchObject({ isRunning: false, isEdited: false });
    expect(idleCount()).toBe(1);
  });

  it('goes on after an image that fails', async () => {
    const { session, states, endNext, text } = setUp();
    session.add(images('a', 'b'));
    session.run(settings);
    await endNext(failed('preparing'));
    await endNext(done('B'));
    expect(states()).toEqual(['a failed', 'b done']);
    expect(text()).toBe('B');
  });

  it('stops where the engine or a language does not load, and can run again', async () => {
    const { session, states, endNext, idleCount, jobs } = setUp();
    session.add(images('a', 'b'));
    session.run(settings);
    await endNext(failed('loading'));
    expect(states()).toEqual(['a ready', 'b ready']);
    expect(session.read()).toMatchObject({ isRunning: false, problem: { message: 'No.' } });
    expect(idleCount()).toBe(1);
    session.run(settings);
    expect(session.read().problem).toBeUndefined();
    expect(jobs.length).toBe(2);
  });

  it('cancels at once, drops what comes afterwards, and can run again', async () => {
    const { session, states, jobs, idleCount, endNext, text } = setUp();
    session.add(images('a', 'b'));
    session.run(settings);
    session.cancel();
    expect(states()).toEqual(['a cancelled', 'b cancelled']);
    expect(session.read().isRunning).toBe(false);
    expect(jobs[0]?.signal.aborted).toBe(true);
    expect(idleCount()).toBe(1);
    session.run(settings);
    void jobs[0]?.end(done('late'));
    jobs[0]?.onStep('recognising', 1);
    expect(states()).toEqual(['a working', 'b waiting']);
    await endNext(done('A'));
    await endNext(done('B'));
    expect(text()).toBe('A\n\nB');
  });

  it('lets images that are added meanwhile join in', async () => {
    const { session, states, endNext } = setUp();
    session.add(images('a'));
    session.run(settings);
    session.add(images('b'));
    await endNext(done('A'));
    expect(states()).toEqual(['a done', 'b working']);
  });

  it('takes an image out, with its work and its text', async () => {
    const { session, states, endNext, text, jobs } = setUp();
    session.add(images('a', 'b', 'c'));
    session.run(settings);
    await endNext(done('A'));
    session.remove(session.read().images[1]?.id ?? 0);
    expect(jobs[1]?.signal.aborted).toBe(true);
    expect(states()).toEqual(['a done', 'c working']);
    await endNext(done('C'));
    session.remove(session.read().images[0]?.id ?? 0);
    expect(text()).toBe('C');
  });

  it('forgets everything', async () => {
    const { session, jobs, idleCount } = setUp();
    session.add(images('a', 'b'));
    session.run(settings);
    session.edit('mine');
    session.clear();
    await expect.poll(idleCount).toBe(1);
    expect(jobs[0]?.signal.aborted).toBe(true);
    expect(session.read()).toEqual({
      images: [],
      isRunning: false,
      text: '',
      isEdited: false,
      problem: undefined,
    });
  });

  it('runs again only what other settings would change', async () => {
    const { session, jobs, endNext } = setUp();
    session.add(images('a'));
    session.run(settings);
    await endNext(done('A'));
    session.add(images('b'));
    session.run(settings);
    expect(jobs.map(({ image }) => image.name)).toEqual(['a', 'b']);
    await endNext(done('B'));
    session.run({ ...settings, languages: ['deu'] });
    expect(jobs[2]).toMatchObject({ image: { name: 'a' }, settings: { languages: ['deu'] } });
    await endNext(done('A'));
    expect(jobs[3]).toMatchObject({ image: { name: 'b' }, settings: { languages: ['deu'] } });
  });

  it('runs everything again where nothing is left to do', async () => {
    const { session, jobs, endNext, text } = setUp();
    session.add(images('a'));
    session.run(settings);
    await endNext(done('A'));
    session.run(settings);
    expect(jobs.length).toBe(2);
    expect(text()).toBe('A');
  });
});

describe('a text that the user has changed', () => {
  async function setUpEdited() {
    const all = setUp();
    all.session.add(images('a'));
    all.session.run(settings);
    await all.endNext(done('A'));
    all.session.edit('A, corrected');
    return all;
  }

  it('gets new text at its end', async () => {
    const { session, endNext, text } = await setUpEdited();
    session.add(images('b'));
    expect(losesChanges(session.read(), settings)).toBe(false);
    session.run(settings);
    await endNext(done('B'));
    expect(text()).toBe('A, corrected\n\nB');
    expect(session.read().isEdited).toBe(true);
  });

  it('stays where its image is taken out', async () => {
    const { session, text } = await setUpEdited();
    session.remove(session.read().images[0]?.id ?? 0);
    expect(text()).toBe('A, corrected');
  });

  it('is made anew only by a run of the same images, which is told beforehand', async () => {
    const { session, endNext, text } = await setUpEdited();
    expect(losesChanges(session.read(), settings)).toBe(true);
    session.run(settings);
    await endNext(done('A2'));
    expect(text()).toBe('A2');
    expect(session.read().isEdited).toBe(false);
  });

  it('is kept by such a run that is cancelled or fails', async () => {
    const { session, text, endNext } = await setUpEdited();
    session.run(settings);
    session.cancel();
    session.add(images('b'));
    session.remove(session.read().images[1]?.id ?? 0);
    expect(text()).toBe('A, corrected');
    session.run(settings);
    await endNext(failed('recognising'));
    session.add(images('c'));
    session.remove(session.read().images[1]?.id ?? 0);
    expect(text()).toBe('A, corrected');
    expect(losesChanges(session.read(), settings)).toBe(true);
  });

  it('is unchanged where the changes are taken back', async () => {
    const { session } = await setUpEdited();
    session.edit('A');
    expect(session.read().isEdited).toBe(false);
  });
});
