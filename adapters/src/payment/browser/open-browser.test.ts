import { afterEach, expect, it, vi } from 'vitest';
import { openBrowser } from './open-browser.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([process.execPath, '/nowhere/chromium'])(
  'a browser that cannot be started is refused in one line that names CHROMIUM: %s',
  async (path) => {
    vi.stubEnv('CHROMIUM', path);
    const reason = (await openBrowser())._unsafeUnwrapErr();
    expect(reason).toContain(`CHROMIUM is ${path}, which could not be started`);
    expect(reason).not.toContain('\n');
  },
);
