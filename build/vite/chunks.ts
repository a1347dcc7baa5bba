import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { encodingTablesGroup } from './encoding-tables.ts';
import { importedBy, inOrder } from './group-modules.ts';

/**
 * Assigns the page's modules to files. By default the bundler creates a file for each set of screens that share a
 * module: a screen then requests sixty to seventy files, most of them under 2 kB, and each request costs the browser
 * more than its bytes.
 */

const modules = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join('|')})`);

/** What Home imports on demand until it is at rest, as files below renderer/. */
const homeAtRest = ['app/after-start.ts', 'screens/home/change-log.tsx', 'components/paste-box/answers.tsx'];

/** The editor, which the screen that most people open shows, as a file below renderer/. */
const fullEditor = 'components/code-editor/full-editor.tsx';

/** What loads once a field has the focus, as a file below renderer/. */
const recorder = 'state/history/record-changes.ts';

/** Includes the parts of MUI that the first paint needs. */
const framework = modules(
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@emotion|stylis)/',
  'node_modules/@mui/(?:system|styled-engine|private-theming)/',
  // How the keyboard moves within menus, tabs and groups of buttons, which no first paint has.
  'node_modules/@mui/(?:utils|material/utils)/(?!useRovingTabIndex)',
  // Small modules that Home needs for its first paint and other screens need as well.
  'renderer/components/(?:code-editor/look/code-metrics|fields/is-composing|file-drop/dropped-content)\\.',
  'renderer/state/inputs/pasted-content\\.',
  'shared/formats/words/(?:count-of|format-byte-length|locale|shorten-text)\\.',
  'node_modules/@mui/material/(?:styles|ButtonBase|DefaultPropsProvider|IconButton|Paper|Skeleton|SvgIcon|Typography)/',
);

/** Includes the box, which also opens from elsewhere. */
const home = modules(
  'renderer/screens/home/(?!change-log)',
  'renderer/components/paste-box/(?:paste-box|paste-field|field-|use-field-|answers-handle)',
  'node_modules/@mui/icons-material/(?:InsertDriveFileOutlined|LockOutlined)',
);

/**
 * What Home loads once it is idle: the change log, which is below the fold, and what recognises the content of the box
 * and shows the answers. The palette loads the latter, too.
 */
const afterHome = modules(
  'renderer/screens/home/change-log',
  'CHANGELOG\\.md',
  'renderer/components/paste-box/',
  'renderer/app/quick-box/open-pasted-here\\.',
  'renderer/workers/recognition-worker/',
);

/**
 * What opens over a screen, and the code that it and the box's answers share with the screens. What Home at rest needs
 * of it loads after the first paint of every page, and none of that may need what the screens are built from.
 */
const surfaces = modules(
  'node_modules/@mui/material/(?:Alert|Backdrop|Button|Dialog|DialogActions|DialogContent|DialogContentText|DialogTitle|Fade|Grow|Modal|Portal|Unstable_TrapFocus|transitions)/',
  'node_modules/@mui/icons-material/(?:CloseOutlined|ErrorOutlineOutlined)',
  'renderer/(?:app|offline|state|workers|platform|types)/(?!(?:palette/|recognition-worker/|screen-links/(?!incoming-links|read-incoming)|screen-state/(?!incoming-state|state-extension)|(?:keyboard/shortcuts-dialog|overlays/(?:messages|toaster|confirm-dialog|file-transfers)|rescue-input|incoming-files/tool-chooser|paste-anywhere/box-dialog)\\.|screen-header/help-|hint/|history/))',
  'renderer/components/(?:lazy-part/|(?:busy-indicator/use-time-left|copy-button/(?:use-copy|write-clipboard)|find-field|is-behind-dialog|letter-of-key|markdown|outward-link|pane/(?:error-note|pane-note)|visually-hidden)\\.)',
  'shared/(?!formats/(?!words/(?:capitalize|describe-place|describe-time-left|locale)|file-kinds/))',
  'tools/(?!search-screens)[^/]+\\.ts',
);

/** What loads after the first paint of every page, with the modules used only there. */
const afterStart = modules(
  'renderer/app/(?:after-start|overlays/(?:announcer|overlays)|incoming-files/(?!tool-chooser)|offline/|screen-links/(?:incoming-links|read-incoming)|paste-anywhere/(?!box-dialog)|keyboard/(?:keyboard|use-))',
  'renderer/app/hint/(?!hint-tooltip)',
);

/**
 * What floats beside an element: hints, loaded with the first one, controls behind “…”, whole texts of cells, and lists
 * of suggestions.
 */
const floating = modules(
  'renderer/components/pane/more-controls',
  'renderer/app/hint/hint-tooltip',
  'renderer/components/result-table/text-beside',
  'node_modules/@mui/material/(?:Tooltip|Popper|Autocomplete|useAutocomplete)/',
  'node_modules/@popperjs/',
);

/** Stores past inputs; loaded when a text first changes. */
const history = modules('node_modules/idb/', 'renderer/state/history/', 'shared/formats/secrets/');

/** The parts around a screen that load on demand, the first message included. */
const onDemand = modules(
  'node_modules/@mui/material/(?:ClickAwayListener|Drawer|Snackbar|SnackbarContent)/',
  'renderer/state/screen-state/(?!incoming-state|state-extension)',
  'renderer/platform/save-by-dialog\\.',
  'renderer/app/(?:palette/|screen-links/(?!incoming-links|read-incoming)|(?:keyboard/shortcuts-dialog|overlays/(?:messages|toaster|confirm-dialog|file-transfers)|rescue-input|incoming-files/tool-chooser|paste-anywhere/box-dialog)\\.)',
  'tools/search-screens\\.',
  'node_modules/@leeoniya/ufuzzy/',
  'renderer/app/screen-header/help-',
  'renderer/components/send-to/(?:send-to-menu|send-targets)',
  'tools/[^/]+/help\\.ts',
);

/**
 * MUI's table pagination creates number formats as soon as it is loaded, which takes longer than many a screen does.
 */
const tables = modules(
  'node_modules/@mui/material/TablePagination',
  'renderer/components/(?:filtered-table|result-table)/',
);

/** Includes JSON, which most tools with an editor show. Other languages load when an editor first needs them. */
const editor = modules(
  'node_modules/@codemirror/(?:state|view|commands|language|lang-json)/',
  'node_modules/@lezer/(?:common|highlight|lr|json)/',
  'node_modules/(?:style-mod|w3c-keyname|crelt|@marijn)/',
  'renderer/components/code-editor/(?!languages)',
);

/**
 * What the screens are built from, including the rest of MUI. It has the part of the editor that shows before the
 * editor itself has loaded, and omits what is large and needed by few screens.
 */
const parts = modules(
  'node_modules/@mui/(?!material/(?:TablePagination|ClickAwayListener|Drawer|ListItemIcon|ListItemText|Snackbar|SnackbarContent|Autocomplete|useAutocomplete|Popper|Slider|Tooltip))',
  'renderer/components/(?!code-editor|filtered-table|result-table|paste-box/|send-to/(?:send-to-menu|send-targets))',
  // What is left out belongs to the history, or to single tools.
  'shared/formats/(?!secrets/|crc32\\.|text-encoding/(?!encodings|decode-utf8))',
  'renderer/state/history/history-choices\\.',
  'renderer/components/code-editor/(?:code-editor|field-over-text|plain-(?:editor|lines)|document/json-tokens|look/(?:code-metrics|token-colours))\\.',
);

/**
 * Whether a module is shared. Shared ones are split by whether the screen that most people open needs them, and by what
 * loads as they are used: nearly all other screens need some of the rest as well.
 */
const shared = (id: string) => surfaces.test(id) || parts.test(id);

/**
 * The groups for rolldown's `output.codeSplitting`. A module goes to the first group that matches, along with its
 * imports. Modules that only one screen uses stay in that screen's file.
 * @param mostOpened the screens that most people open, as files below renderer/. Without any, the code that screens share
 *   would hardly be split.
 */
export const chunkGroups = (mostOpened: readonly string[]) =>
  inOrder([
    { name: 'framework', test: framework },
    // Everything needed for the first paint is in one file, whatever else shares it.
    { name: 'app', tags: ['$initial' as const] },
    { name: 'home', test: home },
    { name: neededBy(homeAtRest, 'surfaces'), test: surfaces, minShareCount: 2 },
    { name: 'after-home', test: afterHome },
    { name: neededBy([...mostOpened, fullEditor, recorder], 'parts'), test: shared, minShareCount: 2 },
    { name: 'more-parts', test: shared, minShareCount: 2 },
    { name: 'floating', test: floating },
    { name: 'tables', test: tables, minShareCount: 2 },
    { name: 'editor', test: editor },
    { name: 'history', test: history },
    { name: 'after-start', test: afterStart },
    { name: 'on-demand', test: onDemand },
    encodingTablesGroup,
  ]);

/** Restricts a group to files below renderer/ and the modules that they import, directly or not, other than on demand. */
function neededBy(files: readonly string[], name: string) {
  const entries = files.map((file) => fileURLToPath(new URL(`../../renderer/${file}`, import.meta.url)));
  let needed: ReadonlySet<string> | undefined;
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    needed ??= importedBy(entries, graph);
    return needed.has(id) ? name : null;
  };
}
