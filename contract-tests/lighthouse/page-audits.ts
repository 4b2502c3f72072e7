import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { systemBrowser } from '../../adapters/src/payment/browser/system-browser.mjs';
import { prepareOrder } from '../../ui/e2e/prepared-order.ts';
import { pages } from '../../ui/e2e/shop-pages.ts';

/** The three categories that must have a score of 100. */
export const barred = ['accessibility', 'best-practices', 'seo'] as const;

export type Audit = {
  readonly page: string;
  /** Score of each category, 0 to 100; none is required of performance. */
  readonly scores: Readonly<Record<(typeof barred)[number] | 'performance', number>>;
  /** Audits of the three categories with findings. */
  readonly failed: readonly string[];
  /** Largest contentful paint, layout shift and blocking time, as Lighthouse displays them. */
  readonly figures: readonly string[];
};

type AuditedPage = { readonly name: string; readonly path: string; readonly skipAudits?: string[] };

// Pages of the checkout (X-Robots-Tag) and views of a page (robots.txt) are kept out of search results on purpose;
// this audit would report it.
const unindexed = { skipAudits: ['is-crawlable'] };

const auditedPages = (date: string): readonly AuditedPage[] => [
  { name: 'home', path: pages.sl.home },
  { name: 'list', path: pages.sl.list },
  { name: 'ticket', path: `${pages.sl.list}/termalija?date=${date}`, ...unindexed },
  { name: 'cart', path: pages.sl.cart, ...unindexed },
  { name: 'personal data', path: pages.sl.buyer, ...unindexed },
  { name: 'payment', path: pages.sl.payment, ...unindexed },
];

const resultShape = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

type Result = z.infer<typeof resultShape>;

const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** Returns Lighthouse's result for an address, in the browser that listens on `port`. On a busy machine it can miss the
 *  start of a page and reports a runtime error; then the page is loaded a second time. */
const audited = async (address: string, port: number, skipAudits: readonly string[]): Promise<Result> => {
  const options = [`--port=${port}`, '--quiet', '--output=json', `--only-categories=${[...barred, 'performance']}`];
  const skipped = skipAudits.map((audit) => `--skip-audits=${audit}`);
  const load = async (): Promise<Result> => {
    const run = promisify(execFile)(process.execPath, [program, address, ...options, ...skipped], {
      maxBuffer: 64 * 1024 * 1024,
    });
    // A runtime error has an exit code of its own and a result all the same.
    const { stdout } = await run.catch((failure: { readonly stdout?: string }) => ({ stdout: failure.stdout ?? '' }));
    return resultShape.parse(JSON.parse(stdout));
  };
  const first = await load();
  const result = first.runtimeError === undefined ? first : await load();
  if (result.runtimeError !== undefined) throw new Error(`${address}: ${result.runtimeError.message}`);
  return result;
};

/** Audits the pages of a running shop as a slow phone loads them, with a ticket in the cart. */
export async function* auditPages(origin: string): AsyncGenerator<Audit> {
  const { cookies, date } = await prepareOrder(origin);
  const profile = await mkdtemp(join(tmpdir(), 'shop-lighthouse-'));
  const executablePath = systemBrowser();
  const browser = await chromium.launchPersistentContext(profile, {
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
    executablePath,
  });
  try {
    await browser.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const port = Number((await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
    for (const { name, path, skipAudits = [] } of auditedPages(date)) {
      const { categories, audits } = await audited(origin + path, port, skipAudits);
      const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
      const failed = barred
        .flatMap((category) => categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`);
      yield {
        page: name,
        scores: {
          accessibility: score('accessibility'),
          'best-practices': score('best-practices'),
          seo: score('seo'),
          performance: score('performance'),
        },
        failed,
        figures: ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'].map(
          (id) => audits[id]?.displayValue?.replaceAll('\u00a0', ' ') ?? '',
        ),
      };
    }
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
