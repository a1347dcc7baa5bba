/**
 * Nobody presses global keys in a test, and no other program takes them. So `globalShortcut` is told, before the
 * app starts, to keep what is registered in `globalThis.shortcuts`, and to refuse those in `taken`, as the system does:
 * TAKEN_SHORTCUTS names them, separated by blanks. What is let go stays where the registry keeps it, as that of Wayland
 * does. `press` does what the keys would do. Plain CommonJS: Electron loads it with -r.
 */
function takeShortcuts(registry) {
  const pressed = new Map();
  const taken = new Set((process.env.TAKEN_SHORTCUTS ?? '').split(' '));
  const press = (accelerator) => {
    if (!('doesCall' in registry) || registry.doesCall()) {
      pressed.get(accelerator)?.();
    }
  };
  globalThis.shortcuts = { pressed, taken, press };
  const { register, unregister } = registry;
  registry.register = (accelerator, callback) => {
    if (taken.has(accelerator) || !register.call(registry, accelerator, callback)) {
      return false;
    }
    pressed.set(accelerator, callback);
    return true;
  };
  registry.unregister = (accelerator) => {
    unregister.call(registry, accelerator);
    if (!registry.isRegistered(accelerator)) {
      pressed.delete(accelerator);
    }
  };
}

module.exports = takeShortcuts;

if (process.versions.electron !== undefined) {
  takeShortcuts(require('electron').globalShortcut);
}
