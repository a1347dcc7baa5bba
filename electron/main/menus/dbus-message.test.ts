import { describe, expect, it } from 'vitest';
import { readBusMessage, writeBusCall } from './dbus-message.ts';

/** Messages recorded from dbus-daemon 1.14. */
const recorded = {
  hello:
    '6c02010109000000010000003d00000006017300040000003a312e300000000005017500010000000801670001730000070173001400' +
    '00006f72672e667265656465736b746f702e4442757300000000040000003a312e3000',
  yes:
    '6c02010104000000050000003d00000006017300040000003a312e300000000005017500040000000801670001620000070173001400' +
    '00006f72672e667265656465736b746f702e444275730000000001000000',
  error:
    '6c0301013e000000060000007500000006017300040000003a312e300000000004017300280000006f72672e667265656465736b746f' +
    '702e444275732e4572726f722e556e6b6e6f776e4d6574686f6400000000000000000501750005000000080167000173000007017300' +
    '140000006f72672e667265656465736b746f702e4442757300000000390000006f72672e667265656465736b746f702e444275732064' +
    '6f6573206e6f7420756e6465727374616e64206d657373616765204e6f6e73656e736500',
  gone:
    '6c04010135000000060000008900000001016f00150000002f6f72672f667265656465736b746f702f44427573000000020173001400' +
    '00006f72672e667265656465736b746f702e444275730000000003017300100000004e616d654f776e65724368616e67656400000000' +
    '0000000007017300140000006f72672e667265656465736b746f702e4442757300000000080167000373737300000000000000001d00' +
    '00006f72672e6b64652e5374617475734e6f74696669657257617463686572000000040000003a312e32000000000000000000',
};
const bytesOf = (name: keyof typeof recorded) => Buffer.from(recorded[name], 'hex');
const bus = 'org.freedesktop.DBus';

describe('readBusMessage', () => {
  it.each([
    ['hello', { type: 2, replySerial: 1, member: '', sender: bus, body: [':1.0'] }],
    ['yes', { type: 2, replySerial: 4, member: '', sender: bus, body: [true] }],
    [
      'error',
      { type: 3, replySerial: 5, member: '', sender: bus, body: [`${bus} does not understand message Nonsense`] },
    ],
    [
      'gone',
      {
        type: 4,
        replySerial: 0,
        member: 'NameOwnerChanged',
        sender: bus,
        body: ['org.kde.StatusNotifierWatcher', ':1.2', ''],
      },
    ],
  ] as const)('reads what a bus sends: %s', (name, message) => {
    const bytes = bytesOf(name);
    expect(readBusMessage(bytes)).toEqual({ status: 'read', message, length: bytes.length });
    // The next message may have arrived together with this one.
    expect(readBusMessage(Buffer.concat([bytes, bytes]))).toMatchObject({ length: bytes.length });
  });

  it('reads the other order of bytes', () => {
    const bytes = Buffer.from('4202000100000004000000050000000f0501750000000004080167000162000000000001', 'hex');
    expect(readBusMessage(bytes)).toMatchObject({ status: 'read', message: { replySerial: 4, body: [true] } });
  });

  it.each(Object.keys(recorded) as (keyof typeof recorded)[])('waits for the rest of %s', (name) => {
    const bytes = bytesOf(name);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(readBusMessage(bytes.subarray(0, length))).toEqual({ status: 'incomplete' });
    }
  });

  it('takes no damaged byte for more than it is', () => {
    const bytes = bytesOf('gone');
    for (let place = 0; place < bytes.length; place += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(bytes);
        damaged[place] = value;
        const read = readBusMessage(damaged);
        expect(['read', 'incomplete', 'malformed']).toContain(read.status);
      }
    }
  });

  it.each([
    ['another protocol', Buffer.from('HTTP/1.1 400 Bad Request\r\n')],
    ['another version', Buffer.from(bytesOf('yes')).fill(2, 3, 4)],
    ['a huge body', Buffer.from(bytesOf('yes')).fill(0x7f, 4, 8)],
    ['huge fields', Buffer.from(bytesOf('yes')).fill(0x7f, 12, 16)],
    ['a field that goes on after the end', Buffer.from(bytesOf('yes')).fill(0x7f, 20, 22)],
  ])('is done with %s', (_name, bytes) => {
    expect(readBusMessage(bytes)).toEqual({ status: 'malformed' });
  });
});

describe('writeBusCall', () => {
  it('writes what dbus-daemon has taken', () => {
    expect(writeBusCall(1, 'Hello').toString('hex')).toBe(
      '6c01000100000000010000006d00000001016f00150000002f6f72672f667265656465736b746f702f44427573000000' +
        '02017300140000006f72672e667265656465736b746f702e4442757300000000' +
        '030173000500000048656c6c6f00000006017300140000006f72672e667265656465736b746f702e4442757300000000',
    );
    const call = writeBusCall(3, 'NameHasOwner', 'a.b');
    expect(call.length % 8).toBe(0);
    expect(call.subarray(-8).toString('hex')).toBe('03000000612e6200');
    expect(call.readUInt32LE(4)).toBe(8);
  });
});
