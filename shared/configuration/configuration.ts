/** What whoever hosts the app has chosen for all of its users. */

/** What sends something to another host, and can be switched off. */
export const callers = ['github', 'poker', 'links'] as const;
export type Caller = (typeof callers)[number];

/** What the users find until they choose otherwise; what is not set is as the app has it. */
export interface DefaultPreferences {
  readonly theme?: 'system' | 'light' | 'dark';
  readonly density?: 'comfortable' | 'compact';
  /** Pixels. */
  readonly codeFontSize?: number;
  /** Spaces. */
  readonly codeTabWidth?: number;
  readonly wrapsLines?: boolean;
  /** A BCP 47 tag. */
  readonly formatLocale?: string;
  /** The path of the screen that opens where the address names none: `/JSON/JSONFormatter`. */
  readonly startPath?: string;
  /** Whether there is a history of inputs. */
  readonly keepsHistory?: boolean;
  /** Whether the website never uses the network; the desktop app has a preference of its own. */
  readonly neverUseNetwork?: boolean;
}

export interface Configuration {
  /** The tools that are not offered, each by its route without the slash: `PokerPlanning`. */
  readonly hiddenTools: readonly string[];
  readonly switchedOff: readonly Caller[];
  readonly preferences: DefaultPreferences;
  /** Plain text on Home; empty for none. */
  readonly homeText: string;
}

/** A configuration, and what in it could not be used, a sentence each. */
export interface CheckedConfiguration {
  readonly configuration: Configuration;
  readonly problems: readonly string[];
}

export const emptyConfiguration: Configuration = { hiddenTools: [], switchedOff: [], preferences: {}, homeText: '' };

export const nothingConfigured: CheckedConfiguration = { configuration: emptyConfiguration, problems: [] };

/** The file beside the page, which a static host can change without a build. */
export const configurationFile = 'configuration.json';

/** The name of the page's meta tag that has the configuration which was known when the page was made or served. */
export const configurationMeta = 'configuration';

/** What is known of a tool to decide whether it is offered. */
export interface HideableTool {
  /** `/PokerPlanning` */
  readonly route: string;
  readonly callsOut?: Caller | undefined;
}

/** The name that a configuration has for a tool: what its address has after the `#/`. */
export const toolName = (route: string): string => route.replace(/^\//u, '');

/**
 * Whether the configuration lets the tool be nowhere. A tool that has nothing to do without what is switched off is
 * hidden with it.
 * @example isHidden({ …, switchedOff: ['poker'] }, { route: '/PokerPlanning', callsOut: 'poker' }) // true
 */
export function isHidden({ hiddenTools, switchedOff }: Configuration, { route, callsOut }: HideableTool): boolean {
  return hiddenTools.includes(toolName(route)) || (callsOut !== undefined && switchedOff.includes(callsOut));
}
