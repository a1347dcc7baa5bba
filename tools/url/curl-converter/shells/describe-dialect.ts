import type { ShellDialect } from './detect-dialect.ts';

const names: Readonly<Record<ShellDialect, string>> = {
  posix: 'a POSIX shell, such as Bash',
  cmd: 'Windows’ Command Prompt (cmd)',
  powershell: 'PowerShell',
};

/** Says that a command was read otherwise than by a POSIX shell; undefined where it was not. */
export function describeDialect(dialect: ShellDialect): string | undefined {
  return dialect === 'posix' ? undefined : `Read as a command of ${names[dialect]}`;
}

/** @example nameDialect('cmd') // 'Windows’ Command Prompt (cmd)' */
export function nameDialect(dialect: ShellDialect): string {
  return names[dialect];
}
