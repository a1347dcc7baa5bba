import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTab, defineTool } from '#tools/define-tool.ts';

const sample = `curl https://api.example.com/v1/orders \\
  -u ada:Analytical-Engine-1843 \\
  -H 'X-Api-Key: 7f3c9a1e5b2d4f60' \\
  -d '{"contact": "ada.lovelace@example.com", "iban": "DE89 3704 0044 0532 0130 00"}'

2026-01-04 10:11:12 INFO  198.51.100.7 ada.lovelace@example.com signed in
2026-01-04 10:11:13 ERROR cannot connect to postgres://orders:s3cr3t@db.example.com/orders
`;

export const maskSecrets = defineTab({
  id: 'MaskSecrets',
  path: 'Mask',
  tabLabel: 'Mask',
  menuLabel: 'Safe to share',
  accelerator: 'CommandOrControl+Alt+F',
  heading: 'Safe to share',
  title: 'Safe to share',
  detail: 'Mask secrets before you paste a text into a chat, a ticket or an AI.',
  keywords: [
    'redact',
    'hide',
    'remove',
    'anonymise',
    'sanitise',
    'censor',
    'secret',
    'password',
    'token',
    'cookie',
    'e-mail',
    'iban',
    'card',
    'ip',
    'log',
    'har',
    'privacy',
    'pii',
    'ai',
  ],
  takesText: 'text',
  forAnyText: 'Mask secrets in it',
  takesFiles: { purpose: 'Mask the secrets in it.', offeredFor: { text: 1 }, alsoTakes: textKinds },
  inputs: { text: { name: 'lastTextToMask', default: sample, isSecret: true } },
});

export const putSecretsBack = defineTab({
  id: 'PutSecretsBack',
  path: 'PutBack',
  tabLabel: 'Put back',
  heading: 'Put secrets back',
  title: 'Put secrets back',
  detail: 'Turn an answer with placeholders into the real text. What they stand for is in memory only.',
  keywords: ['unmask', 'restore', 'placeholder', 'redact', 'answer', 'ai'],
  takesText: 'answer',
  inputs: { answer: { name: 'lastAnswerToUnmask', default: '', isSecret: true } },
});

export const safeToShare = defineTool({
  kind: 'tabbed',
  id: 'SafeToShare',
  route: '/SafeToShare',
  folder: 'safe-to-share',
  menuLabel: 'Safe to share',
  tabs: [maskSecrets, putSecretsBack],
});
