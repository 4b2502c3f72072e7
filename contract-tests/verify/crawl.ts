import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { askPage } from '../src/testing/page-answer.ts';
import { disallowedIn } from '../src/testing/robots-file.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:crawl [-- MOST]`: a crawler that obeys `robots.txt` and `rel="nofollow"` follows every link from
 *  the home page and the sitemap, and must find fewer than MOST addresses. The control: a crawler that obeys neither
 *  finds more. */
const [most = '400'] = process.argv.slice(2);

const limit = Number(most);

/** Maximum number of concurrent requests; the server gives one client network only a share of its slots. */
const workers = 4;

type Crawl = {
  readonly origin: string;
  /** Returns whether an address may be requested. */
  readonly isAllowed: (address: string) => boolean;
  readonly obeysNofollow: boolean;
};

/** Returns the addresses found by following links, at most `limit`, and those that answered with an error. */
const crawl = async ({ origin, isAllowed, obeysNofollow }: Crawl) => {
  const addresses = new Set<string>();
  const failed: string[] = [];
  const waiting: string[] = [];
  const add = (to: string | undefined, from: string): void => {
    const url = to === undefined ? undefined : URL.parse(to, from);
    if (url == null || url.origin !== origin || addresses.size >= limit) return;
    const address = url.pathname + url.search;
    if (addresses.has(address) || !isAllowed(address)) return;
    addresses.add(address);
    waiting.push(address);
  };
  const visit = async (address: string): Promise<void> => {
    const page = await askPage(origin + address);
    if (page.status >= 400) failed.push(`${page.status} ${address}`);
    const { location, canonical, alternates, anchors } = page;
    for (const to of [location ?? undefined, canonical, ...alternates.values()]) add(to, origin + address);
    for (const { href, isFollowed } of anchors) if (isFollowed || !obeysNofollow) add(href, origin + address);
  };
  add('/', origin);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) add(address, origin);
  while (waiting.length > 0 && addresses.size < limit) await Promise.all(waiting.splice(0, workers).map(visit));
  return { found: addresses, failed };
};

const dataDir = await mkdtemp(join(tmpdir(), 'shop-crawl-'));
const server = await startServer('ui/dist/server/server.js', [], {
  DATA_DIR: dataDir,
  SHOP_AT: instantText(testStart),
});
try {
  const { origin } = server;
  await campaign({
    name: 'verify:crawl',
    control: async () => {
      const { found } = await crawl({ origin, isAllowed: () => true, obeysNofollow: false });
      print(`without robots.txt and nofollow: ${found.size} addresses${found.size >= limit ? ' and more' : ''}`);
      return found.size >= limit;
    },
    run: async () => {
      const disallowed = disallowedIn(await (await fetch(`${origin}/robots.txt`)).text());
      const { found, failed } = await crawl({
        origin,
        isAllowed: (address) => !disallowed(address),
        obeysNofollow: true,
      });
      print(`obeying both: ${found.size} addresses`);
      for (const line of failed) print(line);
      return failed.length + (found.size >= limit ? 1 : 0);
    },
  });
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
