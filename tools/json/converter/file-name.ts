import { findTarget, type TargetId } from './targets.ts';

/** Characters that some operating system forbids in file names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among them
const reserved = /[\u0000-\u001f\\/:*?"<>|]/gu;

/**
 * The name under which a result is saved.
 * @example fileNameOf('RootClass', 'csharp') // 'RootClass.cs'
 */
export function fileNameOf(rootName: string, target: TargetId): string {
  const name = rootName.replaceAll(reserved, '_').replace(/^[.\s]+|[.\s]+$/gu, '');
  return `${name === '' ? 'converted' : name}.${findTarget(target).extension}`;
}
