import * as v from 'valibot';
import { type DesktopPreferenceName, maxShortcutLength, shortcutTargets } from './desktop-preferences.ts';
import { longestHandedText, maxHandedFileSize } from './quick-box.ts';
import { maxSavedFileSize, maxSavePartSize } from './save-limits.ts';
import { themeChoices } from './theme-choice.ts';
import type { ToasterState } from './toaster.ts';

/**
 * Every message between the desktop shell and the page. The preload bridge, the handlers in main
 * and the types on both sides derive from this map, so that type and check cannot drift apart.
 *
 * - `announce`: renderer to main, no answer
 * - `call`:     renderer to main, answered
 * - `event`:    main to renderer
 */

const toasterSchema = v.strictObject({
  open: v.boolean(),
  message: v.pipe(v.string(), v.maxLength(10_000)),
  type: v.picklist(['success', 'info', 'warning', 'error']),
  autoHideDuration: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(600_000)),
}) satisfies v.GenericSchema<ToasterState>;

const fileFilterSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Without the dot: `json`. */
  extensions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/))), v.minLength(1), v.maxLength(16)),
});

const fileToSave = {
  /** A file name, not a path: no separator of any system, no drive or stream (`:`), no control character, no `..`. */
  suggestedName: v.pipe(v.string(), v.maxLength(255), v.regex(/^(?!\.{1,2}$)[^/\\:\p{Cc}]+$/u)),
  filter: fileFilterSchema,
};

const saveFileSchema = v.strictObject({
  ...fileToSave,
  content: v.union([
    v.pipe(v.string(), v.maxLength(maxSavedFileSize)),
    v.pipe(
      v.instance(Uint8Array),
      v.check((bytes) => bytes.byteLength <= maxSavedFileSize, 'The content is too large.'),
    ),
  ]),
});

const saved = v.strictObject({ status: v.literal('done'), path: v.string() });
const cancelled = v.strictObject({ status: v.literal('cancelled') });
const failed = v.strictObject({ status: v.literal('failed'), reason: v.string() });

/** Stands for a file between main and the page, which never names one by its path. */
const tokenSchema = v.pipe(v.string(), v.uuid());

const savePartSchema = v.strictObject({
  token: tokenSchema,
  part: v.pipe(
    v.instance(Uint8Array),
    v.check((bytes) => bytes.byteLength <= maxSavePartSize, 'The part is too large.'),
  ),
});

const openedFilesSchema = v.pipe(
  v.array(
    v.strictObject({
      token: tokenSchema,
      /** As the system has it: any characters, and no path. */
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    }),
  ),
  v.minLength(1),
  v.maxLength(1000),
);

const hostPokerRoomSchema = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
});

const pokerServerSchema = v.strictObject({
  /** As URLs have it, with its port unless that is the scheme's own. */
  host: v.pipe(v.string(), v.maxLength(300), v.regex(/^(?:[a-z\d._~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu)),
  isSecure: v.boolean(),
});

const pokerHostSchema = v.variant('status', [
  v.strictObject({
    status: v.literal('hosting'),
    port: v.number(),
    /** Where the local network finds it, `http://192.168.1.5:8080`; none without a network. */
    addresses: v.array(v.string()),
  }),
  v.strictObject({ status: v.literal('stopped') }),
  /** It does not run, for this reason. */
  v.strictObject({ status: v.literal('failed'), reason: v.string() }),
]);

const appStartedSchema = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(100)),
  platform: v.picklist(['win32', 'darwin', 'linux']),
  /** False when run from the sources. */
  packaged: v.boolean(),
  /** Whether the user has said that the app must never use the network: main remembers it for both. */
  isNetworkRefused: v.boolean(),
  runtimes: v.strictObject({
    electron: v.pipe(v.string(), v.maxLength(100)),
    chromium: v.pipe(v.string(), v.maxLength(100)),
    node: v.pipe(v.string(), v.maxLength(100)),
  }),
});

const preferenceEntries = {
  startAtLogin: v.boolean(),
  closeToTray: v.boolean(),
  globalShortcut: v.pipe(v.string(), v.maxLength(maxShortcutLength)),
  shortcutOpens: v.picklist(shortcutTargets),
  quickBoxReadsClipboard: v.boolean(),
  lookForUpdates: v.boolean(),
} satisfies Record<DesktopPreferenceName, v.GenericSchema>;

