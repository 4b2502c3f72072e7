import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import resizePictures from '../../ui/e2e/resized-pictures.ts';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { auditPages, barred } from './page-audits.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(15) : String(cell).padStart(15))).join('');

await resizePictures();
const dataDir = await mkdtemp(join(tmpdir(), 'shop-lighthouse-data-'));
const shop = await startServer('ui/dist/server/server.js', [], { DATA_DIR: dataDir, SHOP_AT: instantText(testStart) });
const failed: string[] = [];
try {
  say(row(['page', ...barred, 'performance', 'LCP', 'CLS', 'TBT']));
  for await (const audit of auditPages(shop.origin)) {
    const { page, scores, figures } = audit;
    say(row([page, ...barred.map((category) => scores[category]), scores.performance, ...figures]));
    failed.push(...audit.failed.map((what) => `${page}: ${what}`));
    failed.push(
      ...barred.filter((category) => scores[category] < 100).map((one) => `${page}: ${one} ${scores[one]} of 100`),
    );
  }
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
for (const what of failed) say(what);
if (failed.length > 0) process.exitCode = 1;
