import { isIdentifierLike } from '#shared/text-checks.ts';
import { defineTab, defineTool } from '#tools/define-tool.ts';

export const urlParser = defineTab({
  id: 'URLParser',
  path: 'URLParser',
  tabLabel: 'Parser',
  menuLabel: 'URL parse, encode',
  accelerator: 'CommandOrControl+Alt+U',
  heading: 'URL Parser',
  title: 'URL Parser',
  detail: 'Take a URL apart as browsers do, and edit its parameters.',
  keywords: ['uri', 'link', 'query string', 'search parameters', 'host', 'punycode', 'idn', 'whatwg'],
  inputs: {
    url: {
      name: 'lastUrlParserValue',
      default: 'https://anna@example.com:8443/toolbox/search?q=web+tools&tag=url&tag=query&city=Z%C3%BCrich#results',
    },
  },
  takesText: 'url',
});

export const urlEncoder = defineTab({
  id: 'URLEncoder',
  path: 'URLEncoder',
  tabLabel: 'Encoder',
  heading: 'URL Encoder / decoder',
  title: 'URL Encoder / decoder',
  detail: 'Percent-encode and decode components, whole URLs and form data.',
  keywords: ['percent encoding', 'urlencode', 'urldecode', 'encodeURIComponent', 'escape', 'form'],
  takesFiles: {},
  inputs: {
    text: { name: 'lastUrlEncoderValue', default: 'Fish & chips cost 5 €, a 20% saving – déjà vu?' },
  },
  takesText: 'text',
  forAnyText: 'Percent-encode',
});

export const curlConverter = defineTab({
  id: 'CURLConverter',
  path: 'CURLConverter',
  tabLabel: 'cURL Converter',
  heading: 'cURL Converter',
  title: 'cURL Converter',
  detail: 'Turn a curl command into code, for 47 languages and libraries.',
  keywords: [
    'http request',
    'fetch',
    'python requests',
    'axios',
    'postman',
    'wget',
    'httpie',
    'javascript',
    'kotlin',
    'golang',
    'rust',
    'swift',
    'dart',
    'php',
    'ruby',
  ],
  takesFiles: {},
  inputs: {
    command: {
      name: 'lastCurlValue',
      default: [
        "curl 'https://api.example.com/v1/tools?limit=10' \\",
        '  -X POST \\',
        "  -H 'Accept: application/json' \\",
        "  -H 'Content-Type: application/json' \\",
        "  -H 'Authorization: Bearer my-token' \\",
        '  --data-raw \'{"name":"Web Toolbox"}\'',
      ].join('\n'),
    },
    target: { name: 'lastCurlTargetLanguage', default: 'Javascript', isChoice: true, isValid: isIdentifierLike },
  },
});

export const url = defineTool({
  kind: 'tabbed',
  id: 'URL',
  route: '/URL',
  folder: 'url',
  menuLabel: 'URL parse, encode',
  tabs: [urlParser, urlEncoder, curlConverter],
});
