import type { SecretKind } from '#shared/formats/secrets/find-secret.ts';
import { findBareSecret, findSecretInPiece, piecesOf } from '#shared/formats/secrets/find-secret.ts';
import type { Screen } from '#tools/screens.ts';
import { inputsOf, isInHistory, labelOf, type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';
import { previewOf } from '../history/entry.ts';
import { judgeText } from '../history/judge-text.ts';
import type { TextInputsState } from '../inputs/text-inputs-slice.ts';
import { type KeptEnvelope, readKeptValues } from '../kept/kept-value.ts';
import { keptNamesOf, type ScreenState } from './screen-state.ts';

/** Something the user typed, which is in a link only if the user ticks it. */
export interface OfferedInput {
  readonly name: TextInputName | typeof typedFields;
  readonly label: string;
  readonly length: number;
  readonly preview: string;
  /** Why it cannot be in a link. */
  readonly refusal: string | undefined;
}

/** Stands for what is typed into fields that are not kept inputs. */
export const typedFields = 'typed-fields';

export interface GatheredState {
  readonly offered: readonly OfferedInput[];
  /** The names of settings that are left out because they look like a secret. */
  readonly secretSettings: readonly string[];
  /** @param ticked the names of the inputs to include */
  readonly make: (ticked: ReadonlySet<string>) => ScreenState;
}

type Entries = Readonly<Record<string, unknown>>;

const refusalOf = (secret: SecretKind) => `It looks like ${secret}, which is never in a link.`;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A choice made for certain texts contains their fingerprints, which reveal something about the user's texts and are
 * useless without them.
 */
const belongsToTexts = (value: unknown) =>
  Array.isArray(value) && value.some((one) => isObject(one) && typeof one.of === 'string');

function findSecretIn(text: string): SecretKind | undefined {
  for (const piece of piecesOf(text)) {
    const secret = findSecretInPiece(piece);
    if (secret !== undefined) {
      return secret;
    }
  }
  return undefined;
}

/** Whether a setting contains a secret, judging by its name or its value. */
function isSecretSetting(name: string, value: unknown): boolean {
  const texts: string[] = [];
  const text = JSON.stringify({ [name]: value }, (_key, entry: unknown) => {
    if (typeof entry === 'string') {
      texts.push(entry);
    }
    return entry;
  });
  return findSecretIn(text) !== undefined || texts.some((one) => findBareSecret(one) !== undefined);
}

/** Keeps the entries of each kept value that pass a predicate, and drops values that have none left. */
function pickEntries(
  values: Readonly<Record<string, KeptEnvelope>>,
  isTaken: (name: string, entry: unknown) => boolean,
): Record<string, KeptEnvelope> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, { version, value }]) => {
      const entries = Object.entries(isObject(value) ? value : {}).filter(([name, entry]) => isTaken(name, entry));
      return entries.length === 0 ? [] : [[key, { version, value: Object.fromEntries(entries) }]];
    }),
  );
}

/**
 * A screen's current settings, and what was typed there that can be included. Secrets are found before anything is
 * offered.
 */
export async function gatherState(
  screen: Screen,
  { values, files }: Pick<TextInputsState, 'values' | 'files'>,
): Promise<GatheredState> {
  const { texts, choices } = inputsOf(screen.entry);
  const typed = new Set(screen.entry.typedChoices ?? []);
  const names = new Set(keptNamesOf(screen));
  const own = new Set(screen.entry.ownChoices ?? []);
  const kept = pickEntries(
    Object.fromEntries(Object.entries(readKeptValues()).filter(([name]) => names.has(name))),
    (name) => !own.has(name),
  );
  const secretSettings: string[] = [];
  pickEntries(kept, (name, value) => {
    if (!typed.has(name) && isSecretSetting(name, value)) {
      secretSettings.push(name);
    }
    return false;
  });
  const secretChoices = choices.filter((name) => isSecretSetting(name, values[name]));

  const offered = await Promise.all(
    texts
      .filter((name) => files[name] !== undefined || values[name].trim() !== '')
      .map(async (name): Promise<OfferedInput> => {
        const text = values[name];
        const common = { name, label: labelOf(name) ?? 'The input', length: text.length, preview: previewOf(text) };
        if (!isInHistory(name)) {
          return { ...common, preview: '', refusal: 'What is typed here is a secret, which is never in a link.' };
        }
        if (files[name] !== undefined) {
          return { ...common, preview: files[name].name, refusal: 'It is a file: only texts can be taken along.' };
        }
        const { secret } = await judgeText(text);
        return secret === undefined
          ? { ...common, refusal: undefined }
          : { ...common, preview: '', refusal: refusalOf(secret) };
      }),
  );
  const typedEntries = pickEntries(kept, (name, value) => typed.has(name) && JSON.stringify(value) !== '""');
  const typedText = Object.keys(typedEntries).length === 0 ? '' : JSON.stringify(Object.values(typedEntries));
  const typedSecret = Object.values(typedEntries).some(({ value }) =>
    Object.entries(isObject(value) ? value : {}).some(([name, entry]) => isSecretSetting(name, entry)),
  );
  const ofFields: readonly OfferedInput[] =
    typedText === ''
      ? []
      : [
          {
            name: typedFields,
            label: 'What is typed in its other fields',
            length: typedText.length,
            preview: '',
            refusal: typedSecret
              ? 'There is something in them that looks like a secret, which is never in a link.'
              : undefined,
          },
        ];

  const all = [...offered, ...ofFields];
  const isAllowed = (name: string) => all.some((one) => one.name === name && one.refusal === undefined);
  return {
    offered: all,
    secretSettings: [...secretSettings, ...secretChoices],
    make: (ticked) => {
      const taken = new Set([...ticked].filter(isAllowed));
      const hasText = texts.some((name) => taken.has(name));
      return {
        screen: screen.id,
        choices: pickEntries(kept, (name, value) =>
          typed.has(name)
            ? taken.has(typedFields)
            : !secretSettings.includes(name) && (hasText || !belongsToTexts(value)),
        ),
        inputs: Object.fromEntries([
          ...choices
            .filter((name) => values[name] !== textInputDefaults[name] && !secretChoices.includes(name))
            .map((name) => [name, values[name]]),
          ...texts.filter((name) => taken.has(name)).map((name) => [name, values[name]]),
        ]),
      };
    },
  };
}
