import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { parseInstant } from '@shop/core/dates/instant';
import { expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';

const visit = `name: A visit
steps:
  - ticket: termalija
    day: next free Wednesday
    tickets: { termalija-day-adult: 2 }
  - visitor: second
  - giftCard: value-card
    amount: 50
`;

const { openShop, scenarios, builtInTranslations } = composed;

/** Runs a scenario from a file and returns the ids of its visitors' carts. */
const cartsOf = async (file: string, argv: readonly string[]) => {
  const folder = temporaryFolder();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), visit);
  const carts: string[] = [];
  const observed: typeof openShop = (settings, terminal) =>
    openShop(settings, terminal).map((shop) => ({
      ...shop,
      close: async () => {
        carts.push((await shop.useCases.loadCart('sl')).unwrapOr(undefined)?.id ?? '');
        await shop.close();
      },
    }));
  const access = { openShop: observed, scenarios, builtInTranslations };
  const typed = ['run', file, ...argv, '--at', '2026-12-01T09:00:00Z'];
  const { exitCode, stdout } = await runShop(typed, { access }, { folder });
  return { exitCode, stdout, carts };
};

it('shop run draws the same ids with the same --seed, whatever the folder of the scenario', async () => {
  const one = await cartsOf('visit.yaml', ['--seed', 'spa']);
  const elsewhere = await cartsOf('deep/folder/other-name.yaml', ['--json', '--seed', 'spa']);
  expect([one.exitCode, new Set(one.carts).size]).toEqual([0, 2]);
  expect(elsewhere.carts).toEqual(one.carts);
});

it('shop run with --seed runs a scenario twice on one shop without equal ids', async () => {
  const shared = join(await folderWithShop(parseInstant('2026-12-01T09:00:00Z')._unsafeUnwrap()), 'data');
  const { exitCode, stdout } = await cartsOf('visit.yaml', ['--seed', 'spa', '--runs', '2', '--on', shared]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('2 passed')]);
});
