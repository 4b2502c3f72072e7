import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@shop/adapters/content/files/content-files';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { sampleContentFolder } from '@shop/adapters/sample/content/sample-content-folder';
import type { LoadPageError } from '@shop/core/ports/content-port';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { watchedContent } from './watched-content.ts';

test.each<[LoadPageError, readonly string[]]>([
  [{ kind: 'unreachable', cause: 'malformed' }, ['malformed']],
  [{ kind: 'unreachable', cause: 'network' }, ['network']],
  [{ kind: 'refusedByProvider', code: 'Locked' }, ['refusedByProvider']],
  [{ kind: 'notFound', what: 'page' }, []],
])('the failure %j of a page is reported as %j', async (error, kinds) => {
  const reports: string[] = [];
  const stub = stubContent({ loadPage: () => errAsync(error) });
  const content = watchedContent(stub, 'elsewhere', (kind) => void reports.push(kind));
  expect((await content.loadPage('sl', '/geslo'))._unsafeUnwrapErr()).toBe(error);
  expect(reports).toEqual(kinds);
});

test.each(['sl/home.json', 'sl/site.json', 'routes.json'])(
  "a truncated file of the program's own content is reported: %s",
  async (file) => {
    const folder = temporaryFolder();
    cpSync(sampleContentFolder, folder, { recursive: true });
    const text = readFileSync(join(folder, file));
    writeFileSync(join(folder, file), text.subarray(0, text.length / 2));
    const reports: string[][] = [];
    const content = watchedContent(contentFiles(folder), 'own', (...line) => void reports.push(line));
    await Promise.all([content.loadPage('sl', '/'), content.loadSite('sl'), content.loadRouteKeys()]);
    expect(reports).toContainEqual(['malformed', expect.stringContaining("the program's own content cannot be read")]);
  },
);
