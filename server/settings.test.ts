import { expect, test } from 'vitest';
import { readServerSettings } from './settings.ts';

const usual = {
  host: '127.0.0.1',
  port: 8080,
  githubApis: undefined,
  configuration: {},
  pokerServers: undefined,
  redisUrl: undefined,
  hasMetrics: true,
  connectionsPerAddress: 1000,
  socketsPerAddress: 500,
  roomsPerAddress: 200,
  clientAddressHeader: undefined,
  takesVersion1: true,
};

test.each([
  [{}, {}],
  [{ HOST: '', PORT: '', REDIS_URL: '', METRICS: '', CONNECTIONS_PER_ADDRESS: '' }, {}],
  [
    { HOST: '0.0.0.0', PORT: '0' },
    { host: '0.0.0.0', port: 0 },
  ],
  [{ METRICS: 'on' }, {}],
  [{ POKER_SERVERS: 'self' }, { pokerServers: 'self' }],
  [{ METRICS: 'off' }, { hasMetrics: false }],
  [{ POKER_SOCKETS_PER_ADDRESS: '20' }, { socketsPerAddress: 20 }],
  [{ POKER_ROOMS_PER_ADDRESS: '0' }, { roomsPerAddress: Number.POSITIVE_INFINITY }],
  [{ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' }, { clientAddressHeader: 'x-forwarded-for' }],
  [{ POKER_VERSION_1: 'off' }, { takesVersion1: false }],
  [{ POKER_VERSION_1: 'on' }, {}],
  [{ CONNECTIONS_PER_ADDRESS: '20' }, { connectionsPerAddress: 20 }],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, { connectionsPerAddress: Number.POSITIVE_INFINITY }],
  [{ REDIS_URL: 'redis://localhost' }, { redisUrl: 'redis://localhost' }],
])('%j is read', (environment, expected) => {
  expect(readServerSettings(environment)).toEqual({ ok: true, value: { ...usual, ...expected } });
});

test.each([
  [{ PORT: '65536' }, 'PORT is "65536": a number from 0 to 65535 is needed.'],
  [{ PORT: '-1' }, 'PORT is "-1": a number from 0 to 65535 is needed.'],
  [{ PORT: '1e3' }, 'PORT is "1e3": a number from 0 to 65535 is needed.'],
  [{ PORT: 'http' }, 'PORT is "http": a number from 0 to 65535 is needed.'],
  [{ METRICS: 'no' }, 'METRICS is "no": on or off is needed.'],
  [{ POKER_ROOMS_PER_ADDRESS: '-1' }, 'POKER_ROOMS_PER_ADDRESS is "-1": a number is needed, 0 for no limit.'],
  [
    { CLIENT_ADDRESS_HEADER: 'x forwarded' },
    'CLIENT_ADDRESS_HEADER is "x forwarded": the name of a header is needed, such as X-Forwarded-For.',
  ],
  [{ POKER_VERSION_1: 'never' }, 'POKER_VERSION_1 is "never": on or off is needed.'],
  [{ CONNECTIONS_PER_ADDRESS: 'many' }, 'CONNECTIONS_PER_ADDRESS is "many": a number is needed, 0 for no limit.'],
])('%j is refused', (environment, error) => {
  expect(readServerSettings(environment)).toEqual({ ok: false, error });
});
