import { describe, expect, it } from 'vitest';
import { readChangelog, releaseNotes } from '#build/release/changelog.ts';
import { readChangelogFile, readPackage } from '#build/release/read-release.ts';

/** The groups of the form, in its order. */
const changelogGroups = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** Checks that CHANGELOG.md has exactly the format it cites: https://keepachangelog.com/en/1.1.0/. */

const text = readChangelogFile();
const sections = readChangelog(text);

describe('CHANGELOG.md', () => {
  it('cites the form, and has a heading a version, the newest first', () => {
    expect(text).toMatch(/^# .+\n/u);
    expect(text).toContain('https://keepachangelog.com/en/1.1.0/');
    expect(text.match(/^# /gmu)).toHaveLength(1);
    const [first, ...released] = sections;
    expect(first).toMatchObject({ version: 'Unreleased', date: undefined });
    expect(released.map(({ version }) => version)).toEqual(
      released
        .map(({ version }) => version)
        .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })),
    );
    for (const { version, date } of released) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    }
  });

  it.each(sections)('has the groups of the form in $version, each once and with entries', ({ text: content }) => {
    const groups = Array.from(content.matchAll(/^#{3,} (.+)$/gmu), ([, name = '']) => name);
    expect(groups).toEqual(changelogGroups.filter((name) => groups.includes(name)));
    for (const part of content.split(/^### .+$/mu).slice(1)) {
      expect(part.trim()).toMatch(/^- /u);
    }
  });

  it('has the version of package.json, with its date', () => {
    const { version, versionDate } = readPackage();
    expect(sections.find((section) => section.version === version)?.date).toBe(versionDate);
  });
});

describe('the notes of a release', () => {
  const changelog = `# Change log

## [Unreleased]

### Added

- Not yet.

## [3.1.0] - 2026-02-03

### Fixed

- A fault[^1].

[^1]: A small one.

## [3.0.0] - 2025-01-19

- Before.

[3.1.0]: https://example.org/3.1.0
`;

  it('are of that version only, without the addresses at the end of the file', () => {
    expect(releaseNotes(changelog, '3.1.0')).toBe('### Fixed\n\n- A fault[^1].\n\n[^1]: A small one.\n');
    expect(releaseNotes(changelog, '3.0.0')).toBe('- Before.\n');
  });

  it.each(['3.2.0', 'Unreleased', '3.1'])('are not made up for %s', (version) => {
    expect(() => releaseNotes(changelog, version)).toThrow(`CHANGELOG.md has nothing of version ${version}`);
  });

  it.each(['## 3.1.0 - 2026-02-03', '## [3.1.0] – 2026-02-03', '## [3.1.0] - 3.2.2026'])(
    'need the form, which %s has not',
    (line) => {
      expect(() => readChangelog(`# Change log\n\n${line}\n`)).toThrow('CHANGELOG.md, line 3');
    },
  );
});
