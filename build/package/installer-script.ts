import { readFileSync } from 'node:fs';
import type { InstalledFileType } from '#tools/define-tool.ts';
import { installedFileTypes } from '#tools/installed-file-types.ts';

/** Where `npm run dist` writes the script of the Windows installer, relative to the project. */
export const installerScriptPath = 'out/package/installer.nsh';

/** A quoted NSIS string. */
const quote = (text: string): string => `"${text.replaceAll('$', () => '$$').replaceAll('"', '$\\"')}"`;

/**
 * Generates installer.nsh with the file types from the tools' own definitions.
 * @param types the file types, with one line in the registry for each extension
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
