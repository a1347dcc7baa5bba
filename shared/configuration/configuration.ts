import type { ThemeSource } from '../theme-source.ts';

/** The choices that a host has made for all users of the app. */

/** The kinds of requests to other hosts, which can be switched off. */
export const callers = ['github', 'poker', 'links'] as const;
export type Caller = (typeof callers)[number];

/** The preferences that apply until users choose otherwise; for those not set, the app's defaults apply. */
export interface DefaultPreferences {
  readonly theme?: ThemeSource;
  readonly density?: 'comfortable' | 'compact';
  /** The size in pixels. */
  readonly codeFontSize?: number;
  /** The width in spaces. */
  readonly codeTabWidth?: number;
  readonly wrapsLines?: boolean;
  /** A BCP 47 tag. */
  readonly formatLocale?: string;
  /** The path of the screen that opens if the address does not name one: `/JSON/JSONFormatter`. */
  readonly startPath?: string;
  /** Whether the history of inputs is recorded. */
  readonly keepsHistory?: boolean;
  /** Whether the website never uses the network; the desktop app has a separate preference. */
  readonly neverUseNetwork?: boolean;
}

export interface Configuration {
  /** The tools that are not offered, each as its route without the slash: `PokerPlanning`. */
  readonly hiddenTools: readonly string[];
  readonly switchedOff: readonly Caller[];
  readonly preferences: DefaultPreferences;
  /** Plain text shown on Home; empty for none. */
  readonly homeText: string;
}

/** A configuration, and the problems that made parts of it unusable, one sentence each. */
export interface CheckedConfiguration {
  readonly configuration: Configuration;
  readonly problems: readonly string[];
}

export const emptyConfiguration: Configuration = { hiddenTools: [], switchedOff: [], preferences: {}, homeText: '' };

export const nothingConfigured: CheckedConfiguration = { configuration: emptyConfiguration, problems: [] };

/** The file next to the page, which a static host can change without a build. */
export const configurationFile = 'configuration.json';

/** The name of the page's meta tag that contains the configuration known when the page was built or served. */
export const configurationMeta = 'configuration';

/** The properties of a tool that decide whether it is offered. */
export interface HideableTool {
  /** The route: `/PokerPlanning` */
  readonly route: string;
  readonly callsOut?: Caller | undefined;
}

/** The name of a tool in a configuration: the part of its address after the `#/`. */
export const toolName = (route: string): string => route.replace(/^\//u, '');

/**
 * Whether the configuration hides a tool. A tool that depends on something switched off is hidden too.
 * @example isHidden({ …, switchedOff: ['poker'] }, { route: '/PokerPlanning', callsOut: 'poker' }) // true
 */
export function isHidden({ hiddenTools, switchedOff }: Configuration, { route, callsOut }: HideableTool): boolean {
  return hiddenTools.includes(toolName(route)) || (callsOut !== undefined && switchedOff.includes(callsOut));
}
