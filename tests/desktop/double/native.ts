import { NotInDouble, StrictEmitter, strict } from './strict.ts';

/** Simulates a machine without notifications, such as a container; scenarios replace the functions with their own. */
export class Notification extends StrictEmitter {
  readonly title: string;
  readonly body: string;

  constructor({ title, body }: { readonly title: string; readonly body: string }) {
    super('Notification', ['click']);
    this.title = title;
    this.body = body;
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return strict('Notification', this);
  }

  static isSupported(): boolean {
    return false;
  }

  show(): void {
    throw new NotInDouble('Notification.show was called, and the scenario has not said what it does.');
  }
}

/** Exists only on macOS, which the double does not simulate. */
export class ShareMenu {
  constructor() {
    throw new NotInDouble('The Electron double has no ShareMenu.');
  }
}
