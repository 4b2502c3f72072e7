import { join, resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import type { Stop } from './shop-tour.ts';

const folder = resolve(import.meta.dirname, '../test-results/screens');

/** Stores a screenshot of a stop as `test-results/screens/<language>/<width>/<screen>.png`, for people to look at. */
export const keepScreenshot = async (
  page: Page,
  language: string,
  { name, over }: Stop,
  { attachments }: TestInfo,
): Promise<void> => {
  const path = join(folder, language, String(page.viewportSize()?.width), `${name}.png`);
  const fullPage = over === undefined;
  if (fullPage) {
    // Lazy pictures load only after scrolling to them.
    await page.evaluate(async () => {
      const pictures = [...document.images];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    });
  }
  await page.screenshot({ path, fullPage });
  attachments.push({ name: `${language} ${name}`, path, contentType: 'image/png' });
};
