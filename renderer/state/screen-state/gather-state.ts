import type { SecretKind } from '#shared/formats/secrets/find-secret.ts';
import { findBareSecret, findSecretInPiece, piecesOf } from '#shared/formats/secrets/find-secret.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Screen } from '#tools/screens.ts';
import { inputsOf, isInHistory, labelOf, type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';
import { previewOf } from '../history/entry.ts';
import { judgeText } from '../history/judge-text.ts';
import type { TextInputsState } from '../inputs/text-inputs-slice.ts';
import { isObject } from '../kept/followed-values.ts';
import { type KeptEnvelope, type PresentValue, readKeptValues, readPresentValue } from '../kept/kept-value.ts';
import { fingerprintOf } from '../kept/kept-with-text.ts';
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

const refusalOf = (secret: SecretKind) => `It looks like ${secret}, and links never contain secrets.`;

const isOfText = (one: unknown): one is { readonly of: string } => isObject(one) && typeof one.of === 'string';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type WholeValue = KeptEnvelope & Partial<Pick<PresentValue, 'defaults' | 'ofTexts'>>;

/** The values that a screen keeps, with those of its settings that are at their defaults. */
function readWholeValues(screen: Screen): Readonly<Record<string, WholeValue>> {
  const stored = readKeptValues();
  return Object.fromEntries(
    keptNamesOf(screen).flatMap((name) => {
      const value = readPresentValue(name) ?? stored[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

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

interface Entry {
  readonly name: string;
  readonly value: unknown;
  readonly isDefault: boolean;
  /** Whether it consists of choices for certain texts, each with the fingerprint of its text. */
  readonly isOfTexts: boolean;
}

/** Keeps the entries of each kept value that pass a predicate, and drops values that have none left. */
function pickEntries(
  values: Readonly<Record<string, WholeValue>>,
  isTaken: (entry: Entry) => boolean,
): Readonly<Record<string, WholeValue>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, kept]) => {
      const { defaults, ofTexts = [] } = kept;
      const entries = Object.entries(isObject(kept.value) ? kept.value : {}).filter(([name, value]) =>
        isTaken({
          name,
          value,
          isDefault: defaults !== undefined && isSame(value, (defaults as Entries)[name]),
          isOfTexts: ofTexts.includes(name) || (Array.isArray(value) && value.some(isOfText)),
        }),
      );
      return entries.length === 0 ? [] : [[key, { ...kept, value: Object.fromEntries(entries) }]];
    }),
  );
}

/**
 * The values as a link has them. It has the choices made for certain texts only if those are in it: the fingerprints of
 * other texts reveal something about them.
 */
function writeValues(values: Readonly<Record<string, WholeValue>>, texts: readonly string[]) {
  const fingerprints = new Set(texts.map(fingerprintOf));
  const writeEntry = (value: unknown) =>
    Array.isArray(value)
      ? value.filter((one) => !isOfText(one) || fingerprints.has(one.of))
      : // JSON has no undefined. Where nothing may be null, the receiver falls back to the default, which this is.
        (value ?? null);
  return Object.fromEntries(
    Object.entries(values).map(([key, { version, value }]): [string, KeptEnvelope] => [
      key,
      {
        version,
        value: Object.fromEntries(Object.entries(value as Entries).map(([name, one]) => [name, writeEntry(one)])),
      },
    ]),
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
  const own = new Set(screen.entry.ownChoices ?? []);
  const kept = pickEntries(readWholeValues(screen), ({ name }) => !own.has(name));
  const secretSettings: string[] = [];
  pickEntries(kept, ({ name, value, isDefault }) => {
    if (!typed.has(name) && !isDefault && isSecretSetting(name, value)) {
      secretSettings.push(name);
    }
    return false;
  });
  const secretChoices = choices.filter(
    (name) => values[name] !== textInputDefaults[name] && isSecretSetting(name, values[name]),
  );

  const offered = await Promise.all(
    texts
      .filter((name) => files[name] !== undefined || !isBlank(values[name]))
      .map(async (name): Promise<OfferedInput> => {
        const text = values[name];
        const common = { name, label: labelOf(name) ?? 'The input', length: text.length, preview: previewOf(text) };
        if (!isInHistory(name)) {
          return {
            ...common,
            preview: '',
            refusal: 'What is typed here is a secret, and links never contain secrets.',
          };
        }
        if (files[name] !== undefined) {
          return { ...common, preview: files[name].name, refusal: 'This is a file: a link can hold only texts.' };
        }
        const { secret } = await judgeText(text);
        return secret === undefined
          ? { ...common, refusal: undefined }
          : { ...common, preview: '', refusal: refusalOf(secret) };
      }),
  );
  const typedEntries = pickEntries(kept, ({ name, value, isDefault }) => typed.has(name) && !isDefault && value !== '');
  const typedText =
    Object.keys(typedEntries).length === 0 ? '' : JSON.stringify(Object.values(writeValues(typedEntries, [])));
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
              ? 'They contain something that looks like a secret, and links never contain secrets.'
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
      const takenTexts = texts.filter((name) => taken.has(name));
      const picked = pickEntries(kept, ({ name, isOfTexts }) =>
        typed.has(name)
          ? taken.has(typedFields)
          : !secretSettings.includes(name) && (takenTexts.length > 0 || !isOfTexts),
      );
      return {
        screen: screen.id,
        choices: writeValues(
          picked,
          takenTexts.map((name) => values[name]),
        ),
        // What the sender has at its default may be set otherwise where the link is opened.
        inputs: Object.fromEntries([
          ...choices.filter((name) => !secretChoices.includes(name)).map((name) => [name, values[name]]),
          ...takenTexts.map((name) => [name, values[name]]),
        ]),
      };
    },
  };
}
