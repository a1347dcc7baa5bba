import { textKinds } from '#shared/formats/file-kinds/file-kinds.ts';
import { isIdentifierLike } from '#shared/text-checks.ts';
import { defineTab, defineTool } from '#tools/define-tool.ts';

export const jsonFormatter = defineTab({
  id: 'JSONFormatter',
  path: 'JSONFormatter',
  tabLabel: 'JSON Format',
  menuLabel: 'JSON format',
  accelerator: 'CommandOrControl+Alt+J',
  heading: 'JSON Formatter',
  title: 'JSON Formatter',
  detail: 'Format, minify, check, browse and query JSON without changing a digit of it.',
  keywords: [
    'pretty print',
    'prettify',
    'beautify',
    'formatter',
    'minify',
    'unminify',
    'stringify',
    'json lines',
    'validate',
    'lint',
    'tree',
    'jsonpath',
    'sort keys',
  ],
  takesFiles: {
    purpose: 'Format it and search it.',
    offeredFor: { json: 4 },
    alsoTakes: textKinds,
    installed: [{ name: 'JSON document', extensions: ['json'], mediaTypes: ['application/json'], role: 'Editor' }],
  },
  inputs: {
    document: {
      name: 'lastJSONFormatterValue',
      default:
        '{"name":"Web Toolbox","tools":["URL","Base64","JSON"],"offline":true,"released":{"version":"3.0.0","date":"2025-01-19"},"bigNumber":12345678901234567890}',
    },
  },
  takesText: 'document',
});

export const jsonConverter = defineTab({
  id: 'JSONConverter',
  path: 'JSONConverter',
  tabLabel: 'Convert JSON',
  menuLabel: 'JSON convert',
  accelerator: 'CommandOrControl+Alt+V',
  heading: 'JSON Converter',
  title: 'JSON Converter',
  detail: 'Turn JSON, YAML, TOML, SQL or a table into typed code or CSV.',
  keywords: [
    'quicktype',
    'types',
    'class',
    'interface',
    'schema',
    'typescript',
    'javascript',
    'csharp',
    'kotlin',
    'python',
    'golang',
    'rust',
    'swift',
    'dart',
    'php',
    'ruby',
    'yaml',
    'toml',
    'csv',
    'markdown',
    'zod',
  ],
  takesFiles: { alsoTakes: textKinds },
  inputs: {
    document: {
      name: 'lastJSON2Convert',
      default: '{"id":1,"name":"Ada Lovelace","tags":["maths","engines"],"address":{"city":"London","zip":null}}',
    },
    source: {
      name: 'lastJSON2ConvertOptionSource',
      default: 'json',
      isChoice: true,
      isValid: (value) => ['json', 'jsObject', 'yaml', 'toml', 'markdown', 'sql'].includes(value),
    },
    target: { name: 'lastJSON2ConvertOptionTarget', default: 'csharp', isChoice: true, isValid: isIdentifierLike },
    rootName: { name: 'lastJSON2ConvertOptionRootClassname', default: 'RootClass', isChoice: true },
  },
  takesText: 'document',
});

export const jsonRepair = defineTab({
  id: 'JSONRepair',
  path: 'JSONRepair',
  tabLabel: 'JSON Repair',
  heading: 'JSON Repair',
  title: 'JSON Repair',
  detail: 'Turn a broken document into valid JSON, and see every change.',
  keywords: ['fix', 'broken', 'invalid', 'jsonrepair', 'trailing comma', 'single quotes', 'ndjson', 'jsonp', 'python'],
  takesFiles: { alsoTakes: textKinds },
  inputs: {
    document: {
      name: 'lastJSONRepairedValue',
      default: "{'name': 'Web Toolbox', 'tools': ['URL', 'Base64', 'JSON',], offline: true,}",
    },
  },
  takesText: 'document',
});

export const json = defineTool({
  kind: 'tabbed',
  id: 'JSON',
  route: '/JSON',
  folder: 'json',
  menuLabel: 'JSON utilities',
  tabs: [jsonFormatter, jsonConverter, jsonRepair],
});