/** One or more of the preferences. */
const preferencesChangeSchema = v.pipe(
  v.strictObject({
    startAtLogin: v.exactOptional(preferenceEntries.startAtLogin),
    closeToTray: v.exactOptional(preferenceEntries.closeToTray),
    globalShortcut: v.exactOptional(preferenceEntries.globalShortcut),
    shortcutOpens: v.exactOptional(preferenceEntries.shortcutOpens),
    quickBoxReadsClipboard: v.exactOptional(preferenceEntries.quickBoxReadsClipboard),
    lookForUpdates: v.exactOptional(preferenceEntries.lookForUpdates),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Nothing is to be changed.'),
);

const preferencesState = {
  preferences: v.strictObject(preferenceEntries),
  /** What is set and has no effect, or not the expected one, and why: a sentence. */
  problems: v.strictObject({
    startAtLogin: v.exactOptional(v.string()),
    closeToTray: v.exactOptional(v.string()),
    globalShortcut: v.exactOptional(v.string()),
    lookForUpdates: v.exactOptional(v.string()),
  }),
} as const;

const setPreferencesAnswerSchema = v.variant('status', [
  v.strictObject({ status: v.literal('done'), ...preferencesState }),
  /** Nothing was changed. The reason is a sentence. */
  v.strictObject({ status: v.literal('refused'), reason: v.string(), ...preferencesState }),
]);

const shareSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(2000)),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.startsWith('https://')),
});

/** What the quick box begins with. */
const quickBoxShownSchema = v.variant('clipboard', [
  /** The user has not allowed it, or there is no text in it. */
  v.strictObject({ clipboard: v.literal('none') }),
  v.strictObject({ clipboard: v.literal('text'), text: v.pipe(v.string(), v.maxLength(longestHandedText)) }),
  v.strictObject({ clipboard: v.literal('too-large') }),
]);

const shortName = v.pipe(v.string(), v.maxLength(100));

/** What was put into the quick box, and where the window goes on with it. */
function pastedSchema(screenSchema: v.GenericSchema<string>) {
  return v.strictObject({
    path: screenSchema,
    /** Empty beside a file. */
    text: v.pipe(v.string(), v.maxLength(longestHandedText)),
    file: v.exactOptional(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(255)),
        type: v.pipe(v.string(), v.maxLength(255)),
        bytes: v.pipe(
          v.instance(Uint8Array),
          v.check((bytes) => bytes.byteLength <= maxHandedFileSize, 'The file is too large.'),
        ),
      }),
    ),
    /** The kept input that it becomes. */
    input: v.exactOptional(shortName),
    operation: v.exactOptional(shortName),
    /** The operation's options, each a name and its value. */
    options: v.pipe(v.array(v.strictTuple([shortName, v.pipe(v.string(), v.maxLength(10_000))])), v.maxLength(100)),
    takesFile: v.boolean(),
  });
}

/** Characters. */
const longestPath = 200;
const longestQuery = 8200;

/** Whether an address is the path of a screen, with what a link brings to it or without. */
function leadsTo(address: string, isScreen: (path: string) => boolean): boolean {
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length);
  return path.length <= longestPath && isScreen(path) && (query === '' || /^\?state=[\w-]+$/.test(query));
}

/**
 * The map of all messages.
 * @param isScreen whether a path leads to a screen: the contract lies below the tools, and does not know them
 */
