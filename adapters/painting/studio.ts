import { chromium } from '@playwright/test';
import { systemBrowser } from '../../.ci/browser.mjs';
import { paintInPage } from './paint-in-page.ts';
import { readScene } from './scene-source.ts';

/** What may differ from the scene's own settings, for a quick look. */
export type Look = Readonly<{ width?: number; samples?: number }>;

export type Painted = Readonly<{ png: Buffer; width: number; height: number; quality: number }>;

export type Studio = AsyncDisposable & Readonly<{ paint: (scene: string, look?: Look) => Promise<Painted> }>;

/** WebGL2 computed by the processor, so that every machine paints the same. */
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--no-sandbox'];

/** Opens a browser to paint in; it closes with the studio. */
export const openStudio = async (): Promise<Studio> => {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
  return {
    async paint(name, look = {}) {
      const scene = await readScene(name);
      const width = look.width ?? scene.settings.width;
      const height = Math.round((width * scene.settings.height) / scene.settings.width);
      const page = await browser.newPage();
      try {
        const samples = look.samples ?? scene.settings.samples;
        const dataUrl = await page.evaluate(paintInPage, { ...scene, width, height, samples });
        const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
        return { png, width, height, quality: scene.settings.quality };
      } finally {
        await page.close();
      }
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
    },
  };
};
