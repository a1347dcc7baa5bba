import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { defineTool } from '#tools/define-tool.ts';

export const regexTester = defineTool({
  kind: 'single',
  id: 'RegExTester',
  route: '/RegExTester',
  folder: 'regex-tester',
  menuLabel: 'RegEx tester',
  accelerator: 'CommandOrControl+Alt+X',
  heading: 'Regular expressions tester',
  title: 'Regular expressions tester',
  detail: 'Try a JavaScript regular expression: matches, groups, replacement and explanation.',
  keywords: ['regexp', 'pattern', 'match', 'replace', 'extract', 'capture group'],
  typedChoices: ['replacement'],
  takesFiles: { purpose: 'Search its text with a regular expression.', offeredFor: { text: 4 }, alsoTakes: textKinds },
  inputs: {
    expression: { name: 'lastRegEx', default: '/([A-Z]+-\\d+)/g', label: 'Expression' },
    sample: {
      name: 'lastRegExTextSample',
      default: 'The login page is fixed in TOOL-42, please have a look before Friday.',
      label: 'Content to test',
    },
  },
  takesText: 'sample',
  forAnyText: 'Search it with an expression',
});
