import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', means: ['UUIDGenerator'] },
  { text: 'C232AB00-9414-11EC-B3C8-9F6BDECED846', means: ['UUIDGenerator'] },
  { text: '919108f7-52d1-4320-9bac-f847db4148a8', means: ['UUIDGenerator'] },
  { text: '{919108f7-52d1-4320-9bac-f847db4148a8}', means: ['UUIDGenerator'] },
  { text: 'urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8', means: ['UUIDGenerator'] },
  { text: '"919108f7-52d1-4320-9bac-f847db4148a8",', means: ['UUIDGenerator'] },
  { text: '00000000-0000-0000-0000-000000000000', means: ['UUIDGenerator'] },
  { text: 'ffffffff-ffff-ffff-ffff-ffffffffffff', means: ['UUIDGenerator'] },
  { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV', means: ['UUIDGenerator'] },
  { text: '01arz3ndektsv4rrffq69g5fav', means: ['UUIDGenerator'] },
  { text: '"01HV8M2R5QJ7W4Z9X3T6Y1K0BD"', means: ['UUIDGenerator'] },
  { text: 'id: 919108f7-52d1-4320-9bac-f847db4148a8', means: ['UUIDGenerator'] },
  { text: 'request_id=017f22e2-79b0-7cc3-98c4-dc0c0c07398f', means: ['UUIDGenerator'] },
  { text: 'X-Request-Id: 017f22e2-79b0-7cc3-98c4-dc0c0c07398f', means: ['UUIDGenerator'] },
  { text: '"traceId": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",', means: ['UUIDGenerator'] },
  { text: 'The id is 919108f7-52d1-4320-9bac-f847db4148a8.', means: ['UUIDGenerator'] },
  { text: 'WARN order 017f22e2-79b0-7cc3-98c4-dc0c0c07398f not found', means: ['UUIDGenerator'] },
  { text: ' 017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n', means: ['UUIDGenerator'] },
  { text: "const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';", means: ['UUIDGenerator'] },
  { text: '2ed6657d-e927-568b-95e1-2665a8aea6a2', means: ['UUIDGenerator'] },
  { text: '1ec9414c-232a-6b00-b3c8-9f6bdeced846', means: ['UUIDGenerator'] },
  {
    text: '919108f752d143209bacf847db4148a8',
    means: ['UUIDGenerator'],
    note: '32 digits with the version and variant of a UUID: less likely an MD5 sum, which has them in one of 64.',
  },
];
