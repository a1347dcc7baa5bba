import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** Rules for every workflow, independent of its content. Only a run can show what they do. */

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly 'runs-on'?: string;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = new URL('../../.github/workflows/', import.meta.url);
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
// Like GitHub, this treats a duplicate key as an error.
const workflows = new Map(
  [...texts].map(([name, text]) => [name, parse(text, { uniqueKeys: true, strict: true }) as Workflow]),
);
const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const packaging = readFileSync(new URL('../../docs/packaging.md', import.meta.url), 'utf8');

interface Place {
  readonly file: string;
  readonly id: string;
  readonly job: Job;
}

const places: readonly Place[] = [...workflows].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([id, job]) => ({ file, id, job })),
);
const named = places.map((place) => [`${place.file} ${place.id}`, place] as const);
const stepsOf = (job: Job) => job.steps ?? [];
const commandsOf = (job: Job) => stepsOf(job).flatMap(({ run }) => run ?? []);
const says = (job: Job, command: string) => commandsOf(job).some((run) => run.includes(command));

/** All jobs that must have passed before this one, including those of called workflows. */
function neededBy({ file, job }: Place): readonly Place[] {
  return [job.needs ?? []].flat().flatMap((id) => {
    const needed = places.find((place) => place.file === file && place.id === id);
    const called = needed?.job.uses?.replace('./.github/workflows/', '');
    return needed === undefined
      ? []
      : [
          needed,
          ...neededBy(needed),
          ...places.filter((place) => place.file === called).flatMap((one) => [one, ...neededBy(one)]),
        ];
  });
}

/** The systems and Node versions that run a command. */
function runsOf(command: string): readonly string[] {
  return places.flatMap(({ job }) => {
    const { os = [job['runs-on'] ?? ''], node = ['.nvmrc'] } = job.strategy?.matrix ?? {};
    return says(job, command) ? os.flatMap((one) => node.map((version) => `${one} ${version}`)) : [];
  });
}

const isRelease = ({ job }: Place) => /github\.(?:ref_type == 'tag'|event_name == 'release')/u.test(job.if ?? '');

describe('every job', () => {
  it.each(named)('%s calls scripts that exist', (_name, { job }) => {
    const called = commandsOf(job).flatMap((command) =>
      Array.from(command.matchAll(/npm run (?:--silent )?([\w:-]+)/gu), ([, script = '']) => script),
    );
    expect(called.filter((script) => !(script in project.scripts))).toEqual([]);
  });

  it.each(named)('%s ends by itself, installs what the lock file says, and pins what it uses', (_name, { job }) => {
    if (job.uses !== undefined) {
      expect(texts.has(job.uses.replace('./.github/workflows/', ''))).toBe(true);
      return;
    }
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(commandsOf(job).filter((command) => /npm (?:install|i)\b/u.test(command))).toEqual([]);
    const actions = stepsOf(job).flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/u.test(action))).toEqual([]);
  });

  it.each(named)('%s may write, keeps its token and sees secrets only for a release', (_name, place) => {
    const { job } = place;
    const mayWrite = Object.values(job.permissions ?? {}).includes('write');
    const isTrusted = isRelease(place);
    expect(mayWrite && !isTrusted).toBe(false);
    expect(/secrets\.|github\.token/u.test(JSON.stringify(job)) && !isTrusted).toBe(false);
    const keeps = stepsOf(job).some(
      ({ uses, with: options }) => uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
    );
    // A job that pushes has to keep its token.
    expect(keeps).toBe(says(job, 'git push'));
  });

  it.each(named)('%s runs no text of others: what an event says is never part of a command', (_name, { job }) => {
    expect(commandsOf(job).filter((run) => /\$\{\{/u.test(run))).toEqual([]);
  });

  it('may read only, unless it says more, and never runs for forks with rights', () => {
    for (const [name, { permissions }] of workflows) {
      expect(permissions).toEqual({ contents: 'read' });
      expect(texts.get(name)).not.toContain('pull_request_target');
    }
  });
});

