import * as v from 'valibot';
import { appStartedSchema, shareSchema, toasterSchema } from './ipc/app-payloads.ts';
import {
  beginSaveSchema,
  cancelledSchema,
  failedSchema,
  openedFilesSchema,
  savedSchema,
  saveFileSchema,
  savePartSchema,
  tokenSchema,
} from './ipc/file-payloads.ts';
import { hostPokerRoomSchema, pokerHostSchema, pokerServerSchema } from './ipc/poker-payloads.ts';
import { preferencesChangeSchema, preferencesState, setPreferencesAnswerSchema } from './ipc/preference-payloads.ts';
import { pastedSchema, quickBoxShownSchema } from './ipc/quick-box-payloads.ts';
import { addressSchemaFor, type IsScreen, screenSchemaFor } from './ipc/screen-payloads.ts';
import { themeSources } from './theme-source.ts';

/**
 * Every message between the desktop shell and the page. The preload bridge, the handlers in main and the types on both
 * sides derive from this map, so types and checks cannot diverge. Larger payloads have their schemas in `ipc/`.
 *
 * - `announce`: renderer to main, no answer
 * - `call`:     renderer to main, answered
 * - `event`:    main to renderer
 */

/**
 * The map of all messages.
 * @param isScreen whether a path leads to a screen; it is passed in because the contract lies below the tools and must
 * not depend on them
 */
export function messagesFor(isScreen: IsScreen) {
  const screenSchema = screenSchemaFor(isScreen);
  const addressSchema = addressSchemaFor(isScreen);
  const screensSchema = v.pipe(v.array(screenSchema), v.maxLength(100));
  return {
    rendererAppStarted: { kind: 'announce', payload: v.undefined() },
    saveFile: {
      kind: 'call',
      payload: saveFileSchema,
      answer: v.variant('status', [savedSchema, cancelledSchema, failedSchema]),
    },
    /** Saves large content: the target is chosen first, then the content arrives in parts, one after another. */
    beginSave: {
      kind: 'call',
      payload: beginSaveSchema,
      answer: v.variant('status', [
        v.strictObject({ status: v.literal('begun'), token: tokenSchema }),
        cancelledSchema,
        failedSchema,
      ]),
    },
    writeSavePart: {
      kind: 'call',
      payload: savePartSchema,
      answer: v.variant('status', [v.strictObject({ status: v.literal('written') }), failedSchema]),
    },
    finishSave: {
      kind: 'call',
      payload: v.strictObject({ token: tokenSchema }),
      answer: v.variant('status', [savedSchema, failedSchema]),
    },
    abandonSave: { kind: 'call', payload: v.strictObject({ token: tokenSchema }), answer: v.void() },
    getPreferences: { kind: 'call', payload: v.undefined(), answer: v.strictObject(preferencesState) },
    setPreferences: { kind: 'call', payload: preferencesChangeSchema, answer: setPreferencesAnswerSchema },
    /**
     * The theme that the user has chosen for the page, which the window uses at the next start before the page has
     * loaded.
     */
    chooseTheme: { kind: 'call', payload: v.picklist(themeSources), answer: v.void() },
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
