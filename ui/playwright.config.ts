import { defineConfig } from '@playwright/test';
import { quietSwitches, screenBrowser } from '../.ci/browser.mjs';

const executablePath = screenBrowser();

/** Tests whose result depends on the screen's width: layout, fit, and walks through pages. */
const whereWidthMatters = [
  'keyboard-purchase',
  'calendar',
  'every-screen',
  'kit-page',
  'first-screen',
  'layout-shift',
  'motion-and-forced-colors',
].map((name) => `**/${name}.spec.ts`);

/** Every worker starts a shop of its own (e2e/shop-test.ts), so parallel tests share nothing. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/resized-pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Snapshots must match completely, without additional children.
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
        // Makes edges of letters the same in browsers with and without a window.
        '--font-render-hinting=slight',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // Other tests run on the phone only, as their result does not depend on the width.
    { name: 'desktop', testMatch: whereWidthMatters, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
