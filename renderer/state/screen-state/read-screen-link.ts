import { isOffered } from '#renderer/state/host/offered.ts';
import { findScreen, type ToolScreenId } from '#tools/screens.ts';

export interface ScreenLink {
  readonly screen: ToolScreenId;
  /** The address in this app: the screen, with the state it brings. */
  readonly address: string;
}

const screenLink = /^(?:https?:\/\/[^\s#]*#|web-toolbox:(?:\/\/)?#?)(?<path>\/[^\s?#]*)\?state=(?<state>[\w-]+)$/iu;

/**
 * Reads a link made by “Copy link…” on any site or in the desktop app. The link contains the state, so no site needs to
 * be contacted.
 * @returns undefined for any other text, and for a screen that this site does not offer
 * @example readScreenLink('https://tools.example/#/JWTDecoder?state=q1Y')?.address // '/JWTDecoder?state=q1Y'
 */
export function readScreenLink(text: string): ScreenLink | undefined {
  const { path, state } = screenLink.exec(text.trim())?.groups ?? {};
  const screen = path === undefined ? undefined : findScreen(path);
  // A page such as About has no state to bring.
  if (screen?.toolId === undefined || !isOffered(screen.id)) {
    return undefined;
  }
  return { screen: screen.id as ToolScreenId, address: `${screen.path}?state=${state}` };
}
