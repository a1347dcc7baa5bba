/**
 * Every screen of the app, as plain data. Routes, tabs, redirects, the sidebar, document titles,
 * the desktop app's menu and tray, the command palette and the smoke tests derive from this list:
 * a tool exists because it is here.
 */

export type IconName =
  | 'about'
  | 'base64'
  | 'colors'
  | 'csv'
  | 'dates'
  | 'github'
  | 'home'
  | 'json'
  | 'jwt'
  | 'licences'
  | 'lists'
  | 'model'
  | 'ocr'
  | 'poker'
  | 'preferences'
  | 'privacy'
  | 'qr'
  | 'regex'
  | 'url'
  | 'uuid';

/** What the pages of the catalogue have in common: a tool, a tab of one, or a page of the app itself. */
export interface ScreenEntry {
  /** Names the view in `renderer/tools/registry.ts` and the chunk that the screen loads as. */
  readonly id: string;
  /** The level-one heading of the screen. */
  readonly heading: string;
  /** What follows `Web Toolbox - ` in the document title; none for Home. */
  readonly title?: string;
  /** One line under the heading. */
  readonly detail: string;
  /** Further words by which the command palette finds the screen. */
  readonly keywords: readonly string[];
}

/** A screen at one path. */
export interface PageEntry extends ScreenEntry {
  readonly kind: 'page';
  /** The hash route, from the leading slash on: `/Home`. */
  readonly route: string;
  readonly icon: IconName;
  /** Its text in the sidebar and in the menus of the desktop app. */
  readonly menuLabel: string;
  /** Electron's accelerator syntax: `CommandOrControl+Alt+U`. */
  readonly accelerator?: string;
  /** What may follow the route, a segment each and from the left; the last is added to the document title. */
  readonly parameters?: readonly string[];
}

/** A screen that shows as a tab of its tool. */
export interface TabEntry extends ScreenEntry {
  /** The path below the tool's route: `JSONFormatter`. */
  readonly path: string;
  readonly tabLabel: string;
  /** Its text in the application menu; a tab without one is reached through its tool. */
  readonly menuLabel?: string;
  readonly accelerator?: string;
  /** A second route, without the tabs: `/Base64Encoder`. */
  readonly directRoute?: string;
}

/** Several screens under one entry of the sidebar. */
export interface TabbedEntry {
  readonly kind: 'tabbed';
  readonly id: string;
  /** The bare route shows the first tab. */
  readonly route: string;
  readonly icon: IconName;
  readonly menuLabel: string;
  readonly tabs: readonly [TabEntry, ...TabEntry[]];
}

export type CatalogueEntry = PageEntry | TabbedEntry;

