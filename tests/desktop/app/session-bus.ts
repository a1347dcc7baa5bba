import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A D-Bus session bus for the app with what a desktop without programs needs: it accepts every client, knows whether
 * there is a tray, and signals changes of that. It answers all other calls with an error.
 */
export interface SessionBus {
  /** The value for DBUS_SESSION_BUS_ADDRESS. */
  readonly address: string;
  /** Makes a tray appear or disappear. */
  readonly setTray: (isThere: boolean) => void;
  readonly close: () => Promise<void>;
}

const trayName = 'org.kde.StatusNotifierWatcher';

const pad = (length: number, boundary: number) => Buffer.alloc((boundary - (length % boundary)) % boundary);

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const text = (value: string) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(`${value}\0`)]);
const signature = (value: string) => Buffer.from(`${String.fromCharCode(value.length)}${value}\0`, 'latin1');

function joined(parts: readonly Buffer[], boundary: number): Buffer {
  return parts.reduce((all, part) => Buffer.concat([all, pad(all.length, boundary), part]), Buffer.alloc(0));
}

let lastSerial = 0;

/**
 * Builds a message from the bus.
 * @param type 2 for an answer, 3 for an error, 4 for a signal
 */
function message(type: number, fields: readonly (readonly [number, string, Buffer])[], types: string, body: Buffer) {
  const all = [...fields, [7, 's', text('org.freedesktop.DBus')] as const];
  const list = joined(
    [...all, ...(types === '' ? [] : [[8, 'g', signature(types)] as const])].map(([code, kind, value]) =>
      Buffer.concat([Buffer.of(code), signature(kind), value]),
    ),
    8,
  );
  lastSerial += 1;
  const header = Buffer.concat([Buffer.from(['l'.charCodeAt(0), type, 0, 1]), number(body.length), number(lastSerial)]);
  const start = Buffer.concat([header, number(list.length), list]);
  return Buffer.concat([start, pad(start.length, 8), body]);
}

const answer = (serial: number, types: string, body: Buffer) => message(2, [[5, 'u', number(serial)]], types, body);

const refusal = (serial: number) =>
  message(
    3,
    [
      [4, 's', text('org.freedesktop.DBus.Error.UnknownMethod')],
      [5, 'u', number(serial)],
    ],
    '',
    Buffer.alloc(0),
  );

const change = (isThere: boolean) =>
  message(
    4,
    [
      [1, 'o', text('/org/freedesktop/DBus')],
      [2, 's', text('org.freedesktop.DBus')],
      [3, 's', text('NameOwnerChanged')],
    ],
    'sss',
    joined([trayName, isThere ? '' : ':1.7', isThere ? ':1.7' : ''].map(text), 4),
  );

/** Returns the method of a call: the text of its field 3. */
function memberOf(call: Buffer): string {
  const place = call.indexOf(Buffer.from([3, 1, 's'.charCodeAt(0), 0]), 16) + 4;
  return call.toString('latin1', place + 4, place + 4 + call.readUInt32LE(place));
}

/** @param hasTray whether there is a tray from the start */
export async function startSessionBus(hasTray: boolean): Promise<SessionBus> {
  const path = join(tmpdir(), `web-toolbox-bus-${randomUUID().slice(0, 8)}`);
  const clients = new Set<Socket>();
  let isThere = hasTray;

  const respond = (call: Buffer): Buffer => {
    const serial = call.readUInt32LE(8);
    switch (memberOf(call)) {
      case 'Hello':
        return answer(serial, 's', text(':1.1'));
      case 'AddMatch':
      case 'RemoveMatch':
        return answer(serial, '', Buffer.alloc(0));
      case 'NameHasOwner':
        return answer(serial, 'b', number(isThere && call.includes(trayName) ? 1 : 0));
      default:
        return refusal(serial);
    }
  };

  const server = createServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    let isIn = false;
    clients.add(socket);
    socket.unref();
    socket.once('close', () => clients.delete(socket));
    // An app that ends resets its connection.
    socket.on('error', () => undefined);
    const letIn = () => {
      for (let end = received.indexOf('\r\n'); end !== -1 && !isIn; end = received.indexOf('\r\n')) {
        const line = received.toString('latin1', 0, end).replace(/^\0/, '');
        received = received.subarray(end + 2);
        isIn = line === 'BEGIN';
        if (line.startsWith('AUTH EXTERNAL')) {
          socket.write(`OK ${'0'.repeat(32)}\r\n`);
        } else if (!isIn) {
          socket.write(line === 'AUTH' ? 'REJECTED EXTERNAL\r\n' : 'ERROR\r\n');
        }
      }
    };
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      letIn();
      while (isIn && received.length >= 16) {
        const fields = 16 + received.readUInt32LE(12);
        const length = fields + pad(fields, 8).length + received.readUInt32LE(4);
        if (received.length < length) {
          return;
        }
        socket.write(respond(received.subarray(0, length)));
        received = received.subarray(length);
      }
    });
  });
  await new Promise<void>((done) => server.listen(path, done));
  server.unref();
  const remove = () => rmSync(path, { force: true });
  process.once('exit', remove);
  return {
    address: `unix:path=${path}`,
    setTray: (next) => {
      isThere = next;
      for (const client of clients) {
        client.write(change(next));
      }
    },
    close: async () => {
      for (const client of clients) {
        client.destroy();
      }
      await new Promise((done) => server.close(done));
      remove();
      process.off('exit', remove);
    },
  };
}
