import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** @example patternOf('tests/*') // matches `tests/house` and `tests/house/a.ts`, not `tests` */
function patternOf(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/gu, '\\$&');
  const regexp = escaped.replaceAll(/\*\*\/?|\*|\?/gu, (found) =>
    found === '*' ? '[^/]*' : found === '?' ? '[^/]' : '(?:.*/)?',
  );
  return new RegExp(`^${regexp}(?:/|$)`, 'u');
}

/**
 * Parses a .dockerignore by Docker's rules: the last line that matches a path, or a folder above it, decides, and `!`
 * includes it again.
 * @returns whether a path, relative to the folder and with `/`, is sent to the build
 */
export function readDockerIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), pattern: patternOf(line.replace(/^!/u, '').replace(/^\//u, '')) }));
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isKept ?? true;
}

/** Copies the part of a folder that Docker would receive. */
export async function copyContext(from: string, to: string, isSent: (path: string) => boolean): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => {
      const name = relative(from, path).split(sep).join('/');
      return name === '' || isSent(name);
    },
  });
}

/** An instruction of a Dockerfile, and its arguments. */
export interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** @returns the instructions of each stage, starting with its FROM */
export function readDockerfile(text: string): Instruction[][] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '')
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\S+)\s+(.+)$/u.exec(line.trim()) ?? [];
    if (name === 'FROM') {
      stages.push([]);
    }
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

/** The paths that one stage copies from another, in that stage and in this. */
export const copiesOf = (stage: readonly Instruction[]): { readonly from: string; readonly to: string }[] =>
  stage.flatMap(({ name, value }) => {
    const [, from, to] = /^--from=build \/app\/(\S+) (\S+)$/u.exec(name === 'COPY' ? value : '') ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to: join(to) }];
  });
