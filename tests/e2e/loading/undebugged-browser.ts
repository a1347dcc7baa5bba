import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from '@playwright/test';
import { WebSocket } from 'ws';
import { chromiumArguments, findChromium } from '#build/chromium.ts';

/**
 * A browser of which only the pages are watched at first. Playwright also watches service workers, and a watched
 * service worker is never idle: it does not give way to the next version, as it does for users.
 */
export interface UndebuggedBrowser {
  readonly open: (address: string) => Promise<WatchedPage>;
  /** From now on Playwright watches all existing and future pages and workers. */
  readonly connect: () => Promise<Browser>;
  readonly end: () => Promise<void>;
}

export interface WatchedPage {
  /** Runs a function that does not use anything from its enclosing scope. */
  readonly evaluate: <T>(run: () => T | Promise<T>) => Promise<T>;
}

interface Answer<T = unknown> {
  readonly id: number;
  readonly result?: {
    readonly result: { readonly value: T };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
}

/** @param folder the folder for its profile */
export async function startUndebugged(folder: string): Promise<UndebuggedBrowser> {
  const program = spawn(
    findChromium() ?? '',
    [
      ...chromiumArguments,
      '--headless=new',
      '--window-size=1920,1000',
      '--force-prefers-reduced-motion',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(folder, 'profile')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endpoint = await findEndpoint(program);
  const { host } = new URL(endpoint);
  let browser: Browser | undefined;
  return {
    open: async (address) => {
      const answer = await fetch(`http://${host}/json/new?${encodeURIComponent(address)}`, { method: 'PUT' });
      const { webSocketDebuggerUrl } = (await answer.json()) as { readonly webSocketDebuggerUrl: string };
      const page = await watchPage(webSocketDebuggerUrl);
      // Until then the page is an empty one, with another origin.
      while (!(await page.evaluate(() => location.href)).startsWith('http')) {}
      return page;
    },
    connect: async () => {
      browser = await chromium.connectOverCDP(endpoint);
      return browser;
    },
    end: async () => {
      await browser?.close();
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}

async function findEndpoint({ stderr }: ChildProcess): Promise<string> {
  if (stderr !== null) {
    for await (const line of createInterface({ input: stderr })) {
      const endpoint = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (endpoint !== undefined) {
        stderr.resume();
        return endpoint;
      }
    }
  }
  throw new Error('Chromium ended before it listened.');
}

async function watchPage(address: string): Promise<WatchedPage> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ask = <T>(expression: string) => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Answer<T>>((resolve) => {
      waiting.set(id, resolve as (answer: Answer) => void);
    });
    const params = { expression, awaitPromise: true, returnByValue: true };
    socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
    return answer;
  };
  return {
    evaluate: async <T>(run: () => T | Promise<T>) => {
      const { result } = await ask<T>(`(${run})()`);
      if (result === undefined || result.exceptionDetails !== undefined) {
        throw new Error(result?.exceptionDetails?.exception?.description ?? 'The page could not be asked.');
      }
      return result.result.value;
    },
  };
}
