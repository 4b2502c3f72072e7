import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFolders } from '@shop/adapters/catalog-files/catalog-folder';
import { systemClock } from '@shop/adapters/clock/clocks';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { openedOperator } from '../testing/opened-operator.ts';
import { runShop } from '../testing/run-shop.ts';

it('ends with 4 and writes no file when a shop answers a file that lies outside of the folder', async () => {
  const around = temporaryFolder();
  const exportCatalog = () => okAsync([{ path: '../../x.sh', text: 'echo' }]);
  const access = {
    openOperator: () =>
      openedOperator()().map((opened) => ({ ...opened, catalog: { ...opened.catalog, exportCatalog } })),
    catalogFolders: async () => checkedFolders(systemClock()),
  };
  const folder = join(around, 'a', 'b');
  const { exitCode, stderr } = await runShop(['catalog', 'export', 'c'], { access }, { folder });
  expect([exitCode, stderr]).toEqual([
    4,
    expect.stringContaining('the folder c cannot be written: "../../x.sh" is no'),
  ]);
  expect(readdirSync(around)).toEqual([]);
});

it('names every file that is not UTF-8 with its line, and ends with 3', async () => {
  const folder = temporaryFolder();
  for (const name of ['a', 'b']) {
    writeFileSync(join(folder, `${name}.yaml`), Buffer.concat([Buffer.from('name:\n  sl: '), Buffer.from([0x8a])]));
  }
  const access = { catalogFolders: async () => checkedFolders(systemClock()) };
  const { exitCode, stderr } = await runShop(['catalog', 'check', '.'], { access }, { folder });
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/^error: 2 mistakes .*\n {2}a\.yaml:2:7: the text is not UTF-8; .*\n {2}b\.yaml:2:7: /);
});
