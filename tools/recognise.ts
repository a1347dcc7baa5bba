import type { Recogniser, Recognition, Sample } from './define-operation.ts';
import { findParts, unwrap } from './find-parts.ts';

/** By their paths, such as `json/recognise`. */
export type Recognisers = Readonly<Record<string, Recogniser>>;

/** What a tool makes of a sample, and which of its recognisers has said so. */
export interface Recognised extends Recognition {
  readonly recogniser: string;
}

/** From here on, an answer is as good as certain of what it is: what stands within it is a part of it. */
const likely = 0.55;

/** What is rarer than that is not worth a line. */
const leastConfidence = 0.15;

/** Characters of a text whose parts are looked for: a log line or two, and not a document. */
const longestWithParts = 4096;

/** How much less certain it is that somebody means what stands in quotes, or only a part of the text. */
const unwrappedShare = 0.98;
const partShare = 0.75;

/** What somebody means who copies a log line is rather what it is about than when it was. */
const datePartShare = 0.62;

/**
 * What a sample can be, best first, each screen once. Where it is nothing as a whole, its parts are looked at: the token
 * in a header, the URL in a log line.
 * @param sample its text may be the beginning of a longer one; what is not seen of it is not judged
 * @example recogniseAll({ text: '1737244800', size: 10 }, recognisers).map(({ screen }) => screen)
 *   // ['DateConverter', 'IntegerBases', …]
 */
export function recogniseAll(sample: Sample, recognisers: Recognisers): readonly Recognised[] {
  const whole = ask(sample, recognisers);
  const { text } = sample;
  const isShort = text !== undefined && text.length === sample.size && text.length <= longestWithParts;
  const unwrapped = isShort ? unwrap(text) : undefined;
  const within = unwrapped === undefined ? [] : askPart(unwrapped, unwrappedShare, recognisers);
  const known = [...whole, ...within];
  const isKnown = known.some(({ confidence }) => confidence >= likely);
  const parts =
    isShort && !isKnown
      ? findParts(text).flatMap(({ text: part, isDate }) =>
          askPart(part, isDate ? datePartShare : partShare, recognisers).filter(
            ({ confidence }) => confidence >= likely * partShare,
          ),
        )
      : [];
  return bestOfScreens([...known, ...parts]);
}

/**
 * The whole answer of what was recognised, to be copied.
 * @param sample the one that was recognised
 * @returns the preview, where the tool has no more to say or the sample is only the beginning of a text
 */
export async function answerOf(sample: Sample, recognised: Recognised, recognisers: Recognisers): Promise<string> {
  const { recogniser, preview, text = sample.text } = recognised;
  const { answer } = recognisers[recogniser] ?? {};
  const isWhole = recognised.text !== undefined || sample.picture !== undefined || sample.text?.length === sample.size;
  return (isWhole ? await answer?.({ ...sample, text: text ?? '' }, recognised) : undefined) ?? preview;
}

function ask(sample: Sample, recognisers: Recognisers): readonly Recognised[] {
  return Object.entries(recognisers).flatMap(([recogniser, { recognise }]) => {
    const recognition = recognise(sample);
    return recognition === undefined || recognition.confidence < leastConfidence
      ? []
      : [{ ...recognition, recogniser }];
  });
}

function askPart(part: string, share: number, recognisers: Recognisers): readonly Recognised[] {
  return ask({ text: part, size: part.length }, recognisers).map((recognised) => ({
    ...recognised,
    confidence: recognised.confidence * share,
    text: recognised.text ?? part,
  }));
}

/** Each screen once, with what it is surest of. */
function bestOfScreens(all: readonly Recognised[]): readonly Recognised[] {
  const sorted = all.toSorted((one, other) => other.confidence - one.confidence);
  return sorted.filter(({ screen }, index) => sorted.findIndex((other) => other.screen === screen) === index);
}
