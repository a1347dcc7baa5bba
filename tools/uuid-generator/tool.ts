import { defineTool } from '#tools/define-tool.ts';

export const uuidGenerator = defineTool({
  kind: 'single',
  id: 'UUIDGenerator',
  route: '/UUIDGenerator',
  folder: 'uuid-generator',
  menuLabel: 'UUID generator',
  accelerator: 'CommandOrControl+Alt+I',
  heading: 'UUID Generator',
  title: 'UUID Generator',
  detail: 'Make UUIDs of every version, ULIDs and Nano IDs, and take them apart.',
  keywords: ['guid', 'ulid', 'nanoid', 'unique id', 'objectid', 'ksuid', 'typeid', 'v4', 'v7', 'random'],
  typedChoices: ['names', 'inspected'],
});
