import { readdirSync } from 'node:fs';
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
