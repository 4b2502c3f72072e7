import { readdirSync } from 'node:fs';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { startBuiltShop } from './testing/built-shop.ts';

test('an idle server resizes pictures, and ends at once on a signal', async () => {
  const folder = temporaryFolder();
  const { signal, ended, log } = await startBuiltShop({ MEDIA_CACHE: folder });
  await expect.poll(() => readdirSync(folder).filter((file) => file.endsWith('480x300.avif'))).not.toEqual([]);
  signal('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(log()).toBe('');
});

test('a server without resized pictures returns the requested width at first use, or the original meanwhile', async () => {
  const { origin } = await startBuiltShop({ MEDIA_CACHE: temporaryFolder() });
  const answers = await Promise.all(
    ['home-hero', 'pool-day', 'sauna', 'relax', 'towel'].map((name) =>
      fetch(`${origin}/media/${name}.jpg?width=992`, { headers: { Accept: 'image/avif,*/*' } }),
    ),
  );
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect([headers.get('content-type'), headers.get('cache-control')]).toBeOneOf([
      ['image/avif', 'public, max-age=86400'],
      ['image/avif', 'public, max-age=10'],
      ['image/jpeg', 'public, max-age=10'],
    ]);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1000);
  }
});
