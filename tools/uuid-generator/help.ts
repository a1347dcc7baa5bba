import type { HelpOf } from '#tools/define-tool.ts';
import type { uuidGenerator } from './tool.ts';

export const help: HelpOf<typeof uuidGenerator> = {
  UUIDGenerator: [
    'Choose a version and a quantity: the identifiers are made on your machine, up to 9,999 at once. Generate makes new ones.',
    'Versions 3 and 5 are made from a namespace and a name: each line of names gives one UUID, always the same.',
    'Versions 6, 7 and ULIDs sort in the order they were made in.',
    'Take apart shows version, variant, time, clock sequence and node of any UUID, and what a ULID, an ObjectId of MongoDB, a KSUID or a TypeID holds.',
  ],
};
