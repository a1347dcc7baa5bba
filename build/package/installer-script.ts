import { readFileSync } from 'node:fs';
import type { InstalledFileType } from '../../tools/define-tool.ts';
import { installedFileTypes } from '../../tools/installed-file-types.ts';

/** Where `npm run dist` writes the script of the installer for Windows, from the project. */
export const installerScriptPath = 'out/package/installer.nsh';

/** Text between quotation marks of NSIS. */
const quote = (text: string): string => `"${text.replaceAll('$', () => '$$').replaceAll('"', '$\\"')}"`;

/**
 * installer.nsh with the types of files that the tools' own definitions name.
 * @param types by extension, a line of the registry each
 */
export function createInstallerScript(types: readonly InstalledFileType[] = installedFileTypes): string {
  const template = readFileSync(new URL('./installer.nsh', import.meta.url), 'utf8');
  const each = types.flatMap(({ name, extensions }) => extensions.map((extension) => ({ name, extension })));
  const offers = each.map(
    ({ name, extension }) => `  !insertmacro offerFor ".${extension}" "WebToolbox.${extension}" ${quote(name)}`,
  );
  const withdrawals = each.map(
    ({ extension }) => `    !insertmacro withdrawFrom ".${extension}" "WebToolbox.${extension}"`,
  );
  return template.replace('; OFFERS', () => offers.join('\n')).replace('; WITHDRAWALS', () => withdrawals.join('\n'));
}
