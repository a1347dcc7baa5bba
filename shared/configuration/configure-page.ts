import { escapeHtml } from '../escape-html.ts';
import type { Offer } from './check-configuration.ts';
import {
  type CheckedConfiguration,
  type Configuration,
  configurationMeta,
  type DefaultPreferences,
  type HideableTool,
  isHidden,
} from './configuration.ts';

/**
 * The built page lists all screens: it contains the header of each, with the route of its tool. A server can therefore
 * check a configuration, and apply it before the first paint, without knowing the tools itself.
 */

/** Matches a screen's header in the template of the page. */
const header = /<div data-path="([^"]*)" data-tool="([^"]*)"(?: data-calls-out="([^"]*)")?>/gu;

/** The path of the header in the template that replaces the header of a hidden screen. */
export const notOfferedPath = 'not-offered';

const ours = /<!--configured-->.*?<!--\/configured-->/gsu;
const marked = (html: string): string => (html === '' ? '' : `<!--configured-->${html}<!--/configured-->`);
const homeText = /(<p [^>]*data-home-text[^>]*>)[^<]*(?=<\/p>)/u;

interface PageScreen extends HideableTool {
  readonly path: string;
}

function screensOf(html: string): readonly PageScreen[] {
  return Array.from(html.matchAll(header), ([, path = '', route = '', callsOut]) => ({
    path,
    route,
    callsOut: callsOut as HideableTool['callsOut'],
  }));
}

/** Reads the tools and screens that a configuration can name from the built page. */
export function offerOf(html: string): Offer {
  const screens = screensOf(html.replace(ours, ''));
  const routes = screens.map(({ route }) => route).filter((route) => route !== '');
  return {
    toolRoutes: ['/Home', ...new Set(routes)],
    screenPaths: ['/home', ...screens.map(({ path }) => path).filter((path) => path !== notOfferedPath)],
  };
}

/** The paths of the screens that a configuration hides, in lower case. */
export function hiddenPathsOf(html: string, configuration: Configuration): ReadonlySet<string> {
  return new Set(hiddenScreensOf(html.replace(ours, ''), configuration).map(({ path }) => path));
}

const hiddenScreensOf = (html: string, configuration: Configuration): readonly PageScreen[] =>
  screensOf(html).filter((screen) => screen.route !== '' && isHidden(configuration, screen));

/** Writes the attributes in the format that renderer/start.ts reads and writes. */
function attributesOf({ theme, density, codeFontSize, codeTabWidth, startPath }: DefaultPreferences): string {
  const attributes = {
    ...(density !== undefined && { density }),
    ...(codeFontSize !== undefined && { codeFontSize }),
    ...(codeTabWidth !== undefined && { codeTabWidth }),
    ...(startPath !== undefined && { startPath }),
    ...(theme !== undefined && theme !== 'system' && { theme: theme === 'dark' }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name.toLowerCase()}="${escapeHtml(String(value))}"`)
    .join('');
}

/** The header that replaces that of any hidden screen, without the element around it. */
function notOfferedHeader(html: string): string {
  const [, rest = ''] = html.split(`<div data-path="${notOfferedPath}" data-tool="">`);
  return rest.slice(0, rest.indexOf('</header>') + '</header>'.length);
}

/**
 * Inserts a configuration into the built page, replacing any existing one, so that the page looks as configured before
 * its scripts have loaded.
 * @param isFinal whether the page need not fetch `configuration.json`, because it would contain the same configuration
 */
export function configurePage(html: string, checked: CheckedConfiguration, isFinal: boolean): string {
  const { configuration } = checked;
  const plain = html
    .replace(ours, '')
    .replace(/<html lang="en"[^>]*>/u, '<html lang="en">')
    .replace(homeText, '$1');
  const hidden = hiddenScreensOf(plain, configuration);
  const routes = [...new Set(hidden.map(({ route }) => route))];
  const rules = routes.map((route) => `[data-shell] li:has(>a[href="#${route}"])`);
  const style = rules.length === 0 ? '' : `<style>${rules.join()}{display:none}</style>`;
  const content = escapeHtml(JSON.stringify({ ...checked, isFinal }));
  const meta = `<meta name="${configurationMeta}" content="${content}" />`;
  const replacement = notOfferedHeader(plain);
  // If a path has several headers, the first one is shown.
  const headers = hidden.map(({ path }) => `<div data-path="${path}" data-tool="">${replacement}</div>`);
  return plain
    .replace('<html lang="en">', `<html lang="en"${attributesOf(configuration.preferences)}>`)
    .replace('</head>', () => `${marked(meta + style)}</head>`)
    .replace('<template id="headers">', (start) => start + marked(headers.join('')))
    .replace(homeText, (_all, start: string) => start + escapeHtml(configuration.homeText));
}