/** The tools, in the order of the sidebar. */
export const tools = [
  {
    kind: 'page',
    id: 'Home',
    route: '/Home',
    icon: 'home',
    menuLabel: 'Home',
    heading: 'Home',
    detail: 'What this toolbox is, and what changed.',
    keywords: ['start', 'change log', 'news', 'release notes'],
  },
  {
    kind: 'tabbed',
    id: 'URL',
    route: '/URL',
    icon: 'url',
    menuLabel: 'URL parse, encode',
    tabs: [
      {
        id: 'URLParser',
        path: 'URLParser',
        tabLabel: 'Parser',
        menuLabel: 'URL parse, encode',
        accelerator: 'CommandOrControl+Alt+U',
        heading: 'URL Parser',
        title: 'URL Parser',
        detail: 'Take a URL apart as browsers do, and edit its parameters.',
        keywords: ['uri', 'link', 'query string', 'search parameters', 'host', 'punycode', 'idn', 'whatwg'],
      },
      {
        id: 'URLEncoder',
        path: 'URLEncoder',
        tabLabel: 'Encoder',
        heading: 'URL Encoder / decoder',
        title: 'URL Encoder / decoder',
        detail: 'Percent-encode and decode components, whole URLs and form data.',
        keywords: ['percent encoding', 'urlencode', 'urldecode', 'encodeURIComponent', 'escape', 'form'],
      },
      {
        id: 'CURLConverter',
        path: 'CURLConverter',
        tabLabel: 'cURL Converter',
        heading: 'cURL Converter',
        title: 'cURL Converter',
        detail: 'Turn a curl command into code, for 47 languages and libraries.',
        keywords: ['http request', 'fetch', 'python requests', 'axios', 'postman', 'wget', 'httpie'],
      },
    ],
  },
  {
    kind: 'tabbed',
    id: 'Base64',
    route: '/Base64',
    icon: 'base64',
    menuLabel: 'Base64',
    tabs: [
      {
        id: 'Base64Encoder',
        path: 'Base64Encoder',
        directRoute: '/Base64Encoder',
        tabLabel: 'String',
        menuLabel: 'Base64',
        accelerator: 'CommandOrControl+Alt+B',
        heading: 'Base64 string encoder',
        title: 'Base64 string encoder',
        detail: 'Encode and decode text, emoji included, in every Base64 alphabet.',
        keywords: ['decode', 'base64url', 'data uri', 'utf-8', 'binary', 'hex dump'],
      },
      {
        id: 'Base64FileEncoder',
        path: 'Base64FileEncoder',
        directRoute: '/Base64FileEncoder',
        tabLabel: 'File',
        heading: 'Base64 file encoder',
        title: 'Base64 file encoder',
        detail: 'Make Base64 and data URIs of files of any size, and files of Base64.',
        keywords: ['image', 'img tag', 'data url', 'upload', 'decode file'],
      },
    ],
  },
  {
    kind: 'tabbed',
    id: 'JSON',
    route: '/JSON',
    icon: 'json',
    menuLabel: 'JSON utilities',
    tabs: [
      {
        id: 'JSONFormatter',
        path: 'JSONFormatter',
        tabLabel: 'JSON Format',
        menuLabel: 'JSON format',
        accelerator: 'CommandOrControl+Alt+J',
        heading: 'JSON Formatter',
        title: 'JSON Formatter',
        detail: 'Format, minify, check, browse and query JSON without changing a digit of it.',
        keywords: ['pretty print', 'beautify', 'minify', 'validate', 'lint', 'tree', 'jsonpath', 'sort keys'],
      },
      {
        id: 'JSONConverter',
        path: 'JSONConverter',
        tabLabel: 'Convert JSON',
        menuLabel: 'JSON convert',
        accelerator: 'CommandOrControl+Alt+V',
        heading: 'JSON Converter',
        title: 'JSON Converter',
        detail: 'Make typed code of JSON, and go between JSON, JavaScript, YAML and TOML.',
        keywords: ['quicktype', 'types', 'class', 'interface', 'schema', 'typescript', 'csharp', 'yaml', 'toml', 'zod'],
      },
      {
        id: 'JSONRepair',
        path: 'JSONRepair',
        tabLabel: 'JSON Repair',
        heading: 'JSON Repair',
        title: 'JSON Repair',
        detail: 'Make valid JSON of a broken document, and see every change.',
        keywords: [
          'fix',
          'broken',
          'invalid',
          'jsonrepair',
          'trailing comma',
          'single quotes',
          'ndjson',
          'jsonp',
          'python',
        ],
      },
    ],
  },
  {
    kind: 'tabbed',
    id: 'Colors',
    route: '/Colors',
    icon: 'colors',
    menuLabel: 'Color picker',
    tabs: [
      {
        id: 'ColorPicker',
        path: 'ColorPicker',
        tabLabel: 'Picker',
        menuLabel: 'Color picker',
        accelerator: 'CommandOrControl+Alt+C',
        heading: 'Color picker',
        title: 'Color picker',
        detail: 'Pick a colour from a picker, an image or the screen, and copy it in every CSS format.',
        keywords: [
          'colour',
          'hex',
          'rgb',
          'hsl',
          'oklch',
          'lab',
          'eyedropper',
          'contrast',
          'wcag',
          'opacity',
          'palette',
        ],
      },
      {
        id: 'NamedColors',
        path: 'NamedColors',
        tabLabel: 'Named colors',
        heading: 'Color categories',
        title: 'Color categories',
        detail: 'The 148 colours that CSS has names for, by family, and the one nearest to any colour.',
        keywords: ['colour', 'css', 'family', 'nearest', 'name'],
      },
    ],
  },
  {
    kind: 'page',
    id: 'RegExTester',
    route: '/RegExTester',
    icon: 'regex',
    menuLabel: 'RegEx tester',
    accelerator: 'CommandOrControl+Alt+X',
    heading: 'Regular expressions tester',
    title: 'Regular expressions tester',
    detail: 'Try a JavaScript regular expression: matches, groups, replacement and explanation.',
    keywords: ['regexp', 'pattern', 'match', 'replace', 'extract', 'capture group'],
  },
  {
    kind: 'page',
    id: 'UUIDGenerator',
    route: '/UUIDGenerator',
    icon: 'uuid',
    menuLabel: 'UUID generator',
    accelerator: 'CommandOrControl+Alt+I',
    heading: 'UUID Generator',
    title: 'UUID Generator',
    detail: 'Make UUIDs of every version, ULIDs and Nano IDs, and take them apart.',
    keywords: ['guid', 'ulid', 'nanoid', 'unique id', 'v4', 'v7', 'random'],
  },
  {
    kind: 'page',
    id: 'JWTDecoder',
    route: '/JWTDecoder',
    icon: 'jwt',
    menuLabel: 'JWT decoder',
    accelerator: 'CommandOrControl+Alt+T',
    heading: 'JWT decoder…',
    title: 'JWT decoder…',
    detail: 'Read, verify and sign JSON web tokens. Keys never leave this page.',
    keywords: ['json web token', 'jws', 'jwe', 'jwk', 'bearer', 'claims', 'signature', 'oauth'],
  },
  {
    kind: 'page',
    id: 'QRCodeGenerator',
    route: '/QRCodeGenerator',
    icon: 'qr',
    menuLabel: 'QR Code generator',
    accelerator: 'CommandOrControl+Alt+Q',
    heading: 'QR Code generator',
    title: 'QR Code generator',
    detail: 'Make QR codes of texts, Wi-Fi access, contacts and more, and read them from images or the camera.',
    keywords: ['barcode', 'scan', 'wifi', 'vcard', 'read', 'decode', 'camera', 'svg'],
  },
  {
    kind: 'page',
    id: 'ImageOCR',
    route: '/ImageOCR',
    icon: 'ocr',
    menuLabel: 'Image OCR',
    accelerator: 'CommandOrControl+Alt+O',
    heading: 'Image OCR (text extraction)',
    title: 'Image OCR (text extraction)',
    detail: 'Read the text in pictures and scans, without sending them anywhere.',
    keywords: ['text recognition', 'extract', 'scan', 'picture', 'screenshot', 'tesseract'],
  },
  {
    kind: 'page',
    id: 'CommonLists',
    route: '/CommonLists',
    icon: 'lists',
    menuLabel: 'Mime-types, HTML',
    accelerator: 'CommandOrControl+Alt+W',
    heading: 'Mime-types, HTML Entities…',
    title: 'Mime-types, HTML Entities…',
    detail: 'Look up media types, file extensions and HTML entities; encode and decode entities.',
    keywords: ['content type', 'media type', 'file extension', 'character reference', 'escape', 'unescape', 'symbols'],
  },
  {
    kind: 'page',
    id: 'GithubUserProjects',
    route: '/GithubUserProjects',
    icon: 'github',
    menuLabel: 'Github search',
    accelerator: 'CommandOrControl+Alt+G',
    heading: 'Github user projects',
    title: 'Github user projects',
    detail: 'List the public projects of a GitHub user, with stars, forks and languages.',
    keywords: ['repository', 'repositories', 'user', 'stars', 'forks', 'git'],
  },
  {
    kind: 'page',
    id: 'DateConverter',
    route: '/DateConverter',
    icon: 'dates',
    menuLabel: 'Date & Epoch',
    accelerator: 'CommandOrControl+Alt+E',
    heading: 'Date & Epoch',
    title: 'Date & Epoch',
    detail: 'Read any timestamp, see it in every format and time zone, and compare two.',
    keywords: ['unix time', 'timestamp', 'time zone', 'iso 8601', 'rfc 2822', 'utc', 'dst', 'nanoseconds'],
  },
  {
    kind: 'page',
    id: 'CSVParser',
    route: '/CSVParser',
    icon: 'csv',
    menuLabel: 'CSV Parser',
    accelerator: 'CommandOrControl+Alt+S',
    heading: 'CSV Parser',
    title: 'CSV Parser',
    detail: 'Read, check, sort and filter CSV of any size, and turn it into JSON, SQL, Markdown and more.',
    keywords: ['tsv', 'table', 'delimiter', 'semicolon', 'excel', 'papaparse', 'json', 'sql', 'ndjson', 'encoding'],
  },
  {
    kind: 'page',
    id: 'PokerPlanning',
    route: '/PokerPlanning',
    parameters: ['hostName', 'roomUUID', 'roomName'],
    icon: 'poker',
    menuLabel: 'Poker planning',
    accelerator: 'CommandOrControl+Alt+P',
    heading: 'Poker planning',
    title: 'Poker planning',
    detail: 'Estimate stories as a team: everyone votes hidden, then all cards turn at once.',
    keywords: ['scrum', 'agile', 'estimate', 'story points', 'vote', 'cards', 'fibonacci', 't-shirt', 'team', 'room'],
  },
  {
    kind: 'page',
    id: 'VR3DViewer',
    route: '/VR3DViewer',
    icon: 'model',
    menuLabel: '3D Viewer',
    accelerator: 'CommandOrControl+Alt+M',
    heading: '3D Viewer',
    title: '3D Viewer',
    detail: 'Look at 3D models: glTF, OBJ, STL, PLY, FBX, 3MF and COLLADA, with their animations.',
    keywords: ['model', 'mesh', 'gltf', 'glb', 'obj', 'stl', 'ply', 'fbx', '3mf', 'collada', 'vr', 'webxr', 'draco'],
  },
] as const satisfies readonly CatalogueEntry[];

