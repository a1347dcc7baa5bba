import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { useLeftForScreen } from '../screens/use-left-for-screen.ts';

/** A text for a screen that does more with it than put it into one of its inputs. */
export interface HandedText {
  readonly text: string;
  /** What was recognised in the text, which tells the part of the screen it is for. */
  readonly operation: string | undefined;
  /** Options of that operation. */
  readonly options: Readonly<Record<string, string>>;
}

interface HandedTo extends HandedText {
  readonly screenId: ScreenId;
}

const handed = createSessionValue<readonly HandedTo[]>([], { isCleared: true });

/** Leaves a text for a screen, which takes it at once or when it is next opened. Only the last text is kept. */
export function handText(screenId: ScreenId, text: HandedText): void {
  handed.write([...handed.read().filter((one) => one.screenId !== screenId), { ...text, screenId }]);
}

/**
 * Takes the text that was left for this screen, once.
 * @param take undefined while the screen cannot take any yet
 * @example useHandedText(({ text }) => setText(text))
 */
export function useHandedText(take: ((handed: HandedText) => void) | undefined): void {
  useLeftForScreen(handed, take);
}
