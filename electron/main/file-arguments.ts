import { resolve } from 'node:path';

/**
 * The files among the arguments of a start: what the system hands over for a double click on a file. Switches (`--x`)
 * and deep links (`web-toolbox://…`) are none.
 * @param argv as `process.argv`: the program first and, if the app is not packaged, its folder among the rest
 * @param folder what relative names are relative to
 * @param appFolder the folder of the app, which Electron is started with while it is developed
 * @returns absolute paths; whether there are such files is not looked at
 * @example fileArguments(['web-toolbox', '--route=/Home', 'a.json'], '/home/me', '/opt/app') // ['/home/me/a.json']
 */
export function fileArguments(argv: readonly string[], folder: string, appFolder: string): string[] {
  return argv
    .slice(1)
    .filter((argument) => argument !== '' && !argument.startsWith('-') && !/^[a-z][a-z\d+.-]+:\/\//iu.test(argument))
    .map((argument) => resolve(folder, argument))
    .filter((path) => path !== resolve(appFolder));
}