/** The app's own pages: not in the list of tools. */
export const pages = [
  {
    kind: 'page',
    id: 'Preferences',
    route: '/preferences',
    icon: 'preferences',
    menuLabel: 'Settings',
    accelerator: 'CommandOrControl+,',
    heading: 'Application preferences',
    title: 'Application preferences',
    detail: 'The theme, and everything this toolbox keeps on your machine.',
    keywords: ['settings', 'dark theme', 'export', 'import', 'clear'],
  },
  {
    kind: 'page',
    id: 'About',
    route: '/about',
    icon: 'about',
    menuLabel: 'About…',
    accelerator: 'CommandOrControl+Alt+A',
    heading: 'About Web Toolbox',
    title: 'About…',
    detail: 'Version, licence and what it is built with.',
    keywords: ['version', 'share', 'author', 'licence'],
  },
  {
    kind: 'page',
    id: 'PrivacyPolicy',
    route: '/privacy',
    icon: 'privacy',
    menuLabel: 'Privacy Policy',
    heading: 'Privacy Policy',
    title: 'Privacy Policy',
    detail: 'What stays on your machine, and the few things that leave it.',
    keywords: ['data', 'tracking', 'cookies', 'local storage'],
  },
  {
    kind: 'page',
    id: 'Licences',
    route: '/licences',
    icon: 'licences',
    menuLabel: 'Licences',
    heading: 'Licences',
    title: 'Licences',
    detail: 'The open-source software that ships with this toolbox.',
    keywords: ['open source', 'third party', 'notices'],
  },
] as const satisfies readonly PageEntry[];

