import { readEnvironment } from '#shared/configuration/read-environment.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { httpLimits } from './http-limits.ts';
import { addressLimits } from './rooms/address-limits.ts';

/** The settings of the server from the environment. */
export interface Settings {
  readonly host: string;
  /** 0 to 65535; 0 chooses a free port. */
  readonly port: number;
  readonly githubApis: string | undefined;
  /** See `createPolicies`. */
  readonly pokerServers: string | undefined;
  /** The app's configuration, unchecked, in the form of configuration.json: see docs/hosting.md. */
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly redisUrl: string | undefined;
  /** Whether `/metrics` is available. */
  readonly hasMetrics: boolean;
  /** Infinity means no limit. */
  readonly connectionsPerAddress: number;
  /** Infinity means no limit. */
  readonly socketsPerAddress: number;
  /** Infinity means no limit. */
  readonly roomsPerAddress: number;
  /** The header in lower case; undefined if the connection's own address counts. */
  readonly clientAddressHeader: string | undefined;
  /** Whether version 1 clients of poker planning may join. */
  readonly takesVersion1: boolean;
}

/**
 * Reads the settings; an empty one counts as not set.
 * @returns the settings, or a sentence that says which variable is wrong and what is needed
 * @example readServerSettings({ PORT: '80', METRICS: 'off' }) // ok({ port: 80, hasMetrics: false, … })
 */
export function readServerSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Settings, string> {
  const { HOST, PORT, GITHUB_API_URL, POKER_SERVERS, REDIS_URL, METRICS, POKER_VERSION_1 } = environment;
  const port = readNumber(PORT || '8080');
  if (port === undefined || port > 65_535) {
    return fail(`PORT is "${PORT}": a number from 0 to 65535 is needed.`);
  }
  for (const [name, value] of Object.entries({ METRICS, POKER_VERSION_1 })) {
    if (!['on', 'off', ''].includes(value ?? '')) {
      return fail(`${name} is "${value}": on or off is needed.`);
    }
  }
  const limits = readLimits({
    CONNECTIONS_PER_ADDRESS: [environment.CONNECTIONS_PER_ADDRESS, httpLimits.connectionsPerAddress],
    POKER_SOCKETS_PER_ADDRESS: [environment.POKER_SOCKETS_PER_ADDRESS, addressLimits.socketsPerAddress],
    POKER_ROOMS_PER_ADDRESS: [environment.POKER_ROOMS_PER_ADDRESS, addressLimits.roomsPerAddress],
  });
  if (!limits.ok) {
    return limits;
  }
  const header = environment.CLIENT_ADDRESS_HEADER?.trim() || undefined;
  if (header !== undefined && !/^[\w-]+$/u.test(header)) {
    return fail(`CLIENT_ADDRESS_HEADER is "${header}": the name of a header is needed, such as X-Forwarded-For.`);
  }
  return ok({
    host: HOST || '127.0.0.1',
    port,
    githubApis: GITHUB_API_URL,
    pokerServers: POKER_SERVERS,
    configuration: readEnvironment(environment),
    redisUrl: REDIS_URL || undefined,
    hasMetrics: METRICS !== 'off',
    takesVersion1: POKER_VERSION_1 !== 'off',
    connectionsPerAddress: limits.value.CONNECTIONS_PER_ADDRESS,
    socketsPerAddress: limits.value.POKER_SOCKETS_PER_ADDRESS,
    roomsPerAddress: limits.value.POKER_ROOMS_PER_ADDRESS,
    clientAddressHeader: header?.toLowerCase(),
  });
}

/** @param texts the set value and the default, by variable */
function readLimits<Name extends string>(
  texts: Readonly<Record<Name, readonly [string | undefined, number]>>,
): Result<Record<Name, number>, string> {
  const read = {} as Record<Name, number>;
  for (const name of Object.keys(texts) as Name[]) {
    const [text, usual] = texts[name];
    const limit = readNumber(text || `${usual}`);
    if (limit === undefined) {
      return fail(`${name} is "${text}": a number is needed, 0 for no limit.`);
    }
    read[name] = limit === 0 ? Number.POSITIVE_INFINITY : limit;
  }
  return ok(read);
}

function readNumber(text: string): number | undefined {
  return /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
}
