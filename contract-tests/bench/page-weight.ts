import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { quietSwitches, systemBrowser } from '../../.ci/browser.mjs';
import { prepareOrder } from '../../ui/e2e/prepared-order.ts';
import { startedPages } from '../../ui/e2e/started-pages.ts';

export type WeighedPage = {
  readonly path: string;
  /** Whether the visitor comes with a cart. */
  readonly isFilled: boolean;
};

/** Script and styles of a page's first visit, in KB at gzip -9, as a real browser requests them. */
export const pageWeights = async (origin: string, pages: readonly WeighedPage[]): Promise<readonly number[]> => {
  const executablePath = systemBrowser();
  // A page fetches its scripts once it is painted, which may be after its network came to rest.
  const browser = startedPages(
    await chromium.launch({ args: quietSwitches, ...(executablePath ? { executablePath } : {}) }),
  );
  const { cookies } = await prepareOrder(origin);
  const weights: number[] = [];
  for (const { path, isFilled } of pages) {
    const context = await browser.newContext();
    if (isFilled) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    weights.push(
      (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024,
    );
    await context.close();
  }
  await browser.close();
  return weights;
};
