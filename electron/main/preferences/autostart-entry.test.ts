import { describe, expect, it } from 'vitest';
import { readAutostartEntry, writeAutostartEntry } from './autostart-entry.ts';

const execOf = (...command: [string, ...string[]]) => /^Exec=(.*)$/m.exec(writeAutostartEntry(command))?.[1];

describe('writeAutostartEntry', () => {
  it.each([
    ['/usr/bin/web-toolbox', '/usr/bin/web-toolbox --hidden'],
    ['/opt/Web Toolbox/web-toolbox', '"/opt/Web Toolbox/web-toolbox" --hidden'],
    ['/home/é/Web.AppImage', '"/home/é/Web.AppImage" --hidden'],
    // The path is escaped twice: once for the quotes of the Exec key, once for the value of the key.
    ['/a/$HOME `x` "y"\\z', '"/a/\\\\$HOME \\\\`x\\\\` \\\\"y\\\\"\\\\\\\\z" --hidden'],
    ['/a/100%f', '/a/100%%f --hidden'],
    ["/it's; rm -rf ~/&", '"/it\'s; rm -rf ~/&" --hidden'],
    ['/two\nlines\tand\rmore', '"/two\\nlines\\tand\\rmore" --hidden'],
  ])('quotes %j', (program, exec) => {
    expect(execOf(program, '--hidden')).toBe(exec);
  });

  it('has one line a key, whatever the path', () => {
    const lines = writeAutostartEntry(['/x\nHidden=true\n[Other]', '--hidden']).split('\n');
    expect(lines.filter((line) => line.startsWith('Hidden') || line.startsWith('[Other'))).toEqual([]);
  });

  it.each(['/usr/bin/a', '/opt/Web Toolbox/a', '/a\\b', '/a\nb', '/ends with a blank ', '/\\n'])(
    'is read back: %j',
    (program) => {
      expect(readAutostartEntry(writeAutostartEntry([program, '--hidden']))).toEqual({ isOn: true, program });
    },
  );
});

describe('readAutostartEntry', () => {
  it.each([
    ['nothing', '', false],
    ['no group', 'Exec=/a\n', false],
    ['another group', '[Other]\nExec=/a\n', false],
    ['the usual', '[Desktop Entry]\nExec=/a\n', true],
    ['Windows line ends', '[Desktop Entry]\r\nHidden=true\r\n', false],
    ['hidden', '[Desktop Entry]\nHidden = true\n', false],
    ['not hidden', '[Desktop Entry]\nHidden=false\n', true],
    ['hidden in another group', '[Desktop Entry]\nExec=/a\n[Desktop Action x]\nHidden=true\n', true],
    ['a key that starts alike', '[Desktop Entry]\nHiddenX=true\n', true],
    ["off in GNOME's settings", '[Desktop Entry]\nX-GNOME-Autostart-enabled=false\n', false],
    ['a comment before it', '# a comment\n\n[Desktop Entry]\nExec=/a\n', true],
  ])('sees whether it is on: %s', (_name, content, isOn) => {
    expect(readAutostartEntry(content).isOn).toBe(isOn);
  });
});