export function messagesFor(isScreen: (path: string) => boolean) {
  const screenSchema = v.pipe(v.string(), v.maxLength(200), v.check(isScreen, 'No screen has this path.'));
  const addressSchema = v.pipe(
    v.string(),
    v.maxLength(longestPath + longestQuery),
    v.check((address) => leadsTo(address, isScreen), 'No screen has this path.'),
  );
  const screensSchema = v.pipe(v.array(screenSchema), v.maxLength(100));
  return {
    rendererAppStarted: { kind: 'announce', payload: v.undefined() },
    saveFile: { kind: 'call', payload: saveFileSchema, answer: v.variant('status', [saved, cancelled, failed]) },
    /** Large content: where to save it is asked first, then it comes in parts, one after the other. */
    beginSave: {
      kind: 'call',
      payload: v.strictObject(fileToSave),
      answer: v.variant('status', [
        v.strictObject({ status: v.literal('begun'), token: tokenSchema }),
        cancelled,
        failed,
      ]),
    },
    writeSavePart: {
      kind: 'call',
      payload: savePartSchema,
      answer: v.variant('status', [v.strictObject({ status: v.literal('written') }), failed]),
    },
    finishSave: {
      kind: 'call',
      payload: v.strictObject({ token: tokenSchema }),
      answer: v.variant('status', [saved, failed]),
    },
    abandonSave: { kind: 'call', payload: v.strictObject({ token: tokenSchema }), answer: v.void() },
    getPreferences: { kind: 'call', payload: v.undefined(), answer: v.strictObject(preferencesState) },
    setPreferences: { kind: 'call', payload: preferencesChangeSchema, answer: setPreferencesAnswerSchema },
    /** The theme that the user has chosen for the page: the window has it at the next start, before the page is there. */
    chooseTheme: { kind: 'call', payload: v.picklist(themeChoices), answer: v.void() },
    /** The paths of the favourites and of the tools used last, for the menus outside of the window. */
    showAtHand: {
      kind: 'call',
      payload: v.strictObject({ favourites: screensSchema, recents: screensSchema }),
      answer: v.void(),
    },
    /** Whether the app must never use the network. Main obeys at once, ends what uses it, and remembers it for the next start. */
    refuseNetwork: { kind: 'call', payload: v.strictObject({ isRefused: v.boolean() }), answer: v.void() },
    /** Opens the system's menu for sharing, where it has one. */
    share: { kind: 'call', payload: shareSchema, answer: v.picklist(['opened', 'unavailable']) },
    hostPokerRoom: { kind: 'call', payload: hostPokerRoomSchema, answer: pokerHostSchema },
    stopPokerRoom: { kind: 'call', payload: v.undefined(), answer: pokerHostSchema },
    /** To this one server the page may open web sockets from now on. */
    joinPokerServer: { kind: 'call', payload: pokerServerSchema, answer: v.void() },
    leavePokerServer: { kind: 'call', payload: v.undefined(), answer: v.void() },
    /** What a page asks that was loaded anew: the server outlives it. */
    getPokerHost: { kind: 'call', payload: v.undefined(), answer: pokerHostSchema },
    /** The system gave us files to open: the page fetches each once, from `opened-files/<token>`. */
    openFiles: { kind: 'event', payload: openedFilesSchema },
    appStarted: { kind: 'event', payload: appStartedSchema },
    navigateTo: { kind: 'event', payload: addressSchema },
    displayAlertMessage: { kind: 'event', payload: toasterSchema },
    /** What `getPreferences` answers is another now, by something else than `setPreferences`. */
    preferencesChanged: { kind: 'event', payload: v.undefined() },
    /** The quick box's page listens. */
    quickBoxStarted: { kind: 'announce', payload: v.undefined() },
    /** Each time before it is shown: it begins anew, and says so. */
    quickBoxShown: { kind: 'event', payload: quickBoxShownSchema },
    /** It has begun anew, and can be seen. */
    quickBoxReady: { kind: 'announce', payload: v.undefined() },
    /** Hides the quick box, and lets the program before it have the focus again. */
    leaveQuickBox: { kind: 'announce', payload: v.undefined() },
    /** Shows the app's window in place of the quick box: as it is, on a screen, or on one that goes on with the content. */
    openWindow: { kind: 'announce', payload: v.undefined() },
    openScreen: { kind: 'call', payload: addressSchema, answer: v.void() },
    openPasted: { kind: 'call', payload: pastedSchema(screenSchema), answer: v.void() },
    /** The window's page goes on with what was put into the quick box. */
    takePasted: { kind: 'event', payload: pastedSchema(screenSchema) },
  } as const satisfies Record<string, Message>;
}

type Messages = ReturnType<typeof messagesFor>;

type Message =
  | { readonly kind: 'announce' | 'event'; readonly payload: v.GenericSchema }
  | { readonly kind: 'call'; readonly payload: v.GenericSchema; readonly answer: v.GenericSchema };

export type MessageName = keyof Messages;
type NameOf<K extends Message['kind']> = {
  [N in MessageName]: Messages[N]['kind'] extends K ? N : never;
}[MessageName];

export type AnnounceName = NameOf<'announce'>;
export type CallName = NameOf<'call'>;
export type EventName = NameOf<'event'>;

/** What the page of the quick box sends, and no other; it sends nothing else. */
const quickBoxMessages: ReadonlySet<MessageName> = new Set<MessageName>([
  'quickBoxStarted',
  'quickBoxReady',
  'leaveQuickBox',
  'openWindow',
  'openScreen',
  'openPasted',
]);

/** Whether a message comes from the page of the quick box, and not from that of the window. */
export const isOfQuickBox = (name: MessageName): boolean => quickBoxMessages.has(name);

/** The payload of a message, after its check. */
export type Payload<N extends MessageName> = v.InferOutput<Messages[N]['payload']>;
/** The answer to a call. */
export type Answer<N extends CallName> = v.InferOutput<Messages[N]['answer']>;

/** What the preload script exposes as `window.desktop`, and nothing else. */
export type DesktopBridge = {
  readonly [N in AnnounceName]: () => void;
} & {
  readonly [N in CallName]: (payload: Payload<N>) => Promise<Answer<N>>;
} & {
  /** Each returns the function that ends the subscription. */
  readonly [N in EventName as `on${Capitalize<N>}`]: (listener: (payload: Payload<N>) => void) => () => void;
};

/** The channel of a message on Electron's IPC. */
export function channelOf(name: MessageName): string {
  return `web-toolbox:${name}`;
}
