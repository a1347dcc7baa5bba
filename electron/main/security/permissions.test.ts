import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { findPage } from '#electron/main/page/page-address.ts';
import { restrictPermissions } from './permissions.ts';

const page = findPage(undefined, false);
/** The check does not depend on the web contents. */
const contents = {} as WebContents;

/** The names of the permissions in the types of the installed Electron, so that new ones are tested too. */
function permissionNames(method: string): string[] {
  const types = readFileSync(createRequire(import.meta.url).resolve('electron/electron.d.ts'), 'utf8');
  const union =
    new RegExp(`${method}\\(handler: \\(\\(webContents: [^,]+, permission: ([^,]+),`).exec(types)?.[1] ?? '';
  return [...union.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

const names = [...new Set(['setPermissionCheckHandler', 'setPermissionRequestHandler'].flatMap(permissionNames))];

type Handlers = Parameters<typeof restrictPermissions>[0];
type HandlerOf<N extends keyof Handlers> = NonNullable<Parameters<Handlers[N]>[0]>;

/** The handlers that the app sets on a session, for calling them as Electron would. */
function ask() {
  let check: HandlerOf<'setPermissionCheckHandler'> | null = null;
  let request: HandlerOf<'setPermissionRequestHandler'> | null = null;
  let device: HandlerOf<'setDevicePermissionHandler'> | null = null;
  let display: HandlerOf<'setDisplayMediaRequestHandler'> | null = null;
  restrictPermissions(
    {
      setPermissionCheckHandler: (handler) => {
        check = handler;
      },
      setPermissionRequestHandler: (handler) => {
        request = handler;
      },
      setDevicePermissionHandler: (handler) => {
        device = handler;
      },
      setDisplayMediaRequestHandler: (handler) => {
        display = handler;
      },
    },
    page,
  );
  return { check, request, device, display } as unknown as {
    check: HandlerOf<'setPermissionCheckHandler'>;
    request: HandlerOf<'setPermissionRequestHandler'>;
    device: HandlerOf<'setDevicePermissionHandler'>;
    display: HandlerOf<'setDisplayMediaRequestHandler'>;
  };
}

const { check, request, device, display } = ask();

interface Question {
  readonly permission: string;
  readonly address: string;
  readonly securityOrigin?: string;
  readonly isMainFrame: boolean;
  readonly media?: readonly ('video' | 'audio' | 'unknown')[];
}

/** The results of both handlers, which never differ for a question that both are asked. */
function answers({ permission, address, securityOrigin, isMainFrame, media }: Question): boolean[] {
  const name = permission as Parameters<typeof check>[1];
  const common = { requestingUrl: address, isMainFrame, ...(securityOrigin === undefined ? {} : { securityOrigin }) };
  const [mediaType] = media ?? [];
  const checked =
    media !== undefined && media.length > 1
      ? []
      : [check(contents, name, address, { ...common, ...(mediaType === undefined ? {} : { mediaType }) })];
  let requested: boolean | undefined;
  const mediaTypes = media as ('video' | 'audio')[] | undefined;
  request(
    contents,
    name,
    (isGranted) => {
      requested = isGranted;
    },
    { ...common, ...(mediaTypes === undefined ? {} : { mediaTypes }) },
  );
  return [...checked, requested ?? true];
}

const ours = { address: `${page.url}#/QRCodeGenerator`, isMainFrame: true };
const granted = [
  'clipboard-sanitized-write',
  'fullscreen',
  'local-network',
  'local-network-access',
  'loopback-network',
  'pointerLock',
];

it('finds the permissions of the installed Electron', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(names).toEqual(expect.arrayContaining([...granted, 'media', 'display-capture', 'hid', 'usb', 'unknown']));
});

describe('our page', () => {
  it.each([...names, 'one-of-tomorrow', 'toString', '__proto__', ''])('asks for %s', (permission) => {
    expect(answers({ ...ours, permission })).toEqual(Array(2).fill(granted.includes(permission)));
  });

  it.each([
    [['video'], [true, true]],
    [['audio'], [false, false]],
    [['unknown'], [false, false]],
    [['video', 'audio'], [false]],
    [[], [false, false]],
  ] as const)('asks for the media %j: %j', (media, expected) => {
    expect(answers({ ...ours, permission: 'media', media })).toEqual(expected);
  });

  it('is refused from a frame within it, and while it shows what another origin put there', () => {
    for (const permission of [...granted, 'media']) {
      const question = { ...ours, permission, media: ['video'] as const };
      expect(answers(question)).toEqual([true, true]);
      expect(answers({ ...question, isMainFrame: false })).toEqual([false, false]);
      expect(answers({ ...question, securityOrigin: 'https://example.org/' })).toEqual([false, false]);
    }
  });
});

it.each([
  'https://example.org/',
  'http://web-toolbox/',
  'https://web-toolbox/',
  'app://other/',
  'app://web-toolbox.evil/',
  'app://evil.web-toolbox/',
  'app://web-toolboxx/',
  'app://WEB-TOOLBOX/',
  'app://web-toolbox:80/',
  'app://web-toolbox@evil/',
  'app://evil@web-toolbox/',
  'app://web-toolbox%2eevil/',
  'app://wеb-toolbox/',
  'app:web-toolbox',
  'app:///web-toolbox/',
  'APP-X://web-toolbox/',
  'https://evil/?app://web-toolbox/',
  'blob:app://web-toolbox/1',
  'filesystem:app://web-toolbox/1',
  'data:text/html,app://web-toolbox/',
  'about:blank',
  'about:srcdoc',
  'file:///',
  'devtools://devtools/',
  'null',
  '',
])('%j gets nothing', (address) => {
  for (const permission of [...names, ...granted]) {
    expect(answers({ permission, address, isMainFrame: true, media: ['video'] })).toEqual([false, false]);
  }
});

it('a worker, which has no web contents, gets nothing', () => {
  for (const permission of granted) {
    const name = permission as Parameters<typeof check>[1];
    expect(check(null, name, page.url, { isMainFrame: true, requestingUrl: page.url })).toBe(false);
  }
});

it('a request that does not say whose it is gets nothing', () => {
  const answers: boolean[] = [];
  const details = { isMainFrame: true } as Parameters<typeof request>[3];
  request(contents, 'fullscreen', (isGranted) => answers.push(isGranted), details);
  expect(answers).toEqual([false]);
});

it('devices are not given away', () => {
  for (const deviceType of ['hid', 'serial', 'usb'] as const) {
    const found = { deviceId: '1', vendorId: 1, productId: 1, name: 'x' } as Parameters<typeof device>[0]['device'];
    expect(device({ deviceType, origin: page.url, device: found })).toBe(false);
  }
});

it('screens are not given away', () => {
  const given: unknown[] = [];
  display({} as Parameters<typeof display>[0], (streams) => given.push(streams));
  expect(given).toEqual([null]);
});
