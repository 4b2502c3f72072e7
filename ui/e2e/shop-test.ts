import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage } from '@playwright/test';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { type Running, startServer } from './shop-process.ts';
import { startedPages } from './started-pages.ts';

/** An answer that the browser itself logs as an error. */
type Refusal = { readonly status: number; readonly path: string };

export type Provoke = (status: 400 | 404 | 422 | 503, path: string) => void;

/** Activates levers, which make the shop fail, until the test ends; a later call replaces the earlier levers. */
export type Pull = (...levers: readonly object[]) => Promise<void>;

type TestFixtures = {
  readonly pull: Pull;
  readonly refusals: Refusal[];
  /** Declares an answer that the test causes: it is not counted as an error, but must occur. */
  readonly provoke: Provoke;
  /** Fails the test when the page logs an error or throws, such as on a hydration mismatch. */
  readonly cleanConsole: undefined;
};

type Shop = Running & { readonly dataDir: string; readonly leverFile: string };

const refusalOf = (message: ConsoleMessage): Refusal => ({
  status: Number(/responded with a status of (\d+)/.exec(message.text())?.[1]),
  path: URL.parse(message.location().url)?.pathname ?? '',
});

const pullIn = (file: string, ...levers: readonly object[]): Promise<void> =>
  writeFile(file, JSON.stringify({ levers }));

/** A test whose worker has a shop of its own: process, data folder and port. */
export const test = base.extend<TestFixtures, { readonly shop: Shop }>({
  browser: [({ browser }, use) => use(startedPages(browser)), { scope: 'worker' }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
      const leverFile = join(dataDir, 'levers.yaml');
      await pullIn(leverFile);
      const shop = await startServer('ui/dist/server/server.js', [], {
        DATA_DIR: dataDir,
        SHOP_AT: instantText(testStart),
        LEVERS: leverFile,
      });
      await use({ ...shop, dataDir, leverFile });
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  pull: async ({ shop }, use) => {
    await use((...levers) => pullIn(shop.leverFile, ...levers));
    await pullIn(shop.leverFile);
  },
  // A visitor's clock may be wrong by years; the shop determines the day.
  page: async ({ page }, use) => {
    await page.clock.setFixedTime('2031-03-05T03:00:00Z');
    await use(page);
  },
  baseURL: ({ shop }, use) => use(shop.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  refusals: ({}, use) => use([]),
  provoke: ({ refusals }, use) => use((status, path) => refusals.push({ status, path })),
  cleanConsole: [
    async ({ page, refusals }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { status, path } = refusalOf(message);
        const expected = refusals.findIndex((one) => one.status === status && one.path === path);
        if (expected === -1) problems.push(`${message.text()} ${message.location().url}`);
        else refusals.splice(expected, 1);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use(undefined);
      problems.push(...refusals.map(({ status, path }) => `no answer ${status} came from ${path}`));
      if (problems.length > 0) throw new Error(`the page complained:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
