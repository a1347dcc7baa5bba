export interface NewTool {
  readonly id: string;
  readonly heading: string;
  /** The name of its folder: `roman-numerals`. */
  readonly folder: string;
  /** Its shortcut in the application menu; absent if no letter is free. */
  readonly accelerator?: string;
}

/**
 * @param id PascalCase, as in the route
 * @returns undefined if the id or the heading is invalid
 * @example toNewTool('UUIDGenerator', 'UUID generator')?.folder // 'uuid-generator'
 */
export function toNewTool(id: string, heading: string): NewTool | undefined {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(id) || heading.trim() === '') {
    return undefined;
  }
  const folder = id
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  return { id, heading: heading.trim(), folder };
}

/**
 * Chooses an unused shortcut: the first free letter of the heading, or else of the alphabet.
 * @param taken shortcuts in Electron's format
 * @example freeAccelerator('Roman numerals', ['CommandOrControl+Alt+R']) // 'CommandOrControl+Alt+O'
 */
export function freeAccelerator(heading: string, taken: readonly string[]): string | undefined {
  const letters = heading.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const keys = Array.from(`${letters}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, (letter) => `CommandOrControl+Alt+${letter}`);
  return keys.find((key) => !taken.includes(key));
}

/** The name of the tool in code: `romanNumerals`. */
export const camelCaseOf = ({ folder }: NewTool): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The words that cannot name a variable in a module (ECMA-262, section 12.7.2), and those that TypeScript refuses, too. */
const reservedWords = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/u),
);

/** The names that the files of a tool have already: of the help itself, and of what `tool.ts` imports. */
const namesInFiles = new Set(['help', 'defineTool']);

/**
 * Finds what prevents a tool from having its name in code.
 * @param catalogue the text of `tools/catalogue.ts`
 * @returns what is wrong and what would be right, in words; undefined if the name can be used
 * @example whyNotNamed({ id: 'Class', heading: 'Class', folder: 'class' }, catalogue) // 'Class cannot be the id: …'
 */
export function whyNotNamed(tool: NewTool, catalogue: string): string | undefined {
  const name = camelCaseOf(tool);
  const reason = reservedWords.has(name)
    ? 'which is a reserved word of JavaScript'
    : namesInFiles.has(name)
      ? 'which its own files use for something else'
      : Array.from(catalogue.matchAll(/^import \{ (\w+) \}|^export const (\w+)/gmu)).some(
            ([, imported, declared]) => name === imported || name === declared,
          )
        ? 'which tools/catalogue.ts has already'
        : undefined;
  return (
    reason && `${tool.id} cannot be the id: the tool would be called “${name}” in code, ${reason}. Choose another.`
  );
}

/**
 * Appends a tool to the catalogue.
 * @param catalogue the text of `tools/catalogue.ts`
 * @throws Error if the text does not have the expected structure, or the tool's name in code cannot be used
 */
export function withTool(catalogue: string, tool: NewTool): string {
  const refusal = whyNotNamed(tool, catalogue);
  if (refusal !== undefined) {
    throw new Error(refusal);
  }
  const name = camelCaseOf(tool);
  const imported = insertBefore(
    catalogue,
    '\n/** The tools in the order',
    `import { ${name} } from './${tool.folder}/tool.ts';\n`,
  );
  return insertBefore(imported, '] as const;', `  ${name},\n`);
}

function insertBefore(text: string, marker: string, addition: string): string {
  const parts = text.split(marker);
  if (parts.length !== 2) {
    throw new Error(`tools/catalogue.ts has not exactly one "${marker.trim()}".`);
  }
  return parts.join(`${addition}${marker}`);
}

/** The files of the tool's folder, by name. */
export function newToolFiles(tool: NewTool): Readonly<Record<string, string>> {
  return {
    'tool.ts': toolSource(tool),
    'icon.ts': iconSource,
    'help.ts': helpSource(tool),
    'reverse.ts': logicSource,
    'reverse.test.ts': testSource,
    'operations.ts': operationsSource(tool),
  };
}

const toolSource = (tool: NewTool) => `import { defineTool } from '#tools/define-tool.ts';

export const ${camelCaseOf(tool)} = defineTool({
  kind: 'single',
  id: '${tool.id}',
  route: '/${tool.id}',
  folder: '${tool.folder}',
  menuLabel: ${JSON.stringify(tool.heading)},${tool.accelerator === undefined ? '' : `\n  accelerator: '${tool.accelerator}',`}
  heading: ${JSON.stringify(tool.heading)},
  title: ${JSON.stringify(tool.heading)},
  detail: 'One line that says what it does.',
  keywords: [],
  operation: '${tool.folder}.reverse',
  takesText: 'text',
  inputs: { text: { name: 'last${tool.id}Text', default: 'A sample', label: 'Text' } },
});
`;

const iconSource = `/** BuildOutlined of Material Icons: a spanner. */
export const iconPath =
  'm22.61 18.99-9.08-9.08c.93-2.34.45-5.1-1.44-7C9.79.61 6.21.4 3.66 2.26L7.5 6.11 6.08 7.52 2.25 3.69C.39 6.23.6 9.82 2.9 12.11c1.86 1.86 4.57 2.35 6.89 1.48l9.11 9.11c.39.39 1.02.39 1.41 0l2.3-2.3c.4-.38.4-1.01 0-1.41m-3 1.6-9.46-9.46c-.61.45-1.29.72-2 .82-1.36.2-2.79-.21-3.83-1.25C3.37 9.76 2.93 8.5 3 7.26l3.09 3.09 4.24-4.24-3.09-3.09c1.24-.07 2.49.37 3.44 1.31 1.08 1.08 1.49 2.57 1.24 3.96-.12.71-.42 1.37-.88 1.96l9.45 9.45z';
`;

const helpSource = (tool: NewTool) => `import type { HelpOf } from '#tools/define-tool.ts';
import type { ${camelCaseOf(tool)} } from './tool.ts';

export const help: HelpOf<typeof ${camelCaseOf(tool)}> = {
  ${tool.id}: ['What goes in, and what comes out of it.'],
};
`;

const logicSource = `/**
 * What goes in and comes out (units, encodings, ranges), what fails and how, the standard it follows.
 * @example reverse('ab') // 'ba'
 */
export function reverse(text: string): string {
  return text;
}
`;

const testSource = `import { expect, it } from 'vitest';
import { reverse } from './reverse.ts';

it('does what the tool is for: replace reverse.ts and this test by the real ones', () => {
  expect(reverse('ab')).toBe('ba');
});
`;

const operationsSource = ({ folder, heading }: NewTool) => `import * as v from 'valibot';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';

const reverseText = defineOperation({
  id: '${folder}.reverse',
  title: 'Reverse a text',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({
    isUpperCase: v.optional(v.pipe(v.boolean(), v.title('Upper case')), false),
  }),
  example: { input: 'A', output: 'A' },
  async run(text, { isUpperCase }) {
    const { reverse } = await import('./reverse.ts');
    const reversed = reverse(text);
    return ok({ data: isUpperCase ? reversed.toUpperCase() : reversed, mediaType: 'text/plain', fileName: 'result.txt' });
  },
});

/** The operations of ${heading.replaceAll('*/', '')}. */
export const operations: readonly AnyOperation[] = [reverseText];
`;
