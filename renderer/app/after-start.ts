/** The parts that load after the first paint: overlays, incoming files, keyboard shortcuts, announcements and hints. */
import { whenIdle } from '#renderer/components/when-idle.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

export { HintLayer } from '#renderer/app/hint/hint-layer.tsx';
export { IncomingFiles } from './incoming-files/incoming-files.tsx';
export { Keyboard } from './keyboard/keyboard.tsx';
export { Announcer } from './overlays/announcer.tsx';
export { Overlays } from './overlays/overlays.tsx';

// The engine's first format of a number takes as long as formatting a document: 15 ms of the first paste otherwise.
whenIdle(() => void formatNumber(1000));