describe('what is tested', () => {
  const engines: string = project.engines.node;
  const oldest = /\d+\.\d+/u.exec(engines)?.[0] ?? '';

  it('is tested with the oldest Node of package.json and the two after, on three systems', () => {
    const nodes = [oldest, '24', '26'];
    const systems = ['windows-latest', 'macos-latest'];
    expect([...runsOf('npm test')].sort()).toEqual(nodes.map((node) => `ubuntu-latest ${node}`).sort());
    expect(new Set(runsOf('npm run check'))).toEqual(
      new Set(systems.flatMap((system) => nodes.map((node) => `${system} ${node}`))),
    );
  });

  it.each(['npm test', 'npm run test:server'])('has Redis before %s', (command) => {
    for (const { job } of places.filter((place) => says(place.job, command))) {
      const runs = commandsOf(job);
      const redis = runs.findIndex((run) => /install.*redis/u.test(run));
      expect(redis).not.toBe(-1);
      expect(redis).toBeLessThan(runs.findIndex((run) => run.startsWith(command)));
    }
    expect(runsOf(command)).not.toEqual([]);
  });

  it('is Electron itself on three systems, under Xvfb on Linux, and Firefox and WebKit', () => {
    expect(runsOf('npm run test:desktop').map((run) => run.split(' ')[0])).toEqual(
      expect.arrayContaining(['ubuntu-latest', 'windows-latest', 'macos-latest']),
    );
    const [{ job } = { job: {} }] = places.filter((place) => says(place.job, 'npm run test:desktop'));
    const onLinux = stepsOf(job).filter(
      ({ run, if: when }) => run?.includes('test:desktop') && when?.includes("== 'Linux'"),
    );
    expect(onLinux.map(({ run }) => run)).toEqual([expect.stringMatching(/^xvfb-run /u)]);
    expect(JSON.stringify(job)).not.toContain('DESKTOP_FORM');
    const [browsers] = places.filter((place) => says(place.job, 'npm run test:browsers'));
    expect(says(browsers?.job ?? {}, 'playwright install --with-deps firefox webkit')).toBe(true);
  });

  it('is what was packed, before a restriction of Ubuntu is lifted for it', () => {
    for (const { job } of places.filter((place) => says(place.job, 'try-package'))) {
      const runs = commandsOf(job);
      const place = (part: string) => runs.findIndex((command) => command.includes(part));
      expect(place('try-package -- dist/Web-Toolbox-x86_64.AppImage')).toBeGreaterThan(place('npm run dist'));
      expect(place('try-package -- dist/')).toBeLessThan(place('apparmor_restrict_unprivileged_userns=0'));
      expect(runs.filter((command) => command.includes('--no-sandbox'))).toEqual([]);
    }
    expect(runsOf('try-package')).toHaveLength(3);
  });
});

describe('a release', () => {
  const writers = places.filter(({ job }) => Object.values(job.permissions ?? {}).includes('write'));

  it.each(writers.filter(({ file }) => file === 'release.yml').map((place) => [place.id, place] as const))(
    '%s comes after the scenarios and the packages of the three systems',
    (_id, place) => {
      const needed = neededBy(place);
      expect(needed.some(({ job }) => says(job, 'npm run test:desktop'))).toBe(true);
      expect(needed.some(({ job }) => says(job, 'npm run try-package'))).toBe(true);
    },
  );

  it('publishes from the three systems to one draft, whose notes are those of the version', () => {
    expect(runsOf('npm run dist -- --publish').map((run) => run.split(' ')[0])).toEqual([
      'ubuntu-latest',
      'windows-latest',
      'macos-latest',
    ]);
    const [draft] = places.filter(({ job }) => says(job, 'gh release create'));
    expect(says(draft?.job ?? {}, '--draft')).toBe(true);
    expect(commandsOf(draft?.job ?? {}).join('\n')).toMatch(
      /npm run --silent release-notes > (\S+)[\s\S]+--notes-file \1/u,
    );
    expect(workflows.get('release.yml')?.on).toEqual({ push: { tags: ['v*'] } });
  });

  it('attests what it publishes, with a bill of materials', () => {
    const actions = places.flatMap(({ job }) => stepsOf(job).map(({ uses }) => uses?.replace(/@.*$/u, '')));
    expect(actions).toEqual(
      expect.arrayContaining(['actions/attest-build-provenance', 'actions/attest-sbom', 'actions/deploy-pages']),
    );
    for (const { job } of places) {
      if (stepsOf(job).some(({ uses }) => uses?.startsWith('actions/attest-'))) {
        expect(job.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
      }
    }
  });

  it('signs with secrets alone, each for the system that it is of, and the documentation has them all', () => {
    const used = new Set(
      Array.from([...texts.values()].join('\n').matchAll(/secrets\.(\w+)/gu), ([, name = '']) => name),
    );
    const documented = new Set(
      Array.from(packaging.matchAll(/`((?:MAC|APPLE|WINDOWS|AZURE)_[A-Z_]+)`/gu), ([, name = '']) => name),
    );
    expect([...used].sort()).toEqual([...documented].sort());
    for (const { env = {} } of places.flatMap(({ job }) => stepsOf(job))) {
      for (const value of Object.values(env).filter((text) => text.includes('secrets.'))) {
        expect(value).toMatch(/^\$\{\{ runner\.os == '\w+' && secrets\.\w+ \|\| '' \}\}$/u);
      }
    }
  });
});

it('the documentation names every workflow, and says which of them no run has shown yet', () => {
  for (const { name } of workflows.values()) {
    expect(packaging).toMatch(
      new RegExp(`\\| \\*${name}\\* .*\\| (?:never run|run on \\d{4}-\\d{2}-\\d{2}) +\\|`, 'u'),
    );
  }
});
