/** The `help.ts` files of all tools, bundled into one file that is loaded when Help is first pressed. */
const files = import.meta.glob<{ readonly help: Readonly<Record<string, readonly string[]>> }>(
  '../../../tools/*/help.ts',
  {
    eager: true,
  },
);

const helpTexts = new Map(Object.values(files).flatMap(({ help }) => Object.entries(help)));

/** @returns the lines of a screen's help; none for a screen that is not a tool */
export function helpOf(id: string): readonly string[] {
  return helpTexts.get(id) ?? [];
}
