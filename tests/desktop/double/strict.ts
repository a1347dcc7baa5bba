import { EventEmitter } from 'node:events';

/** Thrown when a feature is used that the double lacks. The app cannot swallow it: see start.ts. */
export class NotInDouble extends Error {}

/** Properties that the language itself looks up on any object. */
const alwaysLookedUp: ReadonlySet<PropertyKey> = new Set(['then', 'toJSON']);

/**
 * Wraps an object in such a way that reading or setting a property that the double lacks throws instead of doing
 * nothing.
 */
export function strict<T extends object>(name: string, target: T): T {
  const check = (property: PropertyKey) => {
    if (!(property in target) && typeof property === 'string' && !alwaysLookedUp.has(property)) {
      throw new NotInDouble(`The Electron double has no ${name}.${property}.`);
    }
  };
  return new Proxy(target, {
    get(object, property, receiver) {
      check(property);
      return Reflect.get(object, property, receiver);
    },
    set(object, property, value, receiver) {
      check(property);
      return Reflect.set(object, property, value, receiver);
    },
  });
}

type Listener = (...parameters: unknown[]) => void;

/** An emitter that refuses listeners for events that the double never emits. */
export class StrictEmitter extends EventEmitter {
  readonly emitterName: string;
  readonly knownEvents: ReadonlySet<string>;

  constructor(name: string, events: readonly string[]) {
    super();
    this.emitterName = name;
    this.knownEvents = new Set(events);
  }

  override on(event: string, listener: Listener): this {
    this.checkEvent(event);
    return super.on(event, listener);
  }

  override once(event: string, listener: Listener): this {
    this.checkEvent(event);
    return super.once(event, listener);
  }

  checkEvent(event: string): void {
    if (!this.knownEvents.has(event)) {
      throw new NotInDouble(`The Electron double never emits "${event}" on ${this.emitterName}.`);
    }
  }
}

/** Electron's event object, the first parameter of listeners. */
export interface PreventableEvent {
  defaultPrevented: boolean;
  preventDefault(): void;
}

export function createEvent<T extends object>(details: T): T & PreventableEvent {
  return {
    ...details,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}
