import type { ShellDialect } from './detect-dialect.ts';

const names: Readonly<Record<ShellDialect, string>> = {
  posix: 'a POSIX shell, such as Bash',
  cmd: 'Windows’ Command Prompt (cmd)',
  powershell: 'PowerShell',
};

/** Says which other shell a command was read for; undefined for a POSIX shell. */
export function describeDialect(dialect: ShellDialect): string | undefined {
  return dialect === 'posix' ? undefined : `Read as a command of ${names[dialect]}`;
}

/** @example nameDialect('cmd') // 'Windows’ Command Prompt (cmd)' */
export function nameDialect(dialect: ShellDialect): string {
  return names[dialect];
}
