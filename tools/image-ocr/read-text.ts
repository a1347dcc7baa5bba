import type { DecodedImage } from '#shared/formats/images/decoded-image.ts';
import { cancelled, fail, ok, type Result } from '#shared/result.ts';
import type { OperationContext } from '#tools/define-operation.ts';
import { coreFile, languageFile } from './engine/engine-files.ts';
import { createKeptEngine } from './engine/kept-engine.ts';
import { unpackLanguageData } from './engine/load-language-data.ts';
import { supportedCore } from './engine/supported-core.ts';
import { chooseScale } from './image/choose-scale.ts';
import type { ImageRecognition } from './image-recognition.ts';
import type { LanguageCode } from './languages.ts';
import type { PageLayout } from './layouts.ts';
import { readInSteps } from './read-in-steps.ts';

type Context = Pick<OperationContext, 'reportProgress' | 'readEngineFile'>;

const engine = createKeptEngine();
/** The engine does one thing at a time, and cannot be ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Recognises the text of an image.
 * @param languages the languages of the text, the most likely first; at least one
 * @returns fails with `too-large`, `no-canvas`, `language-not-loaded`, `engine-not-loaded` or `not-recognised`
 */
export async function readText(
  image: DecodedImage,
  languages: readonly LanguageCode[],
  layout: PageLayout,
  { readEngineFile, reportProgress }: Context,
): Promise<Result<ImageRecognition>> {
  const reading = last.then(() =>
    readInSteps({
      check: () => {
        const scale = chooseScale(image.width, image.height);
        return scale.ok ? ok(image) : scale;
      },
      load: () => {
        const core = supportedCore();
        return engine.start(languages, {
          core,
          loadCore: () => readEngineFile(coreFile(core)),
          loadLanguage: async (code) => unpackLanguageData(await readEngineFile(languageFile(code))),
        });
      },
      prepare: engine.prepare,
      recognise: () => engine.recognise(layout, reportProgress),
    }),
  );
  last = reading.catch(() => undefined);
  const outcome = await reading;
  return outcome.status === 'done'
    ? ok(outcome.recognition)
    : fail(outcome.status === 'failed' ? outcome.error : cancelled);
}
