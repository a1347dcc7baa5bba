/**
 * Electron gives no list of trays, and what their menus are cannot be asked. So their classes are told
 * to leave a trace in `globalThis.recordedTray`, before the app starts: of the tray that is there now, and of its menu.
 * Plain CommonJS: Electron loads it with -r.
 */
function recordTrays(Tray) {
  const recorded = { tray: undefined, menu: undefined };
  globalThis.recordedTray = recorded;
  const { setToolTip, setContextMenu, destroy } = Tray.prototype;
  Tray.prototype.setToolTip = function (text) {
    recorded.tray = this;
    return setToolTip.call(this, text);
  };
  Tray.prototype.setContextMenu = function (menu) {
    recorded.menu = menu;
    return setContextMenu.call(this, menu);
  };
  Tray.prototype.destroy = function () {
    recorded.tray = undefined;
    recorded.menu = undefined;
    return destroy.call(this);
  };
  // On macOS the menu is only known when it opens, and an open menu would block the run.
  Tray.prototype.popUpContextMenu = (menu) => {
    recorded.menu = menu;
  };
}

module.exports = recordTrays;

if (process.versions.electron !== undefined) {
  recordTrays(require('electron').Tray);
}
