import { textScreens } from '#tests/support/catalogue/examples.ts';
import { importOfTools } from '#tests/support/catalogue/import-of-tools.ts';
import type { ScriptGraph } from '#tests/support/graphs/script-graph.ts';
import { screens } from '#tools/screens.ts';
import { notLoaded, type Visit, type VisitSource, type VisitsModule } from './visit.ts';

const modules = await importOfTools<VisitsModule>((folder) => new URL(`./visits/${folder}.ts`, import.meta.url));

/** The scripts that no page loads: those of operations without a screen. */
export const listUnused = ({ find }: ScriptGraph): ReadonlySet<string> =>
  new Set([...modules.values()].flatMap(({ withoutScreen = [] }) => withoutScreen.map((name) => find(name))));

/** Lists the visits that load all scripts that no screen needs, except those of `notVisited` and of `listUnused`. */
export function listVisits(graph: ScriptGraph): Visit[] {
  const { find, needs } = graph;
  const scripts: VisitSource['scripts'] = (...names) =>
    new Set(
      names.flatMap((name) => [...needs(name.endsWith(' worker') ? find(name.slice(0, -7), 'worker') : find(name))]),
    );
  const plain: VisitSource['plain'] = (path, ...names) => ({ path, says: notLoaded, scripts: scripts(...names) });
  const visits = [
    ...[...modules.values()].flatMap((module) => module.listVisits({ graph, scripts, plain })),
    ...visitsOfAll({ graph, scripts, plain }),
  ];
  return [...visits, ...visitsOfSamples(graph, visits)];
}

/** The visits that load what many tools share, each to the first of these tools. */
function visitsOfAll({ plain }: VisitSource): Visit[] {
  const [{ screen }] = textScreens;
  const generated = screens.find(({ entry }) => entry.operation !== undefined);
  return [
    {
      ...plain(screen.path, 'history-panel'),
      act: (page) => page.getByRole('button', { name: 'History', exact: true }).click(),
    },
    ...(generated === undefined ? [] : [plain(generated.path, 'operation-worker worker')]),
  ];
}

/**
 * The visits of screens that are generated from an operation and are not among others: their sample loads all that the
 * operation needs.
 */
function visitsOfSamples({ files, find, needs, reach }: ScriptGraph, others: readonly Visit[]): Visit[] {
  // A list imports parts of the worker, from which all other lists can be reached.
  const worker = needs(find('operation-worker', 'worker'));
  return screens.flatMap(({ path, entry }) => {
    const [tool] = entry.operation?.split('.') ?? [];
    const list = files.find((file) => file.startsWith(`${tool}-operations.`));
    return list === undefined || others.some(({ scripts }) => scripts.has(list))
      ? []
      : [{ path, says: notLoaded, scripts: reach(list, worker) }];
  });
}

/**
 * The scripts that no visit loads: encodings of old files, the highlighting of HTML and PHP, the OCR for browsers that
 * lack an instruction, and the check of a host's file, without which the site stays as it was; also the quick box, which
 * exists only in the desktop app.
 */
export const notVisited =
  /^(check-host-file|quick-box|encoding(-lite|-tables)?|multi-byte|single-byte|xml|dist|tesseract-core-simd-lstm)\./;
