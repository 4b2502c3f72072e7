import { defineConfig } from '@playwright/test';
import { quietSwitches, screenBrowser } from '../.ci/browser.mjs';

const executablePath = screenBrowser();

/** Every worker starts a shop of its own (e2e/shop-test.ts), so parallel tests share nothing. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/resized-pictures.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
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
  // A phone; tests whose result depends on the layout also run on a wide screen (e2e/widths.ts).
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
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
});
