import { StrictEmitter, strict } from './strict.ts';

type Source = 'system' | 'light' | 'dark';

class NativeTheme extends StrictEmitter {
  source: Source = 'system';
  /** Set by Chromium's own switch. */
  readonly isDarkSystem = process.argv.includes('--force-dark-mode');

  constructor() {
    super('nativeTheme', ['updated']);
  }

  get themeSource(): Source {
    return this.source;
  }

  set themeSource(source: Source) {
    this.source = source;
    this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.source === 'system' ? this.isDarkSystem : this.source === 'dark';
  }
}

export const nativeTheme = strict('nativeTheme', new NativeTheme());
