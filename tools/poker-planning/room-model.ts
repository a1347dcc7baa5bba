import type { HistoryView, OwnVote, RoomView2 } from '#shared/poker-views.ts';
import { knownEstimate } from '#shared/poker-views.ts';

export interface MemberModel {
  readonly username: string;
  readonly hasVoted: boolean;
  /** Unless it is not for this client's eyes yet. */
  readonly estimate: string | undefined;
  /** A server of version 1 does not tell: then everybody counts as connected. */
  readonly isConnected: boolean;
  readonly isObserver: boolean;
}

export type FinishedStory = HistoryView[number];

/** A room as the screen shows it, whichever version the server speaks. */
export interface RoomModel {
  /** Grows with each change; 0 where the server does not count. */
  readonly version: number;
  readonly round: number;
  readonly isRevealed: boolean;
  readonly story: string;
  /** The cards for everyone; none where each member chooses. */
  readonly cards: readonly string[];
  /** `endsAt` by this machine's clock, in milliseconds since 1970. */
  readonly timer: { readonly seconds: number; readonly endsAt: number } | undefined;
  readonly members: readonly MemberModel[];
  /** Oldest first. */
  readonly history: readonly FinishedStory[];
  readonly hasVersion1Clients: boolean;
}

/**
 * The room as the screen shows it. A server of version 1 has no such view: see `room/version-1.ts`.
 * @param history where the server sends it apart from the view
 * @param own what the server last said of this client's own estimate
 * @param username this client's member
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

/** A server that lists a name twice is wrong; the screen has one row a name. */
function uniqueByName<Member extends { readonly username: string }>(members: readonly Member[]): Member[] {
  return [...new Map(members.map((member) => [member.username, member])).values()];
}
