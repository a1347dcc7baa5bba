import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { OperationContext } from '#tools/define-operation.ts';
import { coreFile, languageFile } from './engine-files.ts';
import type { ImageRecognition } from './image-recognition.ts';
import { type LanguageCode, languageName } from './languages.ts';
import type { PageLayout } from './layouts.ts';
import { unpackLanguage } from './load-language.ts';
import { prepareImage } from './prepare-image.ts';
import type { LanguageData, RecognitionEngine } from './recognition-engine.ts';
import { reasonOf, recognise, startEngine } from './start-engine.ts';
import { supportedCore } from './supported-core.ts';

type Context = Pick<OperationContext, 'reportProgress' | 'readEngineFile'>;

/** There is one engine, kept from run to run for the languages that it was started with. */
let started: { readonly languages: string; readonly engine: RecognitionEngine } | undefined;
/** The engine does one thing at a time, and cannot be ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Recognises the text of an image.
 * @param languages the languages of the text, the most likely first; at least one
 * @returns fails with `too-large`, `no-canvas`, `language-not-loaded`, `engine-not-loaded` or `not-recognised`
 */
export function readText(
  image: DecodedImage,
  languages: readonly LanguageCode[],
  layout: PageLayout,
  context: Context,
): Promise<Result<ImageRecognition>> {
  const reading = last.then(async () => {
    const prepared = prepareImage(image);
    if (!prepared.ok) {
      return prepared;
    }
    const engine = await engineFor(languages, context);
    if (!engine.ok) {
      return engine;
    }
    const recognised = await recognise(engine.value, prepared.value, layout, context.reportProgress);
    if (!recognised.ok) {
      started = undefined;
    }
    return recognised;
  });
  last = reading.catch(() => undefined);
  return reading;
}

async function engineFor(
  codes: readonly LanguageCode[],
  { readEngineFile }: Context,
): Promise<Result<RecognitionEngine>> {
  const languages = codes.join('+');
  if (started?.languages === languages) {
    return ok(started.engine);
  }
  started = undefined;
  const data: LanguageData[] = [];
  for (const code of codes) {
    try {
      data.push({ code, data: await unpackLanguage(await readEngineFile(languageFile(code))) });
    } catch (thrown) {
      const message = `The data for ${languageName(code)} could not be loaded: ${reasonOf(thrown)}.`;
      return fail({ code: 'language-not-loaded', message });
    }
  }
  const core = supportedCore();
  let wasm: Uint8Array;
  try {
    wasm = await readEngineFile(coreFile(core));
  } catch (thrown) {
    const message = `The text recognition could not be loaded: ${reasonOf(thrown)}.`;
    return fail({ code: 'engine-not-loaded', message });
  }
  const engine = await startEngine(core, data, wasm);
  if (engine.ok) {
    started = { languages, engine: engine.value };
  }
  return engine;
}
