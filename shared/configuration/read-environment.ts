import { splitList } from '../split-list.ts';

/** The environment variables that configure the app, for both the server and the build. */
export const configurationVariables = ['HIDDEN_TOOLS', 'SWITCHED_OFF', 'DEFAULT_PREFERENCES', 'HOME_TEXT'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses a value: `dark` is a text, `14` a number and `true` a boolean, as in JSON. */
function readValue(text: string): unknown {
  return /^(?:\d{1,9}|true|false)$/u.test(text) ? JSON.parse(text) : text;
}

function preferencesOf(text: string): unknown {
  const entries = splitList(text).map((pair) => {
    const [, name = pair, value = ''] = /^([^=]*)=(.*)$/u.exec(pair) ?? [];
    return [name, readValue(value)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Reads the configuration from the environment, in the form of the file and unchecked. Empty variables count as not
 * set.
 * @example readEnvironment({ HIDDEN_TOOLS: 'JSON, URL', DEFAULT_PREFERENCES: 'theme=dark' })
 *   // { hiddenTools: ['JSON', 'URL'], preferences: { theme: 'dark' } }
 */
export function readEnvironment(environment: Environment): Readonly<Record<string, unknown>> {
  const { HIDDEN_TOOLS, SWITCHED_OFF, DEFAULT_PREFERENCES, HOME_TEXT } = environment;
  return {
    ...(HIDDEN_TOOLS && { hiddenTools: splitList(HIDDEN_TOOLS) }),
    ...(SWITCHED_OFF && { switchedOff: splitList(SWITCHED_OFF) }),
    ...(DEFAULT_PREFERENCES && { preferences: preferencesOf(DEFAULT_PREFERENCES) }),
    ...(HOME_TEXT && { homeText: HOME_TEXT }),
  };
}
