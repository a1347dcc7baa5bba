import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTool } from '#tools/define-tool.ts';

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

export const diff = defineTool({
  kind: 'tabbed',
  id: 'Diff',
  route: '/Diff',
  icon: 'diff',
  menuLabel: 'Diff',
  tabs: [
    {
      id: 'DiffCompare',
      path: 'Compare',
      tabLabel: 'Compare',
      menuLabel: 'Diff',
      accelerator: 'CommandOrControl+Alt+K',
      heading: 'Diff',
      title: 'Diff',
      detail: 'Compare two texts, files or JSON documents.',
      keywords: ['compare', 'difference', 'patch', 'unified', 'merge', 'changes'],
      takesText: 'lastDiffOriginal',
      forAnyText: 'Compare it with another text',
      takesFiles: {
        purpose: 'Compare it with another file.',
        offeredFor: { text: 1 },
        alsoTakes: textKinds,
        several: true,
      },
      inputs: {
        lastDiffOriginal: { default: original, label: 'Original' },
        lastDiffChanged: { default: changed, label: 'Changed' },
      },
    },
    {
      id: 'DiffApply',
      path: 'Apply',
      tabLabel: 'Apply patch',
      heading: 'Apply a patch',
      title: 'Apply a patch',
      detail: 'Apply a unified patch to a text, or undo it.',
      keywords: ['patch', 'diff', 'git apply', 'hunk', 'reverse'],
      takesText: 'lastPatch',
      inputs: {
        lastTextToPatch: { default: '', label: 'Text' },
        lastPatch: { default: '', label: 'Patch' },
      },
    },
  ],
});
