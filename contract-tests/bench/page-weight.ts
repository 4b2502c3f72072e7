import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { systemBrowser } from '../../.ci/browser.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Script and style that a first visit of a page loads, in KB at gzip -9, as a real browser asks for them. */
export const pageWeights = async (origin: string, paths: readonly string[]): Promise<readonly number[]> => {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
  const weights: number[] = [];
  for (const path of paths) {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) bodies.push(response.body());
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    weights.push(
      (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024,
    );
    await page.close();
  }
  await browser.close();
  return weights;
};
