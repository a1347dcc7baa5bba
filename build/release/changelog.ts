export interface ChangelogSection {
  /** `Unreleased`, or the version. */
  readonly version: string;
  /** ISO 8601; undefined for unreleased changes. */
  readonly date: string | undefined;
  /** Markdown, without the heading. */
  readonly text: string;
}

const heading = /^## \[(?<version>[^\]]+)\](?: - (?<date>\d{4}-\d{2}-\d{2}))?$/u;

/**
 * Parses a change log in the format of Keep a Changelog.
 * @param text Markdown
 * @returns its versions in order, the newest first
 * @throws Error with the line of a malformed heading
 */
export function readChangelog(text: string): readonly ChangelogSection[] {
  const sections: { version: string; date: string | undefined; lines: string[] }[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line.startsWith('## ')) {
      const { version, date } = heading.exec(line)?.groups ?? {};
      if (version === undefined) {
        throw new Error(
          `CHANGELOG.md, line ${index + 1}: “${line}” is not the heading of a version, such as “## [3.1.0] - 2026-01-31”.`,
        );
      }
      sections.push({ version, date, lines: [] });
    } else if (!/^\[[^\]^][^\]]*\]: /u.test(line)) {
      sections.at(-1)?.lines.push(line);
    }
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n').trim() }));
}

/**
 * Extracts the release notes: only the section of the given version.
 * @throws Error if the change log lacks the version, or has no text for it
 * @example releaseNotes(changelog, '3.0.0') // '### Added\n\n- …\n'
 */
export function releaseNotes(changelog: string, version: string): string {
  const section = readChangelog(changelog).find((one) => one.version === version);
  if (section?.date === undefined || section.text === '') {
    throw new Error(
      `CHANGELOG.md has nothing of version ${version}: a heading such as “## [${version}] - 2026-01-31” is needed, with what changed below it.`,
    );
  }
  return `${section.text}\n`;
}
