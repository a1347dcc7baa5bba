import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTab, defineTool } from '#tools/define-tool.ts';

const original = `# Opening hours
Monday to Friday: 9 to 17
Saturday: 10 to 14
Sunday: closed

Call before you come.
`;

const changed = `# Opening hours
Monday to Friday: 8 to 17
Saturday: 10 to 14
Sunday and holidays: closed

Parking is behind the house.
`;

export const diffCompare = defineTab({
  id: 'DiffCompare',
  path: 'Compare',
  tabLabel: 'Compare',
  menuLabel: 'Diff',
  accelerator: 'CommandOrControl+Alt+K',
  heading: 'Diff',
  title: 'Diff',
  detail: 'Compare two texts, files or JSON documents.',
  keywords: ['compare', 'difference', 'patch', 'unified', 'merge', 'changes'],
  takesText: 'original',
  forAnyText: 'Compare it with another text',
  takesFiles: {
    purpose: 'Compare it with another file.',
    offeredFor: { text: 1 },
    alsoTakes: textKinds,
    several: true,
  },
  inputs: {
    original: { name: 'lastDiffOriginal', default: original, label: 'Original' },
    changed: { name: 'lastDiffChanged', default: changed, label: 'Changed' },
  },
});

export const diffApply = defineTab({
  id: 'DiffApply',
  path: 'Apply',
  tabLabel: 'Apply patch',
  heading: 'Apply a patch',
  title: 'Apply a patch',
  detail: 'Apply a unified patch to a text, or undo it.',
  keywords: ['patch', 'diff', 'git apply', 'hunk', 'reverse'],
  takesText: 'patch',
  inputs: {
    text: { name: 'lastTextToPatch', default: '', label: 'Text' },
    patch: { name: 'lastPatch', default: '', label: 'Patch' },
  },
});

export const diff = defineTool({
  kind: 'tabbed',
  id: 'Diff',
  route: '/Diff',
  folder: 'diff',
  menuLabel: 'Diff',
  tabs: [diffCompare, diffApply],
});
