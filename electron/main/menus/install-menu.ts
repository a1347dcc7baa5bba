import { Menu } from 'electron';
import { applicationMenu, type MenuActions } from './menu-template.ts';

export function installMenu(actions: MenuActions): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(applicationMenu(process.platform, actions)));
}
