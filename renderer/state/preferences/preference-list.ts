import { canKeepOffline } from '#renderer/platform/can-keep-offline.ts';
import { platform } from '#renderer/platform/index.ts';

interface NamedGroup {
  readonly title: string;
  readonly preferences: readonly { readonly title: string; readonly words: string }[];
}

const ofDesktop = [
  {
    title: 'Desktop app',
    preferences: [
      { title: 'Start at login', words: 'autostart launch tray menu bar' },
      { title: 'Close to tray', words: 'menu bar background quit window' },
      { title: 'Check for updates', words: 'version upgrade install' },
      { title: 'Shortcut to the window', words: 'global keyboard keys hotkey' },
      { title: 'What the shortcut opens', words: 'global keyboard keys hotkey quick box paste window' },
      { title: 'Let the quick box read the clipboard', words: 'paste copy shortcut window privacy' },
    ],
  },
] as const;

const ofOffline = [
  {
    title: 'Offline',
    preferences: [
      {
        title: 'Work without a network',
        words: 'offline install download cache keep everything storage airplane',
      },
    ],
  },
] as const;

/** All preferences, in display order. The palette uses this list too, without the components that show them. */
export const preferenceList = [
  {
    title: 'Appearance',
    preferences: [
      { title: 'Theme', words: 'dark light system mode colours colors contrast night' },
      { title: 'Activate the Dark theme mode', words: 'dark light colours colors night' },
      { title: 'Density', words: 'compact comfortable rows height spacing size small' },
    ],
  },
  {
    title: 'Editor',
    preferences: [
      { title: 'Font size', words: 'code text letters zoom pixels small large' },
      { title: 'Tab width', words: 'code spaces indentation indent' },
      { title: 'Wrap long lines', words: 'code break soft word wrapping' },
      {
        title: 'Mark unusual characters',
        words: 'invisible hidden zero-width no-break space bidi direction confusable look-alike homoglyph unicode show',
      },
    ],
  },
  {
    title: 'Keyboard',
    preferences: [
      {
        title: 'Single-key shortcuts',
        words: 'character key keys question mark accessibility speech dictation hotkey',
      },
    ],
  },
  {
    title: 'Start',
    preferences: [{ title: 'Start screen', words: 'home first open begin launch tool' }],
  },
  {
    title: 'Formats',
    preferences: [
      {
        title: 'Language of formats',
        words: 'numbers dates times sizes locale region country separators comma decimal',
      },
    ],
  },
  {
    title: 'Network',
    preferences: [
      { title: 'Never use the network', words: 'offline internet privacy requests' },
      { title: 'Network access', words: 'internet privacy requests github poker servers updates' },
    ],
  },
  ...(canKeepOffline() ? ofOffline : []),
  {
    title: 'History',
    preferences: [
      { title: 'Keep a history of inputs', words: 'past undo snippets recent storage privacy' },
      {
        title: 'Also keep what looks like a secret',
        words: 'history tokens keys passwords cookies credentials privacy security',
      },
      { title: 'Clear the history', words: 'delete forget past snippets privacy' },
    ],
  },
  {
    title: 'Saved inputs and preferences',
    preferences: [
      { title: 'What is kept', words: 'stored storage data privacy size inputs choices favourites' },
      {
        title: 'Export, import or clear',
        words: 'export import save file backup clear everything delete reset forget storage data',
      },
    ],
  },
  ...(platform.preferences === undefined ? [] : ofDesktop),
] as const satisfies readonly NamedGroup[];

/** The title that identifies a preference. */
export type PreferenceTitle = (typeof preferenceList)[number]['preferences'][number]['title'];
