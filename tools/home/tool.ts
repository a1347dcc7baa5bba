import { defineTool } from '#tools/define-tool.ts';

export const home = defineTool({
  kind: 'single',
  id: 'Home',
  route: '/Home',
  folder: 'home',
  menuLabel: 'Home',
  heading: 'Home',
  detail: 'Paste anything and see what it is. It never leaves this machine.',
  keywords: ['start', 'paste', 'recognise', 'what is this', 'change log', 'news', 'release notes'],
});
