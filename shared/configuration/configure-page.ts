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
 * The built page says which screens there are: it has the header of each, with the route of its tool. So a server can
 * check a configuration, and apply it before anything is painted, without knowing the tools itself.
 */

/** A screen's header in the template of the page. */
const header = /<div data-path="([^"]*)" data-tool="([^"]*)"(?: data-calls-out="([^"]*)")?>/gu;

/** The path under which the template has the header that takes the place of a hidden screen's. */
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

/** What a configuration can name, read from the built page. */
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

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As renderer/start.ts reads and writes them. */
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

/** The header that is shown in the place of any hidden screen's, without the element around it. */
function notOfferedHeader(html: string): string {
  const [, rest = ''] = html.split(`<div data-path="${notOfferedPath}" data-tool="">`);
  return rest.slice(0, rest.indexOf('</header>') + '</header>'.length);
}

/**
 * Puts a configuration into the built page, in the place of one that is in it already: it shows as configured before its
 * scripts have come.
 * @param isFinal whether the page need not ask for `configuration.json`, because this is what that would say
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
  // The first header of a path is the one that is shown.
  const headers = hidden.map(({ path }) => `<div data-path="${path}" data-tool="">${replacement}</div>`);
  return plain
    .replace('<html lang="en">', `<html lang="en"${attributesOf(configuration.preferences)}>`)
    .replace('</head>', () => `${marked(meta + style)}</head>`)
    .replace('<template id="headers">', (start) => start + marked(headers.join('')))
    .replace(homeText, (_all, start: string) => start + escapeHtml(configuration.homeText));
}
