import * as v from 'valibot';
import { type DesktopPreferenceName, maxShortcutLength, shortcutTargets } from './desktop-preferences.ts';
import { longestHandedText, maxHandedFileSize } from './quick-box.ts';
import { maxSavedFileSize, maxSavePartSize } from './save-limits.ts';
import { themeChoices } from './theme-choice.ts';
import type { ToasterState } from './toaster.ts';

/**
 * Every message between the desktop shell and the page. The preload bridge, the handlers in main and the types on both
 * sides derive from this map, so types and checks cannot diverge.
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
  /** The extension without the dot: `json`. */
  extensions: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/))), v.minLength(1), v.maxLength(16)),
});

const fileToSave = {
  /**
   * A file name rather than a path: no path separator of any system, no drive or stream (`:`), no control character, no
   * `..`.
   */
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

/** Identifies a file between main and the page, which never refers to files by their paths. */
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
      /** The name on the system: any characters, but not a path. */
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
  /** The host as in URLs, with its port unless that is the scheme's default. */
  host: v.pipe(v.string(), v.maxLength(300), v.regex(/^(?:[a-z\d._~%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu)),
  isSecure: v.boolean(),
});

const pokerHostSchema = v.variant('status', [
  v.strictObject({
    status: v.literal('hosting'),
    port: v.number(),
    /** The addresses in the local network, such as `http://192.168.1.5:8080`; empty without a network. */
    addresses: v.array(v.string()),
  }),
  v.strictObject({ status: v.literal('stopped') }),
  /** The server is not running, for this reason. */
  v.strictObject({ status: v.literal('failed'), reason: v.string() }),
]);

const appStartedSchema = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(100)),
  platform: v.picklist(['win32', 'darwin', 'linux']),
  /** Whether the app is packaged rather than run from the sources. */
  packaged: v.boolean(),
  /** Whether the user has forbidden the app to use the network; main remembers it for both. */
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

/** A change to one or more of the preferences. */
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
  /** Explains preferences that have no effect, or not the expected one, in a sentence each. */
  problems: v.strictObject({
    startAtLogin: v.exactOptional(v.string()),
    closeToTray: v.exactOptional(v.string()),
    globalShortcut: v.exactOptional(v.string()),
    lookForUpdates: v.exactOptional(v.string()),
  }),
} as const;

const setPreferencesAnswerSchema = v.variant('status', [
  v.strictObject({ status: v.literal('done'), ...preferencesState }),
  /** Nothing was changed; the reason is a sentence. */
  v.strictObject({ status: v.literal('refused'), reason: v.string(), ...preferencesState }),
]);

const shareSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(2000)),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.startsWith('https://')),
});

/** The initial content of the quick box. */
const quickBoxShownSchema = v.variant('clipboard', [
  /** The user has not allowed reading the clipboard, or it contains no text. */
  v.strictObject({ clipboard: v.literal('none') }),
  v.strictObject({ clipboard: v.literal('text'), text: v.pipe(v.string(), v.maxLength(longestHandedText)) }),
  v.strictObject({ clipboard: v.literal('too-large') }),
]);

const shortName = v.pipe(v.string(), v.maxLength(100));

/** The content of the quick box, and the screen on which the window continues with it. */
function pastedSchema(screenSchema: v.GenericSchema<string>) {
  return v.strictObject({
    path: screenSchema,
    /** Empty if there is a file. */
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
    /** The stored input that receives it. */
    input: v.exactOptional(shortName),
    operation: v.exactOptional(shortName),
    /** The operation's options, as pairs of name and value. */
    options: v.pipe(v.array(v.strictTuple([shortName, v.pipe(v.string(), v.maxLength(10_000))])), v.maxLength(100)),
    takesFile: v.boolean(),
  });
}

/** The maximum lengths in characters. */
const longestPath = 200;
const longestQuery = 8200;

/** Whether an address is the path of a screen, with or without the state that a link carries. */
function leadsTo(address: string, isScreen: (path: string) => boolean): boolean {
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length);
  return path.length <= longestPath && isScreen(path) && (query === '' || /^\?state=[\w-]+$/.test(query));
}

