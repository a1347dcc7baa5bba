import { isOffered } from '#renderer/state/host/offered.ts';
import { longestText } from '#shared/text-checks.ts';
import type { TakenFiles } from '#tools/define-tool.ts';
import { takesKind } from '#tools/screen-of.ts';
import { findScreen, onceEach, type Screen } from '#tools/screens.ts';
import { receivingInputOf, type TextInputName } from '#tools/text-inputs.ts';
import type { SentContent } from './sent-content.ts';

/** A screen that can continue with the result of another one. */
export interface SendTarget {
  readonly screen: Screen;
  /** The input that receives a text; undefined if the content is sent as a file. */
  readonly input: TextInputName | undefined;
}

/** Whether a screen takes files but names no kinds: it reads any text. */
const readsAnyText = ({ offeredFor, alsoTakes }: TakenFiles) => offeredFor === undefined && alsoTakes === undefined;

/**
 * What a screen can do with some content.
 * @returns undefined if the screen has no use for it, or it is too large
 */
function targetOn(screen: Screen, { kind, size, isText }: Omit<SentContent, 'content'>): SendTarget | undefined {
  const { takesFiles } = screen.entry;
  const input = receivingInputOf(screen.entry)?.name;
  if (isText && input !== undefined && size <= longestText) {
    return { screen, input };
  }
  const takes = takesFiles !== undefined && (takesKind(screen, kind) || (isText && readsAnyText(takesFiles)));
  return takes ? { screen, input: undefined } : undefined;
}

/**
 * The screens that some content can be sent to: every tool that takes it except the screen itself.
 * @param path the path of the screen that the content comes from
 * @example targetsFrom('/JSON', { kind: 'image', size: 9, isText: false }).map(({ screen }) => screen.id)
 *   // ['Base64FileEncoder', 'ColorPicker', 'QRCodeGenerator', 'ImageOCR', …]
 */
export function targetsFrom(path: string, content: Omit<SentContent, 'content'>): readonly SendTarget[] {
  const here = findScreen(path)?.id;
  return onceEach
    .filter((screen) => screen.id !== here && isOffered(screen))
    .flatMap((screen) => {
      const target = targetOn(screen, content);
      return target === undefined ? [] : [target];
    });
}

/** Whether a screen that has recognised some content can take it at this size. */
export function canTake(screen: Screen, size: number, isFileTaken: boolean): boolean {
  return isFileTaken || size <= longestText || screen.entry.takesFiles !== undefined;
}
