/**
 * Letters of other scripts that look like a Latin one in most fonts: those of Unicode's confusables (UTS #39) that are
 * in everyday use, each after the Latin letter that it resembles.
 */
const written = {
  cyrillic:
    'aа eе oо pр cс yу xх iі jј sѕ hһ dԁ qԛ wԝ lӏ bЬ vѵ gԌ AА BВ CС EЕ HН IІ JЈ KК MМ OО PР SЅ TТ XХ YҮ YУ ZӠ 3З GԌ WԜ QԚ LӀ kк tт mм',
  greek: 'oο vν aα uυ pρ iι kκ nη wω yγ xχ AΑ BΒ EΕ ZΖ HΗ IΙ KΚ MΜ NΝ OΟ PΡ TΤ YΥ XΧ FϜ',
  armenian: 'oօ uս nո hհ gց qզ pք jյ OՕ SՏ UՍ LԼ',
} as const;

export type OtherScript = keyof typeof written;

export const scriptNames = { cyrillic: 'Cyrillic', greek: 'Greek', armenian: 'Armenian' } as const satisfies Record<
  OtherScript,
  string
>;

interface LookAlike {
  readonly script: OtherScript;
  readonly latin: string;
}

const pairs = Object.entries(written).flatMap(([script, list]) =>
  list.split(' ').map((pair) => ({ script: script as OtherScript, latin: pair[0] ?? '', letter: pair[1] ?? '' })),
);

/** Look-alikes by the letter of the other script. */
export const lookAlikes: ReadonlyMap<string, LookAlike> = new Map(
  pairs.map(({ letter, script, latin }) => [letter, { script, latin }]),
);

/** Look-alikes by script, and then by the Latin letter. */
export const latinLookAlikes: Readonly<Record<OtherScript, ReadonlyMap<string, string>>> = {
  cyrillic: lettersOf('cyrillic'),
  greek: lettersOf('greek'),
  armenian: lettersOf('armenian'),
};

function lettersOf(script: OtherScript): ReadonlyMap<string, string> {
  return new Map(pairs.filter((pair) => pair.script === script).map(({ latin, letter }) => [latin, letter]));
}
