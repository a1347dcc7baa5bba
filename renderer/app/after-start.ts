/** What lies over the screens, what files come in by, what keys do, and what is said: asked for once the first picture is there. */
export { Announcer } from './announcer.tsx';
export { IncomingFiles } from './incoming-files/incoming-files.tsx';
export { Keyboard } from './keyboard/keyboard.tsx';
export { Overlays } from './overlays.tsx';
