/** The parts that load after the first paint: overlays, incoming files, keyboard shortcuts, announcements and hints. */
export { HintLayer } from '#renderer/app/hint/hint-layer.tsx';
export { IncomingFiles } from './incoming-files/incoming-files.tsx';
export { Keyboard } from './keyboard/keyboard.tsx';
export { Announcer } from './overlays/announcer.tsx';
export { Overlays } from './overlays/overlays.tsx';