type EntryOf<C extends CatalogueEntry> = C extends TabbedEntry ? C['tabs'][number] : C;

/** The id of every screen of a tool. */
export type ToolScreenId = EntryOf<(typeof tools)[number]>['id'];

/** The id of every screen that has a view. */
export type ScreenId = ToolScreenId | (typeof pages)[number]['id'];

/** The screen that opens first, and where unknown paths lead. */
export const homeRoute = '/Home';

/** A screen at one of its paths, with what its frame shows. */
export interface Screen {
  readonly id: ScreenId;
  readonly path: string;
  readonly entry: ScreenEntry;
  readonly icon: IconName;
  /** The entry of `tools` that it belongs to; not set on the app's own pages. */
  readonly toolId?: string;
  /** The tabs it shows among; not set on a page and on a tab's direct route. */
  readonly tabs?: TabbedEntry;
  /** What may follow its path: see `PageEntry`. */
  readonly parameters?: readonly string[];
}

function screensOf(entry: CatalogueEntry, toolId?: string): Screen[] {
  const common = { icon: entry.icon, ...(toolId === undefined ? {} : { toolId }) };
  if (entry.kind === 'page') {
    const { parameters } = entry;
    return [
      {
        ...common,
        id: entry.id as ScreenId,
        path: entry.route,
        entry,
        ...(parameters === undefined ? {} : { parameters }),
      },
    ];
  }
  return entry.tabs.flatMap((tab): Screen[] => {
    const screen = { ...common, id: tab.id as ScreenId, entry: tab };
    const amongTabs = { ...screen, path: `${entry.route}/${tab.path}`, tabs: entry };
    return tab.directRoute === undefined ? [amongTabs] : [amongTabs, { ...screen, path: tab.directRoute }];
  });
}

