import type { Recogniser, Recognition, Sample } from './define-operation.ts';
import { findParts, unwrap } from './find-parts.ts';

/** The recognisers by their paths, such as `json/recognise`. */
export type Recognisers = Readonly<Record<string, Recogniser>>;

/** A tool's interpretation of a sample, and the recogniser that made it. */
export interface Recognised extends Recognition {
  readonly recogniser: string;
}

/** From this confidence on, an answer is practically certain, and anything within the text is considered part of it. */
const likely = 0.55;

/** Answers below this confidence are not worth a line. */
const leastConfidence = 0.15;

/** The maximum length of a text in which parts are searched for: a log line or two, not a document. */
const longestWithParts = 4096;

/** The factors for the confidence that the content of quotes, or only a part of the text, is meant. */
const unwrappedShare = 0.98;
const partShare = 0.75;

/** A copied log line is more likely meant for its subject than for its time. */
const datePartShare = 0.62;

/**
 * Lists the possible interpretations of a sample, best first, each screen once. If it is not recognised as a whole, its
 * parts are examined: the token in a header, the URL in a log line.
 * @param sample the sample, whose text may be the beginning of a longer one, of which the rest is ignored
 * @example recogniseAll({ text: '1737244800', size: 10 }, recognisers).map(({ screenId }) => screenId)
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

/** Whether a recognition has a longer answer than its preview, which is only computed when it is copied. */
export function hasLongerAnswer({ recogniser }: Recognised, recognisers: Recognisers): boolean {
  return recognisers[recogniser]?.answer !== undefined;
}

/**
 * Returns the whole answer for a recognised sample, to be copied: the preview if the tool has no longer answer.
 * @param sample the recognised sample
 * @returns undefined if the sample is only the beginning of a text, or if the tool has no answer for it: its preview is a
 * mere description then
 */
export async function answerOf(
  sample: Sample,
  recognised: Recognised,
  recognisers: Recognisers,
): Promise<string | undefined> {
  const { recogniser, preview, text = sample.text } = recognised;
  const { answer } = recognisers[recogniser] ?? {};
  if (answer === undefined) {
    return preview;
  }
  const isWhole = recognised.text !== undefined || sample.picture !== undefined || sample.text?.length === sample.size;
  return isWhole ? await answer({ ...sample, text: text ?? '' }, recognised) : undefined;
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

/** Keeps each screen once, with its most confident answer. */
function bestOfScreens(all: readonly Recognised[]): readonly Recognised[] {
  const sorted = all.toSorted((one, other) => other.confidence - one.confidence);
  return sorted.filter(({ screenId }, index) => sorted.findIndex((other) => other.screenId === screenId) === index);
}
