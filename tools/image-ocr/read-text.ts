import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import type { Result } from '#shared/result.ts';
import type { OperationContext } from '#tools/define-operation.ts';
import { coreFile, languageFile } from './engine/engine-files.ts';
import { createKeptEngine } from './engine/kept-engine.ts';
import { unpackLanguageData } from './engine/load-language-data.ts';
import { supportedCore } from './engine/supported-core.ts';
import type { ImageRecognition } from './image-recognition.ts';
import type { LanguageCode } from './languages.ts';
import type { PageLayout } from './layouts.ts';

type Context = Pick<OperationContext, 'reportProgress' | 'readEngineFile'>;

const engine = createKeptEngine();
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
  { readEngineFile, reportProgress }: Context,
): Promise<Result<ImageRecognition>> {
  const reading = last.then(async () => {
    const prepared = engine.prepare(image);
    if (!prepared.ok) {
      return prepared;
    }
    const core = supportedCore();
    const started = await engine.start(languages, {
      core,
      loadCore: () => readEngineFile(coreFile(core)),
      loadLanguage: async (code) => unpackLanguageData(await readEngineFile(languageFile(code))),
    });
    return started.ok ? engine.recognise(layout, reportProgress) : started;
  });
  last = reading.catch(() => undefined);
  return reading;
}
