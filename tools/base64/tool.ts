import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTab, defineTool } from '#tools/define-tool.ts';

export const base64String = defineTab({
  id: 'Base64Encoder',
  path: 'Base64Encoder',
  directRoute: '/Base64Encoder',
  tabLabel: 'String',
  menuLabel: 'Base64',
  accelerator: 'CommandOrControl+Alt+B',
  heading: 'Base64 string encoder',
  title: 'Base64 string encoder',
  detail: 'Encode and decode text, emoji included, in every Base64 alphabet.',
  keywords: ['decode', 'b64', 'base64url', 'btoa', 'atob', 'data uri', 'utf-8', 'binary', 'hex dump'],
  takesFiles: { purpose: 'Its text as Base64, or what it encodes.', offeredFor: { text: 2 }, alsoTakes: textKinds },
  inputs: {
    text: { name: 'lastBase64EncoderValue', default: 'Hello, Web Toolbox! 👋 Ünïcödé is welcome.' },
  },
  takesText: 'text',
  forAnyText: 'Encode as Base64',
});

export const base64File = defineTab({
  id: 'Base64FileEncoder',
  path: 'Base64FileEncoder',
  directRoute: '/Base64FileEncoder',
  tabLabel: 'File',
  heading: 'Base64 file encoder',
  title: 'Base64 file encoder',
  detail: 'Turn files of any size into Base64 and data URIs, and back.',
  keywords: ['image', 'img tag', 'data url', 'upload', 'decode file'],
  takesFiles: {
    purpose: 'Its bytes as Base64, or what it encodes.',
    offeredFor: { text: 1, archive: 1, image: 1, binary: 1 },
    alsoTakes: [...textKinds, 'model'],
    several: true,
    anyMixture: true,
  },
});

export const base64 = defineTool({
  kind: 'tabbed',
  id: 'Base64',
  route: '/Base64',
  folder: 'base64',
  menuLabel: 'Base64',
  tabs: [base64String, base64File],
});
