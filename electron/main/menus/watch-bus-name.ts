import { connect } from 'node:net';
import { join } from 'node:path';
import { type BusMessage, messageTypes, readBusMessage, writeBusCall } from './dbus-message.ts';

/**
 * The time limit in milliseconds, which is as long as D-Bus itself waits for an answer. Until a bus answers, it counts
 * as absent.
 */
const patience = 25_000;

/** The maximum length of a line of the handshake, in bytes. */
const longestLine = 4096;

export interface BusNameOptions {
  /** A well-known name, such as `org.kde.StatusNotifierWatcher`. */
  readonly name: string;
  /** The environment, which locates the bus: DBUS_SESSION_BUS_ADDRESS, or else XDG_RUNTIME_DIR. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called when the name gets or loses its owner after the first answer. */
  readonly onChange: (hasOwner: boolean) => void;
}

export interface BusNameWatch {
  /** Whether the name has an owner; false if there is no bus or it does not answer. Never rejects. */
  readonly first: Promise<boolean>;
  readonly stop: () => void;
}

/**
 * Finds the sockets on this machine that an address names, in order: D-Bus Specification, "Server Addresses".
 * @example findBusSockets({ DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus' }) // ['/run/user/1000/bus']
 */
export function findBusSockets(environment: BusNameOptions['environment']): string[] {
  const { DBUS_SESSION_BUS_ADDRESS: address = '', XDG_RUNTIME_DIR: runtime = '' } = environment;
  const ofUser = runtime === '' ? [] : [join(runtime, 'bus')];
  if (address === '') {
    return ofUser;
  }
  return address.split(';').flatMap((one) => {
    const [, list = ''] = /^unix:(.*)$/.exec(one) ?? [];
    const values = new Map(list.split(',').map((pair) => pair.split('=', 2) as [string, string | undefined]));
    const path = unescapeValue(values.get('path'));
    const abstract = unescapeValue(values.get('abstract'));
    if (path !== undefined) {
      return [path];
    }
    // Node marks the name of an abstract Linux socket by a leading NUL.
    return abstract === undefined ? (values.get('runtime') === 'yes' ? ofUser : []) : [`\0${abstract}`];
  });
}

function unescapeValue(value: string | undefined): string | undefined {
  try {
    return value === undefined || value === '' ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/**
 * Asks the user's session bus whether a name has an owner, and continues to listen. The protocol is implemented here
 * because none of `gdbus`, `busctl` and `dbus-send` is on every desktop, and because the shell starts no other program.
 */
export function watchBusName({ name, environment, onChange }: BusNameOptions): BusNameWatch {
  let stop = () => undefined as unknown;
  const first = new Promise<boolean>((resolve) => {
    let known: boolean | undefined;
    const learn = (hasOwner: boolean) => {
      if (known === undefined) {
        resolve(hasOwner);
      } else if (known !== hasOwner) {
        onChange(hasOwner);
      }
      known = hasOwner;
    };
    const timer = setTimeout(() => learn(false), patience);
    const open = ([path, ...others]: readonly string[]) => {
      if (path === undefined) {
        clearTimeout(timer);
        learn(false);
        return;
      }
      stop = talk(path, name, {
        onOwner: (hasOwner) => {
          clearTimeout(timer);
          learn(hasOwner);
        },
        onEnd: (wasAnswered) => open(wasAnswered ? [] : others),
      });
    };
    open(findBusSockets(environment));
  });
  return { first, stop: () => stop() };
}

interface Listener {
  readonly onOwner: (hasOwner: boolean) => void;
  /** Called when the connection has ended or could not be established. */
  readonly onEnd: (wasAnswered: boolean) => void;
}

const serials = { hello: 1, listen: 2, ask: 3 } as const;

/** Communicates with one bus. @returns a function that ends the connection */
function talk(path: string, name: string, { onOwner, onEnd }: Listener): () => void {
  let received: Buffer = Buffer.alloc(0);
  let isIntroduced = false;
  let wasAnswered = false;
  const socket = connect(path);

  const take = (message: BusMessage) => {
    const { type, replySerial, member, sender, body } = message;
    if (replySerial === serials.ask && type === messageTypes.methodReturn) {
      wasAnswered = true;
      onOwner(body[0] === true);
    } else if (replySerial > 0 && type === messageTypes.error) {
      socket.destroy();
    } else if (
      type === messageTypes.signal &&
      sender === 'org.freedesktop.DBus' &&
      member === 'NameOwnerChanged' &&
      body[0] === name
    ) {
      onOwner(body[2] !== '');
    }
  };

  /** @returns whether the bus has authenticated us, after which messages follow */
  const introduce = (): boolean => {
    const end = received.indexOf('\r\n');
    if (end === -1 || !received.toString('latin1', 0, end).startsWith('OK ')) {
      if (end !== -1 || received.length > longestLine) {
        socket.destroy();
      }
      return false;
    }
    received = received.subarray(end + 2);
    // Subscribing comes before asking, so that no change in between is missed.
    const rule = `type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='${name}'`;
    socket.write('BEGIN\r\n');
    socket.write(writeBusCall(serials.hello, 'Hello'));
    socket.write(writeBusCall(serials.listen, 'AddMatch', rule));
    socket.write(writeBusCall(serials.ask, 'NameHasOwner', name));
    return true;
  };

  socket.once('connect', () => {
    // The bus learns our user from the socket; the handshake has to name the same user.
    const user = Buffer.from(String(process.getuid?.() ?? 0)).toString('hex');
    socket.write(`\0AUTH EXTERNAL ${user}\r\n`);
  });
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    isIntroduced ||= introduce();
    while (isIntroduced && !socket.destroyed) {
      const read = readBusMessage(received);
      if (read.status !== 'read') {
        if (read.status === 'malformed') {
          socket.destroy();
        }
        return;
      }
      received = received.subarray(read.length);
      take(read.message);
    }
  });
  // An error is followed by `close`, which is handled below.
  socket.on('error', () => undefined);
  const end = () => onEnd(wasAnswered);
  socket.once('close', end);
  // Listening must not keep the app from quitting.
  socket.unref();
  return () => {
    socket.off('close', end);
    socket.destroy();
  };
}
