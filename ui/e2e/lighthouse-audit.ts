import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { systemBrowser } from '../../adapters/src/payment/browser/system-browser.mjs';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';

/** The three categories that have to be perfect. */
export const barred = ['accessibility', 'best-practices', 'seo'] as const;

export type Audit = {
  readonly page: string;
  /** Category to its score, 0 to 100; performance is told but held to nothing. */
  readonly scores: Readonly<Record<(typeof barred)[number] | 'performance', number>>;
  /** Audits of the three categories that found something. */
  readonly failed: readonly string[];
  /** Largest contentful paint, layout shift and blocking time, as Lighthouse words them. */
  readonly figures: readonly string[];
};

type AuditedPage = { readonly name: string; readonly path: string; readonly skipAudits?: string[] };

// Pages of the checkout (X-Robots-Tag) and views of a page (robots.txt) are kept out of search results on purpose, which
// is what this audit complains about.
const kept = { skipAudits: ['is-crawlable'] };

const auditedPages = (date: string): readonly AuditedPage[] => [
  { name: 'home', path: pages.sl.home },
  { name: 'list', path: pages.sl.list },
  { name: 'ticket', path: `${pages.sl.list}/termalija?date=${date}`, ...kept },
  { name: 'cart', path: pages.sl.cart, ...kept },
  { name: 'personal data', path: pages.sl.buyer, ...kept },
  { name: 'payment', path: pages.sl.payment, ...kept },
];

/** What Lighthouse says of an address. On a busy machine it can miss a page's start; it says so, and looks again. */
const recorded = async (address: string, flags: Flags): Promise<Result> => {
  const onlyCategories = [...barred, 'performance'];
  const look = async () => (await lighthouse(address, { ...flags, logLevel: 'silent', onlyCategories }))?.lhr;
  const first = await look();
  const result = first?.runtimeError === undefined ? first : await look();
  if (result === undefined || result.runtimeError !== undefined)
    throw new Error(`${address}: ${result?.runtimeError?.message ?? 'no result'}`);
  return result;
};

/** Looks at the named pages of a running shop as Lighthouse does, on a slow phone, with a ticket in the cart. */
export async function* auditPages(origin: string, wanted: (name: string) => boolean): AsyncGenerator<Audit> {
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
      if (!wanted(name)) continue;
      const { categories, audits } = await recorded(origin + path, { port, skipAudits });
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
