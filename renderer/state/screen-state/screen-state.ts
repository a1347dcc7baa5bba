import * as v from 'valibot';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { screenOf } from '#tools/screen-of.ts';
import { type Screen, type ScreenId, screens } from '#tools/screens.ts';
import { inputsOf, isSecretInput, isTextInputValue, type TextInputName } from '#tools/text-inputs.ts';
import { isKeepable, type KeptEnvelope } from '../kept/kept-value.ts';

/** Identifies a file as ours, whatever its name; a link is identified by where it leads. */
export const stateFormat = 'web-toolbox-screen';
/** Raised when older versions of the app would misread what a newer one writes. */
const stateVersion = 1;

/** How a screen was set and what was in it, as brought by a link or a file. The user has not agreed to it yet. */
export interface ScreenState {
  /** Its id, under the name that links and files have always had for it. */
  readonly screen: ScreenId;
  /** The choices, by the name of the kept value. */
  readonly choices: Readonly<Record<string, KeptEnvelope>>;
  readonly inputs: Readonly<Partial<Record<TextInputName, string>>>;
}

export interface IncomingState extends ScreenState {
  /** The names of further contents that this screen does not have or accept. */
  readonly leftOut: readonly string[];
}

const outerSchema = v.object({ format: v.literal(stateFormat), version: v.pipe(v.number(), v.integer()) });

const stateSchema = v.object({
  screen: v.picklist(screens.map(({ id }) => id)),
  choices: v.optional(v.record(v.string(), v.unknown()), {}),
  inputs: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The names under which a screen keeps its choices. */
export const keptNamesOf = ({ id, entry }: Screen): readonly string[] => [id, ...Object.values(entry.keptValues ?? {})];

const damaged = {
  code: 'damaged',
  message: 'This is damaged or incomplete: the state of the screen cannot be read from it. Ask for it again.',
} as const;

/**
 * Checks the content of a link or a file, which anybody may have made: only values that the screen keeps pass.
 * @param value JSON, parsed
 * @returns fails with `newer` if a later version has written it, `damaged` if it is not ours
 */
export function readScreenState(value: unknown): Result<IncomingState> {
  const outer = v.safeParse(outerSchema, value);
  if (!outer.success) {
    return fail(damaged);
  }
  if (outer.output.version !== stateVersion) {
    return fail({
      code: 'newer',
      message: 'This was made by a newer version of Web Toolbox. Update yours, then open it again.',
    });
  }
  const parsed = v.safeParse(stateSchema, value);
  if (!parsed.success) {
    return fail(damaged);
  }
  const screen = screenOf(parsed.output.screen);
  const kept = keptNamesOf(screen);
  const { texts, choices: chosen } = inputsOf(screen.entry);
  const own = [...texts, ...chosen].filter((name) => !isSecretInput(name));
  const leftOut: string[] = [];
  const pick = <Value>(entries: object, isTaken: (name: string, entry: unknown) => entry is Value) =>
    Object.fromEntries(
      Object.entries(entries).filter((pair): pair is [string, Value] => {
        const isIn = isTaken(...(pair as [string, unknown]));
        if (!isIn) {
          leftOut.push(shortenText(pair[0], 60));
        }
        return isIn;
      }),
    );
  const choices = pick(
    parsed.output.choices,
    (name, entry): entry is KeptEnvelope => kept.includes(name) && isKeepable(entry),
  );
  const inputs = pick(parsed.output.inputs, (name, entry): entry is string =>
    own.some((one) => one === name && isTextInputValue(one, entry)),
  );
  return ok({ screen: screen.id, choices, inputs, leftOut });
}

/** @returns what `readScreenState` reads */
export const writeScreenState = ({ screen, choices, inputs }: ScreenState) => ({
  format: stateFormat,
  version: stateVersion,
  screen,
  choices,
  inputs,
});

/** Whether it brings nothing besides the name of the screen. */
export const isBlankState = ({ choices, inputs }: ScreenState): boolean =>
  Object.keys(choices).length === 0 && Object.keys(inputs).length === 0;
