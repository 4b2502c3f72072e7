import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instant } from '@shop/core/dates/instant';
import type { ContentPort } from '@shop/core/ports/content-port';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { cachedContent } from '../cache/cached-content.ts';
import { decoded } from '../system/testing/decoded-page.ts';
import { contentOnDisk } from './content-on-disk.ts';

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), 'content');
});

const page = decoded({ seoTitle: 'Bazeni' });
const clock = { now: () => instant(0) };
const faults: string[] = [];
const disk = (source = 'a') => contentOnDisk({ folder, source, onFault: (message) => void faults.push(message) });
const down = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);
const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));

const started = (loadPage: ContentPort['loadPage'], source?: string) =>
  cachedContent(stubContent({ loadPage }), { clock, fresh: 1000, disk: disk(source) });

const written = async () => {
  await started(() => okAsync(page)).loadPage('sl', '/sl');
  await expect.poll(() => files()).toHaveLength(1);
};

test('a shop that starts while its content system is down shows the last good page', async () => {
  await written();
  expect((await started(down).loadPage('sl', '/sl'))._unsafeUnwrap()).toEqual(page);
  expect((await started(down).loadPage('sl', '/sl/other')).isErr()).toBe(true);
  expect((await started(down).loadPage('en', '/sl')).isErr()).toBe(true);
  expect((await started(down, 'another site').loadPage('sl', '/sl')).isErr()).toBe(true);
});

test('a page on the disk is shown at once, and loaded again', async () => {
  await written();
  const loadPage = vi.fn<ContentPort['loadPage']>(() =>
    ResultAsync.fromSafePromise(new Promise<never>(() => undefined)),
  );
  expect((await started(loadPage).loadPage('sl', '/sl'))._unsafeUnwrap()).toEqual(page);
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test.each(['', '{', '{"id":7}', 'null'])('a page file with the text %j is ignored', async (text) => {
  await written();
  for (const name of await files()) await writeFile(join(folder, name), text);
  expect((await started(down).loadPage('sl', '/sl')).isErr()).toBe(true);
});

test('a page that is not found is deleted from the disk', async () => {
  await written();
  const content = started(() => errAsync({ kind: 'notFound', what: 'page' }));
  await content.loadPage('sl', '/sl');
  await expect.poll(() => files()).toHaveLength(0);
});

test('an unchanged page is not written again', async () => {
  await written();
  const store = disk().loadPage;
  await store.write('sl\n/sl', page);
  const [name = ''] = await files();
  await writeFile(join(folder, name), 'untouched');
  await store.write('sl\n/sl', page);
  expect(await readFile(join(folder, name), 'utf8')).toBe('untouched');
});

test('a page is shown, and a fault reported, when the folder cannot be made', async () => {
  await written();
  const [name = ''] = await files();
  folder = join(folder, name, 'below-a-file');
  expect((await started(() => okAsync(page)).loadPage('sl', '/sl')).isOk()).toBe(true);
  await expect.poll(() => faults).not.toEqual([]);
});
