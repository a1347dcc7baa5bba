import { describe, expect, it } from 'vitest';
import { cardTypes } from './card-types.ts';
import { countVoters, estimatesOf, listRows } from './list-rows.ts';
import type { MemberModel, RoomModel } from './room-model.ts';

const member = (username: string, estimate?: string, changes: Partial<MemberModel> = {}): MemberModel => ({
  username,
  estimate,
  hasVoted: estimate !== undefined,
  isConnected: true,
  isObserver: false,
  ...changes,
});

const roomOf = (members: readonly MemberModel[], isRevealed: boolean): RoomModel => ({
  version: 1,
  round: 0,
  isRevealed,
  story: '',
  cards: [],
  timer: undefined,
  members,
  history: [],
  hasVersion1Clients: false,
});

const shown = (room: RoomModel) => listRows(room, 'Ada').map(({ username, points }) => `${username} ${points}`);
const members = [member('Zoe', '8'), member('Ada', '0.5'), member('Bob'), member('Cid', '?'), member('Eve', '13')];

describe('the rows', () => {
  it('show before the reveal who has voted, in the order of coming', () => {
    expect(shown(roomOf(members, false))).toEqual(['Zoe ✔', 'Ada ✔', 'Bob …', 'Cid ✔', 'Eve ✔']);
  });

  it('are sorted by estimate after it, numbers first', () => {
    expect(shown(roomOf(members, true))).toEqual(['Ada ½', 'Zoe 8', 'Eve 13', 'Cid ?', 'Bob …']);
  });

  it('list sizes as they lie in the room', () => {
    const sizes = [member('A', 'XL'), member('B', 'S'), member('C', '?'), member('D', 'M'), member('E', 'L')];
    const room = { ...roomOf(sizes, true), cards: cardTypes['t-shirt'].cards };
    expect(shown(room)).toEqual(['C ?', 'B S', 'D M', 'E L', 'A XL']);
  });

  it('have names in order where estimates are level', () => {
    const level = [member('m10', '5'), member('m2', '5'), member('É', '5'), member('E', '5')];
    expect(shown(roomOf(level, true))).toEqual(['E 5', 'É 5', 'm2 5', 'm10 5']);
  });

  it('show observers without a vote, and a vote that is not for these eyes as given', () => {
    const mixed = [member('O', undefined, { isObserver: true }), member('H', undefined, { hasVoted: true })];
    expect(shown(roomOf(mixed, false))).toEqual(['O –', 'H ✔']);
    expect(countVoters(roomOf(mixed, false))).toEqual({ voted: 1, voters: 1 });
  });

  it('count votes for the statistics, without observers', () => {
    const room = roomOf([member('A', '5'), member('B', '8', { isObserver: true }), member('C')], true);
    expect(estimatesOf(room)).toEqual(['5']);
    expect(countVoters(roomOf([], false))).toEqual({ voted: 0, voters: 0 });
  });
});