/**
 * The map of all messages.
 * @param isScreen whether a path leads to a screen; it is passed in because the contract lies below the tools and must
 * not depend on them
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
    /** Saves large content: the target is chosen first, then the content arrives in parts, one after another. */
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
    /**
     * The theme that the user has chosen for the page, which the window uses at the next start before the page has
     * loaded.
     */
    chooseTheme: { kind: 'call', payload: v.picklist(themeChoices), answer: v.void() },
    /** The paths of the favourites and of the most recently used tools, for the menus outside the window. */
    showAtHand: {
      kind: 'call',
      payload: v.strictObject({ favourites: screensSchema, recents: screensSchema }),
      answer: v.void(),
    },
    /**
     * Whether the app must never use the network. Main applies it at once, stops everything that uses the network, and
     * remembers it for the next start.
     */
    refuseNetwork: { kind: 'call', payload: v.strictObject({ isRefused: v.boolean() }), answer: v.void() },
    /** Opens the system's share menu, where there is one. */
    share: { kind: 'call', payload: shareSchema, answer: v.picklist(['opened', 'unavailable']) },
    hostPokerRoom: { kind: 'call', payload: hostPokerRoomSchema, answer: pokerHostSchema },
    stopPokerRoom: { kind: 'call', payload: v.undefined(), answer: pokerHostSchema },
    /** From now on, the page may open web sockets to this one server. */
    joinPokerServer: { kind: 'call', payload: pokerServerSchema, answer: v.void() },
    leavePokerServer: { kind: 'call', payload: v.undefined(), answer: v.void() },
    /** Sent by a page after a reload, which the server survives. */
    getPokerHost: { kind: 'call', payload: v.undefined(), answer: pokerHostSchema },
    /** The system has passed files to open, each of which the page fetches once, from `opened-files/<token>`. */
    openFiles: { kind: 'event', payload: openedFilesSchema },
    appStarted: { kind: 'event', payload: appStartedSchema },
    navigateTo: { kind: 'event', payload: addressSchema },
    displayAlertMessage: { kind: 'event', payload: toasterSchema },
    /** The result of `getPreferences` has changed for a reason other than `setPreferences`. */
    preferencesChanged: { kind: 'event', payload: v.undefined() },
    /** The quick box's page is ready for messages. */
    quickBoxStarted: { kind: 'announce', payload: v.undefined() },
    /** Sent each time before the quick box is shown: its page resets itself and replies with `quickBoxReady`. */
    quickBoxShown: { kind: 'event', payload: quickBoxShownSchema },
    /** The page has reset itself and can be shown. */
    quickBoxReady: { kind: 'announce', payload: v.undefined() },
    /** Hides the quick box and returns the focus to the previous program. */
    leaveQuickBox: { kind: 'announce', payload: v.undefined() },
    /**
     * Shows the app's window in place of the quick box: unchanged, on a screen, or on a screen that continues with the
     * content.
     */
    openWindow: { kind: 'announce', payload: v.undefined() },
    openScreen: { kind: 'call', payload: addressSchema, answer: v.void() },
    openPasted: { kind: 'call', payload: pastedSchema(screenSchema), answer: v.void() },
    /** The window's page continues with the content of the quick box. */
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

/** The messages that only the quick box's page sends; it sends no others. */
const quickBoxMessages: ReadonlySet<MessageName> = new Set<MessageName>([
  'quickBoxStarted',
  'quickBoxReady',
  'leaveQuickBox',
  'openWindow',
  'openScreen',
  'openPasted',
]);

/** Whether a message comes from the page of the quick box rather than from that of the window. */
export const isOfQuickBox = (name: MessageName): boolean => quickBoxMessages.has(name);

/** The payload of a message after validation. */
export type Payload<N extends MessageName> = v.InferOutput<Messages[N]['payload']>;
/** The answer to a call. */
export type Answer<N extends CallName> = v.InferOutput<Messages[N]['answer']>;

/** The complete interface that the preload script exposes as `window.desktop`. */
export type DesktopBridge = {
  readonly [N in AnnounceName]: () => void;
} & {
  readonly [N in CallName]: (payload: Payload<N>) => Promise<Answer<N>>;
} & {
  /** Each method returns the function that ends the subscription. */
  readonly [N in EventName as `on${Capitalize<N>}`]: (listener: (payload: Payload<N>) => void) => () => void;
};

/** The channel of a message on Electron's IPC. */
export function channelOf(name: MessageName): string {
  return `web-toolbox:${name}`;
}