/** Each screen at each of its paths, tools first. */
export const screens: readonly Screen[] = [
  ...tools.flatMap((tool) => screensOf(tool, tool.id)),
  ...pages.flatMap((page) => screensOf(page)),
];

/**
 * The screen at a path.
 * @param path a hash route without the `#`; a trailing slash and letter case are ignored
 * @returns the screen; the first tab for a bare tabbed route; undefined for an unknown path
 * @example findScreen('/JSON')?.path // '/JSON/JSONFormatter'
 */
export function findScreen(path: string): Screen | undefined {
  const plain = path.replace(/(?<=.)\/$/, '').toLowerCase();
  return screens.find(
    ({ path: own, tabs, parameters = [] }) =>
      own.toLowerCase() === plain ||
      tabs?.route.toLowerCase() === plain ||
      (plain.startsWith(`${own.toLowerCase()}/`) && segmentsAfter(own, plain).length <= parameters.length),
  );
}

const segmentsAfter = (own: string, path: string) => path.slice(own.length + 1).split('/');

/**
 * What follows the path of a screen, percent-decoded; a segment that cannot be decoded stays as it is written.
 * @returns the values of the screen's parameters, as many as there are
 * @example readParameters(poker, '/PokerPlanning/localhost:8080/1/Team%20A') // ['localhost:8080', '1', 'Team A']
 */
export function readParameters({ path: own, parameters = [] }: Screen, path: string): string[] {
  const segments = path.length > own.length + 1 ? segmentsAfter(own, path.replace(/\/$/, '')) : [];
  return segments.slice(0, parameters.length).map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}

/**
 * @param detail what the address adds: the value of the last parameter of the screen
 * @returns the document title of a screen
 * @example documentTitle({ title: 'JSON Formatter' }) // 'Web Toolbox - JSON Formatter'
 */
export function documentTitle({ title }: Pick<ScreenEntry, 'title'>, detail?: string): string {
  return ['Web Toolbox', [title, detail].filter((part) => part).join(' ')].filter((part) => part !== '').join(' - ');
}
