/**
 * Writes and reads the autostart entries of Linux desktops, as freedesktop's Desktop Entry Specification 1.5 ("The Exec
 * key" for quoting) and Desktop Application Autostart Specification define them.
 */

/** Escapes a value of type string. */
function escapeValue(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replace(/^ | $/g, '\\s');
}

const unescaped: Readonly<Record<string, string>> = { s: ' ', n: '\n', r: '\r', t: '\t', '\\': '\\' };

function unescapeValue(value: string): string {
  return value.replace(/\\([snrt\\])/g, (whole, letter: string) => unescaped[letter] ?? whole);
}

/** Quotes an argument of an Exec key if necessary. A percent sign would start a field code, so it is doubled. */
function quoteArgument(argument: string): string {
  const quoted = /^[\w@%+=:,./-]+$/.test(argument) ? argument : `"${argument.replace(/["`$\\]/g, '\\$&')}"`;
  return quoted.replaceAll('%', '%%');
}

/**
 * @param command the program's absolute path, and its arguments
 * @returns the content of an autostart file that runs it
 */
export function writeAutostartEntry(command: readonly [program: string, ...rest: string[]]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Version=1.5',
    'Name=Web Toolbox',
    'Comment=Starts Web Toolbox in the tray when you log in',
    `Exec=${escapeValue(command.map(quoteArgument).join(' '))}`,
    // With this line, desktops ignore the entry without an error if the app no longer exists.
    `TryExec=${escapeValue(command[0])}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}

export interface AutostartEntry {
  /** False if a desktop has switched the entry off, which it does by adding a line. */
  readonly isOn: boolean;
  /** The program that the entry starts, if it names one. */
  readonly program: string | undefined;
}

/** @example readAutostartEntry('[Desktop Entry]\nHidden=true\n') // { isOn: false, program: undefined } */
export function readAutostartEntry(content: string): AutostartEntry {
  const lines = content.split(/\r?\n/).map((line) => line.trim());
  const start = lines.indexOf('[Desktop Entry]') + 1;
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('['));
  const group = start === 0 ? [] : lines.slice(start, end === -1 ? undefined : end);
  const textOf = (key: string) => {
    const line = group.find((candidate) => candidate.startsWith(key) && /^\s*=/.test(candidate.slice(key.length)));
    return line?.slice(line.indexOf('=') + 1).trim();
  };
  const program = textOf('TryExec');
  return {
    isOn: start > 0 && textOf('Hidden') !== 'true' && textOf('X-GNOME-Autostart-enabled') !== 'false',
    program: program === undefined ? undefined : unescapeValue(program),
  };
}
