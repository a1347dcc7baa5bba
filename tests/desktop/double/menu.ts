import { existsSync } from 'node:fs';
import { StrictEmitter, strict } from './strict.ts';

interface MenuItemTemplate {
  readonly id?: string;
  readonly label?: string;
  readonly type?: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly submenu?: readonly MenuItemTemplate[];
  readonly click?: (...parameters: unknown[]) => void;
}

const roles = [
  ...['appMenu', 'editMenu', 'windowMenu', 'help', 'services', 'hide', 'hideOthers', 'unhide', 'quit'],
  ...['reload', 'resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen', 'minimize'],
  ...['recentDocuments', 'clearRecentDocuments', 'close'],
];

/** Electron's modifiers, followed by a key. */
const accelerator = /^(?:(?:CommandOrControl|Command|Control|Alt|Shift)\+)+(?:[A-Z0-9,=]|F\d{1,2})$/;

function buildItem(template: MenuItemTemplate): object {
  const { id, label = '', type, role, submenu, click } = template;
  if (role !== undefined && !roles.includes(role)) {
    throw new Error(`The Electron double has no menu role ${role}.`);
  }
  if (template.accelerator !== undefined && !accelerator.test(template.accelerator)) {
    throw new Error(`The Electron double does not know the accelerator ${template.accelerator}.`);
  }
  return strict('MenuItem', {
    id,
    label,
    type: type ?? (submenu === undefined ? 'normal' : 'submenu'),
    // Electron also reports roles in lower case.
    role: role?.toLowerCase(),
    accelerator: template.accelerator,
    submenu: submenu === undefined ? null : Menu.buildFromTemplate(submenu),
    click: () => click?.(),
  });
}

interface FoundItem {
  readonly id?: string;
  readonly submenu: { getMenuItemById(id: string): object | null } | null;
}

export class Menu {
  readonly items: readonly object[];

  constructor(items: readonly object[]) {
    this.items = items;
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return strict('Menu', this);
  }

  static applicationMenu: Menu | null = null;

  static buildFromTemplate(template: readonly MenuItemTemplate[]): Menu {
    return new Menu(template.map(buildItem));
  }

  static setApplicationMenu(menu: Menu | null): void {
    Menu.applicationMenu = menu;
  }

  static getApplicationMenu(): Menu | null {
    return Menu.applicationMenu;
  }

  getMenuItemById(id: string): object | null {
    for (const item of this.items as FoundItem[]) {
      const found = item.id === id ? item : (item.submenu?.getMenuItemById(id) ?? null);
      if (found !== null) {
        return found;
      }
    }
    return null;
  }
}

export class Tray extends StrictEmitter {
  constructor(icon: string) {
    super('Tray', ['click', 'right-click', 'drop-files']);
    if (!existsSync(icon)) {
      throw new Error(`Failed to load image from path ${icon}`);
    }
    // biome-ignore lint/correctness/noConstructorReturn: every reference to it must be the strict one.
    return strict('Tray', this);
  }

  setToolTip(): void {}

  setContextMenu(): void {}

  popUpContextMenu(): void {}

  destroy(): void {}
}
