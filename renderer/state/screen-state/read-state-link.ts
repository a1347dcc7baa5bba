import { isOffered } from '#renderer/state/host/offered.ts';
import { findScreen, type ToolScreenId } from '#tools/screens.ts';

/** A link to a screen, with what it is to show. */
export interface StateLink {
  readonly screenId: ToolScreenId;
  /** The address in this app: the screen, with the state it brings. */
  readonly address: string;
}

const stateLink = /^(?:https?:\/\/[^\s#]*#|web-toolbox:(?:\/\/)?#?)(?<path>\/[^\s?#]*)\?state=(?<state>[\w-]+)$/iu;

/**
 * Reads a link made by “Copy link…” on any site or in the desktop app. The link contains the state, so no site needs to
 * be contacted.
 * @returns undefined for any other text, and for a screen that this site does not offer
 * @example readStateLink('https://tools.example/#/Home?state=q1Y')?.address // '/Home?state=q1Y'
 */
export function readStateLink(text: string): StateLink | undefined {
  const { path, state } = stateLink.exec(text.trim())?.groups ?? {};
  const screen = path === undefined ? undefined : findScreen(path);
  // A page such as About has no state to bring.
  if (screen?.toolId === undefined || !isOffered(screen.id)) {
    return undefined;
  }
  return { screenId: screen.id as ToolScreenId, address: `${screen.path}?state=${state}` };
}
