import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[]; readonly tags?: readonly string[] } };
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = new URL('../../.github/workflows/', import.meta.url);
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
// As GitHub reads it: a key that is there twice is an error.
const read = (name: string): Workflow => parse(texts.get(name) ?? '', { uniqueKeys: true, strict: true });
const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const jobs = [...texts.keys()].flatMap((name) =>
  Object.entries(read(name).jobs).map(([id, job]) => [`${name} ${id}`, job] as const),
);
const commands = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? [];
const allSystems = ['ubuntu-latest', 'windows-latest', 'macos-latest'];

describe('workflows', () => {
  it('are the two that the documentation names', () => {
    expect([...texts.keys()].sort()).toEqual(['ci.yml', 'desktop.yml']);
  });

  it.each(jobs)('%s calls scripts that exist', (_name, job) => {
    const called = commands(job).flatMap((command) =>
      [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(called.filter((name) => name === undefined || !(name in project.scripts))).toEqual([]);
  });

  it.each(jobs)('%s ends by itself, installs what the lock file says, and pins what it uses', (_name, job) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect(commands(job).filter((command) => /npm (?:install|i)\b/.test(command))).toEqual([]);
    const actions = job.steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    for (const { uses, with: options } of job.steps) {
      if (uses?.startsWith('actions/checkout@')) {
        expect(options).toEqual({ 'persist-credentials': false });
      }
    }
  });

  it.each(jobs)('%s may write and sees secrets only for a tag', (name, job) => {
    const isRelease = /desktop\.yml (?:draft|publish)/.test(name);
    expect(job.if === "github.ref_type == 'tag'").toBe(isRelease);
    expect(job.permissions).toEqual(isRelease ? { contents: 'write' } : undefined);
    expect(/secrets\.|github\.token/.test(JSON.stringify(job))).toBe(isRelease);
  });

  it('may read only, unless a job says more', () => {
    for (const name of texts.keys()) {
      expect(read(name).permissions).toEqual({ contents: 'read' });
      expect(texts.get(name)).not.toContain('pull_request_target');
    }
  });
});

describe('ci.yml', () => {
  const { jobs: ciJobs, on } = read('ci.yml');

  it('runs all tests with each Node that is supported, and looks for known weaknesses', () => {
    expect(on.push.branches).toEqual(['main']);
    expect(ciJobs.test?.strategy?.matrix.node).toEqual(['20.19', '22', '24']);
    expect(commands(ciJobs.test)).toEqual(['npm ci', 'npm test']);
    expect(commands(ciJobs.audit)).toEqual(['npm audit --omit=dev']);
  });
});

describe('desktop.yml', () => {
  const { jobs: desktopJobs, on } = read('desktop.yml');
  const { scenarios, package: packages, draft, publish } = desktopJobs;

  it('runs the scenarios with Electron itself on the three systems, on Linux under Xvfb', () => {
    expect(scenarios?.strategy?.matrix.os).toEqual(allSystems);
    const run = commands(scenarios);
    const order = [
      'npm ci',
      'npx install-electron --no',
      'npm run build',
      'xvfb-run --auto-servernum npm run test:desktop',
    ];
    const places = order.map((start) => run.findIndex((command) => command.startsWith(start)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(JSON.stringify(scenarios)).not.toContain('DESKTOP_FORM');
  });

  it('packs and starts what was packed, on the three systems', () => {
    expect(packages?.strategy?.matrix.os).toEqual(allSystems);
    expect(commands(packages)).toContain('npm run dist');
    expect(commands(packages)).toContain('npm run try-package');
  });

  it('publishes on a tag, after everything else, from the three systems, to one draft', () => {
    expect(on.push.tags).toEqual(['v*']);
    expect(draft?.needs).toEqual(['scenarios', 'package']);
    expect(
      commands(draft).some((command) => command.includes('gh release create') && command.includes('--draft')),
    ).toBe(true);
    expect(publish?.needs).toBe('draft');
    expect(publish?.strategy?.matrix.os).toEqual(allSystems);
    expect(commands(publish)).toEqual(['npm ci', 'npm run dist -- --publish']);
  });

  it('signs and notarises with what secrets hold, and with nothing in the repository', () => {
    const { env = {} } = publish?.steps.find(({ run }) => run?.includes('--publish')) ?? {};
    expect(Object.keys(env)).toEqual([
      'GH_TOKEN',
      'CSC_LINK',
      'CSC_KEY_PASSWORD',
      'APPLE_ID',
      'APPLE_APP_SPECIFIC_PASSWORD',
      'APPLE_TEAM_ID',
      'WIN_CSC_LINK',
      'WIN_CSC_KEY_PASSWORD',
    ]);
    for (const value of Object.values(env)) {
      expect(value).toMatch(/^\$\{\{ (?:github\.token|runner\.os == '\w+' && secrets\.\w+ \|\| '') \}\}$/);
    }
  });
});
