import type { HistoryView, OwnVote, RoomView2 } from '#shared/poker/views.ts';
import { knownEstimate } from '#shared/poker/views.ts';

export interface MemberModel {
  readonly username: string;
  readonly hasVoted: boolean;
  /** The estimate, unless this client may not see it yet. */
  readonly estimate: string | undefined;
  /** Whether the member is connected. A version 1 server does not say, so everybody counts as connected. */
  readonly isConnected: boolean;
  readonly isObserver: boolean;
}

export type FinishedStory = HistoryView[number];

/** A room as the screen shows it, whichever version the server speaks. */
export interface RoomModel {
  /** Increases with each change; 0 if the server does not count changes. */
  readonly version: number;
  readonly round: number;
  readonly isRevealed: boolean;
  readonly story: string;
  /** The cards for everyone; empty if each member chooses their own. */
  readonly cards: readonly string[];
  /** The timer; `endsAt` is by this machine's clock, in milliseconds since 1970. */
  readonly timer: { readonly seconds: number; readonly endsAt: number } | undefined;
  readonly members: readonly MemberModel[];
  /** Oldest first. */
  readonly history: readonly FinishedStory[];
  readonly hasVersion1Clients: boolean;
}

/**
 * Builds the room as the screen shows it. A version 1 server has no such view: see `room/version-1.ts`.
 * @param history the finished stories, if the server sends them separately from the view
 * @param own what the server last reported about this client's own estimate
 * @param username the name of this client's member
 * @param now in milliseconds since 1970
 */
export function modelOfView(
  view: RoomView2,
  history: HistoryView,
  own: OwnVote | undefined,
  username: string | undefined,
  now: number,
): RoomModel {
  const estimates = uniqueByName(view.estimates);
  return {
    version: view.version,
    round: view.round,
    isRevealed: view.revealed,
    story: view.story,
    cards: view.cards,
    timer: view.timer
      ? {
          seconds: view.timer.seconds,
          endsAt: now + Date.parse(view.timer.endsAtISO8601) - Date.parse(view.nowISO8601),
        }
      : undefined,
    members: estimates.map((member) => ({
      username: member.username,
      hasVoted: member.hasVoted,
      estimate: member.username === username ? knownEstimate({ ...view, estimates }, own, username) : member.estimate,
      isConnected: member.connected,
      isObserver: member.observer,
    })),
    history: view.history ?? history,
    hasVersion1Clients: view.hasVersion1Clients,
  };
}

/** Drops repeated names: a correct server never lists a name twice, and the screen has one row per name. */
function uniqueByName<Member extends { readonly username: string }>(members: readonly Member[]): Member[] {
  return [...new Map(members.map((member) => [member.username, member])).values()];
}
