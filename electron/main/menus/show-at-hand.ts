import { app, Menu } from 'electron';
import type { AtHand } from './at-hand.ts';
import { jumpListOf } from './jump-list.ts';
import { atHandItems, type MenuActions } from './menu-template.ts';

/** Shows the favourites and recent tools in the system's menu for the app outside its windows, if there is one. */
export function showAtHandInSystem(atHand: AtHand, actions: MenuActions): void {
  if (process.platform === 'win32') {
    const list = jumpListOf(atHand, process.execPath);
    app.setJumpList(list.length === 0 ? null : list);
  } else if (process.platform === 'darwin') {
    app.dock?.setMenu(Menu.buildFromTemplate(atHandItems(atHand, actions)));
  }
}
