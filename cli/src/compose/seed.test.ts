import { instant, instantText } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';
import { composed } from './root.ts';

it('a command prints the same with the same --seed and --at', async () => {
  const at = instant(Date.UTC(2026, 11, 1, 9));
  const run = async () => {
    const ticket = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=2'];
    const argv = [...ticket, '--json', '--on', 'data', '--seed', 'spa', '--at', instantText(at)];
    return runShop(argv, { access: composed }, { folder: await folderWithShop(at) });
  };
  const { exitCode, stdout, stderr } = await run();
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    item: { items: [{ date: '2026-12-03', heldUntil: '2026-12-01T09:15:00.000Z' }] },
  });
  expect((await run()).stdout).toBe(stdout);
});
