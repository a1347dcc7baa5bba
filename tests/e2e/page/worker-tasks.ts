import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A task that a page has requested from one of its workers. */
export interface AskedTask {
  readonly name: string;
  /** Whether the worker has answered. */
  readonly isDone: boolean;
  /**
   * The number of values in the answer: an array of bytes, a text and a Blob count as one each, regardless of their
   * length.
   */
  readonly values: number;
}

/**
 * Makes the page record the tasks that it requests from its workers, for `askedTasks`, and prevents it from ending
 * tasks that take long: the time limits of the app depend on the speed of the machine, which must not affect the tests.
 * Must be called before the page is opened.
 */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface PageTask {
      readonly name: string;
      isDone: boolean;
      isHeld: boolean;
      values: number;
    }
    const asked: PageTask[] = [];
    const held = new Set<string>();
    Object.assign(window, { askedTasks: asked, heldTasks: held });

    const countValues = (value: unknown): number =>
      typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Blob)
        ? Object.values(value).reduce((sum: number, part) => sum + countValues(part), 1)
        : 1;
    const { postMessage, addEventListener } = Worker.prototype;
    /** The tasks by worker and by the number of the request. */
    const tasks = new WeakMap<Worker, Map<unknown, PageTask>>();
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: never[]) {
      const { id, name } = Object(message);
      if (typeof name === 'string') {
        const task = { name, isDone: false, isHeld: held.has(name), values: 0 };
        asked.push(task);
        tasks.set(this, (tasks.get(this) ?? new Map()).set(id, task));
      }
      postMessage.call(this, message, ...rest);
    };
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: never, options?: never) {
      const hear = (event: Event) => {
        const data: unknown = 'data' in event ? event.data : undefined;
        const { id, kind, output } = Object(data);
        const task = kind === 'done' ? tasks.get(this)?.get(id) : undefined;
        if (!task?.isHeld) {
          Object.assign(task ?? {}, { isDone: true, values: countValues(output) });
          (listener as EventListener)(event);
        }
      };
      addEventListener.call(this, type, type === 'message' ? hear : listener, options);
    };

    const shortestLimit = 2000;
    const start = window.setTimeout;
    const startUnlessLimit = (handler: TimerHandler, delay = 0, ...parameters: unknown[]) =>
      delay < shortestLimit ? start(handler, delay, ...parameters) : 0;
    Object.assign(window, { setTimeout: startUnlessLimit });
  });
}

/**
 * Returns the tasks of this name that the page has requested from its workers since it was loaded. Needs `watchTasks`.
 */
export function askedTasks(page: Page, name: string): Promise<AskedTask[]> {
  return page.evaluate(
    (wanted) => (window as unknown as { askedTasks: AskedTask[] }).askedTasks.filter((task) => task.name === wanted),
    name,
  );
}

/**
 * Expects the conditions that keep a page responsive regardless of the amount of data: workers have done all the tasks,
 * and have answered with few values, and the page contains only the visible part of them. Needs `watchTasks`.
 */
export async function expectWorkElsewhere(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const done = (await askedTasks(page, name)).filter(({ isDone }) => isDone);
    expect(done, `what a worker has done as ${name}`).not.toEqual([]);
    expect(Math.max(...done.map(({ values }) => values)), `values of an answer to ${name}`).toBeLessThan(500);
  }
  expect(await page.evaluate(() => document.body.innerText.length)).toBeLessThan(100_000);
}

/**
 * Withholds the answers to tasks of this name that the page has not received yet, or requests before `releaseAnswers`,
 * as if the tasks ran forever: their intermediate state remains for as long as a test needs it. Needs `watchTasks`.
 */
export async function holdAnswers(page: Page, name: string): Promise<void> {
  await page.evaluate((held) => {
    const { askedTasks, heldTasks } = window as unknown as {
      askedTasks: { name: string; isHeld: boolean }[];
      heldTasks: Set<string>;
    };
    heldTasks.add(held);
    for (const task of askedTasks.filter(({ name }) => name === held)) {
      task.isHeld = true;
    }
  }, name);
}

/** Delivers the answers to the tasks that the page requests from now on, but never those to the tasks that were held. */
export async function releaseAnswers(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { heldTasks: Set<string> }).heldTasks.clear());
}
