import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findScreen, homeRoute } from '#tools/screens.ts';

/** The scheme of links into the app, without the colon. */
export const linkScheme = 'web-toolbox';

/** The request made by a start of the app. */
export interface StartRequest {
  /** A path of the catalogue; absent if the start did not name one. */
  readonly route?: string;
  /** Absolute paths, in the order given. Whether they exist has not been checked. */
  readonly files: readonly string[];
}

/** How a process was started. */
export interface ProcessStart {
  /** All arguments, the program's own name first. */
  readonly arguments: readonly string[];
  readonly workingDirectory: string;
}

/** The maximum length of a route in a message to the page. */
const maxRouteLength = 200;
/** The maximum length of a path: no system accepts a longer one. */
const maxPathLength = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controlCharacter = /[\u0000-\u001f\u007f]/;
const linkStart = new RegExp(`^${linkScheme}:`, 'i');
/** A scheme has at least two characters here: a single letter is a Windows drive. */
const addressStart = /^[a-z][a-z0-9+.-]+:/i;

/** One part of a path with uniform percent-encoding; undefined if it is malformed, or is `.` or `..`. */
function plainSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    const isRefused = controlCharacter.test(decoded) || decoded === '.' || decoded === '..';
    return isRefused ? undefined : encodeURIComponent(decoded);
  } catch {
    return undefined;
  }
}

/** The path of a route with one slash before each of its parts; undefined if one is malformed. */
function plainPath(text: string): string | undefined {
  // Links of the website have their route after the `#`.
  const [path = ''] = text.replace(/^\/*#?/, '').split(/[?#]/, 1);
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(plainSegment);
  return segments.includes(undefined) ? undefined : `/${segments.join('/')}`;
}

/**
 * Finds the route that a text names. Case, doubled and trailing slashes, query and hash are ignored, since shells,
 * browsers and systems change all of them on the way.
 * @returns a path as written in the catalogue, followed by any parameters; Home for everything else
 * @example readRoute('json/JSONFORMATTER/?a=1') // '/JSON/JSONFormatter'
 * @example readRoute('/etc/passwd') // '/Home'
 */
export function readRoute(text: string): string {
  const path = text.length > maxRouteLength ? undefined : plainPath(text);
  const screen = path === undefined ? undefined : findScreen(path);
  if (path === undefined || screen === undefined || path.length > maxRouteLength) {
    return homeRoute;
  }
  const hasParameters = path.toLowerCase().startsWith(`${screen.path.toLowerCase()}/`);
  return hasParameters ? `${screen.path}${path.slice(screen.path.length)}` : screen.path;
}

/** A link with the settings of its screen: the page unpacks them, and asks before it applies any. */
const linkWithState = /^(?<route>[^?]*)\?state=(?<state>[\w-]{1,8000})$/;

/**
 * Finds the route of a link into the app. URL parsers disagree on unknown schemes (and lower-case what they take for a
 * host), so the link is read as text.
 * @returns undefined if the address is not one of our links; Home if it leads nowhere
 * @example readLink('web-toolbox://json/JSONFormatter/') // '/JSON/JSONFormatter'
 * @example readLink('web-toolbox:/JSON/JSONFormatter?state=q1Y') // '/JSON/JSONFormatter?state=q1Y'
 */
export function readLink(address: string): string | undefined {
  if (!linkStart.test(address)) {
    return undefined;
  }
  const link = address.slice(linkScheme.length + 1);
  const { route, state } = linkWithState.exec(link)?.groups ?? {};
  return route === undefined ? readRoute(link) : `${readRoute(route)}?state=${state}`;
}

/** @returns the absolute path of a plain path or a `file:` address; undefined for anything else */
function readFile(argument: string, workingDirectory: string): string | undefined {
  const path = addressStart.test(argument) ? readFileAddress(argument) : argument;
  return path === undefined || path === '' || path.length > maxPathLength || path.includes('\0')
    ? undefined
    : resolve(workingDirectory, path);
}

/**
 * Reads a file address, as Linux hands over files. An address on another host is refused, because Windows would log in
 * there.
 */
function readFileAddress(address: string): string | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'file:' && url.host === '' ? fileURLToPath(url) : undefined;
  } catch {
    return undefined;
  }
}

/** The user's own arguments. When run from its sources, Electron takes the app's folder as its first plain argument. */
function ownArguments({ arguments: all, workingDirectory }: ProcessStart, appFolder: string | undefined) {
  const isAppFolder = (argument: string) => resolve(workingDirectory, argument) === appFolder;
  return all.slice(Math.max(appFolder === undefined ? 0 : all.findIndex(isAppFolder), 0) + 1);
}

/**
 * Reads the request of a start: `--route=/Home`, `--route /Home` or a `web-toolbox:` link (the last one
 * wins), and the files among the other arguments. All other switches are Chromium's. After `--` there are only files.
 * @param appFolder the app's folder if it runs from its sources, where it is an argument too
 * @example readStart({ arguments: ['app', '--route=/JSON', 'a.json'], workingDirectory: '/home' })
 * // { route: '/JSON/JSONFormatter', files: ['/home/a.json'] }
 */
export function readStart(start: ProcessStart, appFolder?: string): StartRequest {
  const files: string[] = [];
  let route: string | undefined;
  const rest = [...ownArguments(start, appFolder)];
  let areSwitchesOver = false;
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (!areSwitchesOver && argument.startsWith('-')) {
      if (argument.startsWith('--route=')) {
        route = readRoute(argument.slice('--route='.length));
      } else if (argument === '--route') {
        route = readRoute(rest[0]?.startsWith('-') ? '' : (rest.shift() ?? ''));
      }
      areSwitchesOver = argument === '--';
      continue;
    }
    const linked = readLink(argument);
    const file = linked === undefined ? readFile(argument, start.workingDirectory) : undefined;
    route = linked ?? route;
    if (file !== undefined) {
      files.push(file);
    }
  }
  return route === undefined ? { files } : { route, files };
}
