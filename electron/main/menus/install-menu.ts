import { Menu } from 'electron';
import { applicationMenu, type MenuActions } from './menu-template.ts';

/** Sets the app's menu: on macOS the one at the top of the screen, elsewhere the one of each window. */
export function installMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(applicationMenu(process.platform, actions)));
}
