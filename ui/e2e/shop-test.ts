import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import type { Language } from '@shop/core/languages/language';
import { type Running, startServer } from './shop-process.ts';

/** Words of a language as the shop shows them; an unknown key fails the test instead of matching anything. */
export type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const wordsOf = async (language: Language): Promise<Word> => {
  const file = resolve(import.meta.dirname, `../../adapters/src/words/${language}.json`);
  const words: Readonly<Record<string, string>> = JSON.parse(await readFile(file, 'utf8'));
  return (key, values = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`${language} has no words for ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};

type TestFixtures = {
  /** Fails the test when the page logs an error or throws: a hydration mismatch shows up here. */
  readonly cleanConsole: undefined;
  readonly words: (language: Language) => Promise<Word>;
};

/** A test with a shop of its own worker: own process, own data folder, port 0. */
export const test = base.extend<TestFixtures, { readonly shop: Running }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
      const shop = await startServer('ui/dist/server/server.js', [], { DATA_DIR: dataDir });
      await use(shop);
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  words: ({}, use) => use(wordsOf),
  cleanConsole: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use(undefined);
      if (problems.length > 0) throw new Error(`the page complained:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
