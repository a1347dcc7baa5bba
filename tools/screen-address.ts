/** The address of a screen. */
export interface ScreenAddress {
  /** The hash route, including the leading slash: `/Home`. */
  readonly path: string;
  /** The names of optional segments after it. */
  readonly parameters?: readonly string[] | undefined;
}

/**
 * The path of a tab among those of its tool.
 * @example tabPath({ route: '/JSON' }, { path: 'JSONRepair' }) // '/JSON/JSONRepair'
 */
export function tabPath(tool: { readonly route: string }, tab: { readonly path: string }): string {
  return `${tool.route}/${tab.path}`;
}

const segmentsAfter = (own: string, path: string, most?: number) => path.slice(own.length + 1).split('/', most);

/**
 * Whether a path leads to a screen, with or without its parameters. It takes no longer for a path of megabytes, which
 * is asked of each screen.
 * @param path a hash route without the `#`; a trailing slash and letter case are ignored
 * @example isAt({ path: '/Poker', parameters: ['host'] }, '/poker/localhost') // true
 */
export function isAt({ path: own, parameters = [] }: ScreenAddress, path: string): boolean {
  if (path.slice(0, own.length).toLowerCase() !== own.toLowerCase()) {
    return false;
  }
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  return (
    plain.length <= own.length ||
    (plain[own.length] === '/' && segmentsAfter(own, plain, parameters.length + 1).length <= parameters.length)
  );
}

/**
 * Reads the segments after the path of a screen, percent-decoded; a segment that cannot be decoded stays as written.
 * @returns the values of the screen's parameters, as many as are present
 * @example readParameters(poker, '/PokerPlanning/localhost:8080/1/Team%20A') // ['localhost:8080', '1', 'Team A']
 */
export function readParameters({ path: own, parameters = [] }: ScreenAddress, path: string): string[] {
  const segments = path.length > own.length + 1 ? segmentsAfter(own, path.replace(/\/$/, '')) : [];
  return segments.slice(0, parameters.length).map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}
