import { backslash } from './ascii.ts';
import { haveSameKey } from './compare-keys.ts';
import { escapedKeyFlag, type JsonDocument, shadowedFlag, stringValue } from './json-document.ts';

/** Two members of one object with the same name. */
export interface DuplicateKey {
  readonly earlier: number;
  readonly later: number;
}

/** Objects with more members than this are searched with a hash table. */
const fewMembers = 16;

// Chosen at random in every session, so that no document can be crafted to have keys that all collide.
const seed = randomInteger();
const multiplier = randomInteger() | 1;

function randomInteger(): number {
  return crypto.getRandomValues(new Int32Array(1))[0] ?? 0;
}

function addToHash(hash: number, byte: number): number {
  const mixed = Math.imul(hash ^ byte, multiplier);
  return mixed ^ (mixed >>> 15);
}

const encoder = new TextEncoder();

/**
 * Finds the members that repeat a name in their object, in linear time and while the document is being parsed. A stack
 * holds the members of the objects that are still open.
 */
export class DuplicateKeyFinder {
  /** The number of members that repeat the name of an earlier one. */
  total = 0;
  /** The first of these members. */
  readonly found: DuplicateKey[] = [];

  readonly #document: JsonDocument;
  readonly #maximumFound: number;
  #members = new Uint32Array(64);
  #hashes = new Int32Array(64);
  #top = 0;
  /** A hash table of indices on the stack, plus one: 0 is a free slot. */
  #slots = new Uint32Array(64);

  constructor(document: JsonDocument, maximumFound: number) {
    this.#document = document;
    this.#maximumFound = maximumFound;
  }

  /** @returns the mark by which `closeObject` identifies the members of the object that starts now */
  openObject(): number {
    return this.#top;
  }

  /**
   * Adds a member to the object opened last.
   * @param start,end the range of its key
   * @returns `escapedKeyFlag` if the key is written with escape sequences, otherwise 0
   */
  addMember(member: number, start: number, end: number): number {
    const { bytes } = this.#document;
    let hash = seed;
    let isEscaped = false;
    for (let at = start + 1; at < end - 1; at += 1) {
      const byte = bytes[at] as number;
      isEscaped ||= byte === backslash;
      hash = addToHash(hash, byte);
    }
    if (isEscaped) {
      hash = encoder.encode(stringValue(bytes, start, end)).reduce(addToHash, seed);
    }
    if (this.#top === this.#members.length) {
      this.#growStack();
    }
    this.#members[this.#top] = member;
    this.#hashes[this.#top] = hash;
    this.#top += 1;
    return isEscaped ? escapedKeyFlag : 0;
  }

  /** Searches the ending object for repeated names. Its members must be in the document's table. */
  closeObject(mark: number): void {
    const memberCount = this.#top - mark;
    if (memberCount > fewMembers) {
      this.#searchMany(mark);
    } else if (memberCount > 1) {
      this.#searchFew(mark);
    }
    this.#top = mark;
  }

  #searchFew(mark: number): void {
    const hashes = this.#hashes;
    for (let later = mark + 1; later < this.#top; later += 1) {
      const hash = hashes[later];
      for (let earlier = later - 1; earlier >= mark; earlier -= 1) {
        if (hashes[earlier] === hash && this.#areSame(earlier, later)) {
          this.#report(earlier, later);
          break;
        }
      }
    }
  }

  #searchMany(mark: number): void {
    const slotCount = 2 ** Math.ceil(Math.log2((this.#top - mark) * 2));
    if (slotCount > this.#slots.length) {
      this.#slots = new Uint32Array(slotCount);
    } else {
      this.#slots.fill(0, 0, slotCount);
    }
    for (let place = mark; place < this.#top; place += 1) {
      let slot = (this.#hashes[place] as number) & (slotCount - 1);
      for (let taken = this.#slots[slot]; taken !== undefined && taken !== 0; taken = this.#slots[slot]) {
        const earlier = taken - 1;
        if (this.#hashes[earlier] === this.#hashes[place] && this.#areSame(earlier, place)) {
          this.#report(earlier, place);
          break;
        }
        slot = (slot + 1) & (slotCount - 1);
      }
      this.#slots[slot] = place + 1;
    }
  }

  #areSame(placeA: number, placeB: number): boolean {
    return haveSameKey(this.#document, this.#members[placeA] as number, this.#members[placeB] as number);
  }

  #report(earlierPlace: number, laterPlace: number): void {
    const earlier = this.#members[earlierPlace] as number;
    const later = this.#members[laterPlace] as number;
    const { kinds } = this.#document;
    kinds[earlier] = (kinds[earlier] as number) | shadowedFlag;
    this.total += 1;
    if (this.found.length < this.#maximumFound) {
      this.found.push({ earlier, later });
    }
  }

  #growStack(): void {
    const members = new Uint32Array(this.#members.length * 2);
    members.set(this.#members);
    this.#members = members;
    const hashes = new Int32Array(members.length);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }
}
