import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';

/** Limits of a page's size: scripts and styles of a first visit, of which 86 KB are React, i18next and the other
 *  packages, and its HTML with its data. Units: KB at gzip -9. */
const limits = [
  { path: '/', isFilled: false, code: 117, html: 9.1 },
  { path: pages.sl.list, isFilled: false, code: 120, html: 9.7 },
  { path: `${pages.sl.list}/termalija`, isFilled: false, code: 131, html: 9.7 },
  { path: pages.sl.cart, isFilled: true, code: 132, html: 7.5 },
  { path: pages.sl.buyer, isFilled: true, code: 126.5, html: 8.2 },
  { path: pages.sl.payment, isFilled: true, code: 128.5, html: 7 },
] as const;

type Weight = { readonly path: string; readonly code: number; readonly html: number };

const zippedKB = (body: Buffer): number => gzipSync(body, { level: 9 }).length / 1024;

/** Measures the shop's page kinds as a real browser requests them, each in a new browser session. A page fetches its
 *  scripts after it is painted, so the browser waits for pages to start. */
export async function* weighPages(
  browser: Browser,
  origin: string,
): AsyncGenerator<Weight & { readonly limit: Weight }> {
  const { cookies } = await prepareOrder(origin);
  for (const limit of limits) {
    const context = await browser.newContext();
    if (limit.isFilled) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const files: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) files.push(response.body());
    });
    const answer = await page.goto(origin + limit.path, { waitUntil: 'networkidle' });
    const code = (await Promise.all(files)).reduce((sum, body) => sum + zippedKB(body), 0);
    const html = zippedKB((await answer?.body()) ?? Buffer.alloc(0));
    yield { path: limit.path, code, html, limit };
    await context.close();
  }
}
