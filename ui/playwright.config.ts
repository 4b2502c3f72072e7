import { defineConfig } from '@playwright/test';
import { quietSwitches, screenBrowser } from '../.ci/browser.mjs';

const executablePath = screenBrowser();

/** Tests of how screens look, fit and are walked through. */
const whereWidthMatters = [
  'keyboard-purchase',
  'calendar',
  'every-screen',
  'kit-page',
  'first-screen',
  'layout-shift',
  'motion-and-forced-colors',
].map((name) => `**/${name}.spec.ts`);

/** Every worker starts a shop of its own (e2e/shop-test.ts), so nothing is shared between tests that run at once. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // A part of the page is what its baseline says, and nothing besides.
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{testFileName}-words/{arg}{ext}', children: 'deep-equal' },
  },
  reporter: [['list']],
  use: {
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Ljubljana',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...quietSwitches,
        // Without windows, letters would have other edges than with them.
        '--font-render-hinting=slight',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // What a page says and does, does not depend on its width: phones tell it for both.
    { name: 'desktop', testMatch: whereWidthMatters, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
