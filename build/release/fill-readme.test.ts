import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillReadme } from './fill-readme.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const release = {
  address: 'https://github.com/ada/toolbox/releases/tag/v3.1.0',
  version: '3.1.0',
  files: [
    'Web-Toolbox-3.1.0-win-x64.exe',
    'Web-Toolbox-x86_64.AppImage',
    'Web-Toolbox-3.1.0-linux-arm64.deb',
    'latest.yml',
  ],
};

test('nothing is shown that is not there', () => {
  const empty = fillReadme(readme, {});
  expect(empty).not.toMatch(/Try it|Download/u);
  expect(fillReadme(empty, { release: { ...release, files: [] } })).toBe(empty);
});

test('the website and the packages that were made are shown, and taken away again', () => {
  const full = fillReadme(readme, { site: 'https://ada.github.io/toolbox/', release });
  expect(full).toContain('**[Try it](https://ada.github.io/toolbox/)**');
  expect(full).toContain(
    '| Windows | [Installer, x64](https://github.com/ada/toolbox/releases/download/v3.1.0/Web-Toolbox-3.1.0-win-x64.exe) |',
  );
  expect(full).toMatch(/\| Linux \| \[AppImage, x64\]\(.+\) · \[deb, arm64\]\(.+\) \|/u);
  expect(full).not.toContain('macOS |');
  expect(fillReadme(full, {})).toBe(fillReadme(readme, {}));
});

test('a README without the marks is told', () => {
  expect(() => fillReadme('# Toolbox\n', {})).toThrow('README.md needs the lines');
});
