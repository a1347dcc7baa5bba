import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectId } from './inspect-id.ts';
import { formatUtc } from './uuid-time.ts';

function inspected(text: string) {
  const result = inspectId(text);
  if (!result.ok) {
    return result.error.code;
  }
  const { title, time, fields } = result.value;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return { title, time: time && formatUtc(time), values };
}

describe('an ObjectId', () => {
  // The example of the MongoDB manual.
  it.each([
    '507f1f77bcf86cd799439011',
    '507F1F77BCF86CD799439011',
    ' ObjectId("507f1f77bcf86cd799439011")\n',
    '"507f1f77bcf86cd799439011",',
  ])('says when it was made: %s', (text) => {
    expect(inspected(text)).toEqual({
      title: 'ObjectId of MongoDB',
      time: '2012-10-17T21:13:27Z',
      values: {
        'Standard form': '507f1f77bcf86cd799439011',
        Timestamp: '1350508407',
        'Random part': 'bcf86cd799',
        Counter: String(0x439011),
      },
    });
  });

  it('reads the last second that it can hold', () => {
    expect(inspected('f'.repeat(24))).toMatchObject({ time: '2106-02-07T06:28:15Z' });
  });
});

describe('a KSUID', () => {
  // The examples of segmentio/ksuid.
  it.each([
    ['0ujtsYcgvSTl8PAuAdqWYSMnLOv', '2017-10-10T04:00:47Z', '1507608047', 'b5a1cd34b5f99d1154fb6853345c9735'],
    ['0ujzPyRiIAffKhBux4PvQdDqMHY', '2017-10-10T04:46:20Z', '1507610780', '73fc1aa3b2446246d6e89fcd909e8fe8'],
  ])('%s says when it was made', (text, time, timestamp, random) => {
    expect(inspected(text)).toEqual({
      title: 'KSUID',
      time,
      values: { 'Standard form': text, Timestamp: timestamp, 'Random part': random },
    });
  });

  it('has bounds', () => {
    expect(inspected('0'.repeat(27))).toMatchObject({ time: '2014-05-13T16:53:20Z' });
    expect(inspected('aWgEPTl1tmebfsQzFP4bxwgy80V')).toMatchObject({ time: '2150-06-19T23:21:35Z' });
    expect(inspected('aWgEPTl1tmebfsQzFP4bxwgy80W')).toBe('invalid-uuid');
  });
});

describe('a TypeID', () => {
  // The example of the specification, and the largest suffix of its valid ones.
  it('holds a type and a UUID', () => {
    expect(inspected('user_01h455vb4pex5vsknk084sn02q')).toMatchObject({
      title: 'TypeID with a UUID version 7',
      values: { TypeID: 'user_01h455vb4pex5vsknk084sn02q', Type: 'user', UUID: '01890a5d-ac96-774b-bcce-b302099a8057' },
    });
    expect(inspected('some_prefix_7zzzzzzzzzzzzzzzzzzzzzzzzz')).toMatchObject({ title: 'TypeID with a Max UUID' });
  });

  it.each([
    'User_01h455vb4pex5vsknk084sn02q',
    'user_81h455vb4pex5vsknk084sn02q',
    'user_01h455vb4pex5vsknk084sn02u',
    '_01h455vb4pex5vsknk084sn02q',
    'user-01h455vb4pex5vsknk084sn02q',
    'user_01h455vb4pex5vsknk084sn02',
    `${'a'.repeat(64)}_01h455vb4pex5vsknk084sn02q`,
  ])('%s is none', (text) => {
    expect(inspected(text)).toBe('invalid-uuid');
  });
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      expect(() => inspectId(text)).not.toThrow();
    }),
  );
});
