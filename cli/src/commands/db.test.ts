import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import type { ShopAccess } from '../compose/root.ts';
import { operatorRefused } from '../failures/failure.ts';
import { runShop } from '../testing/run-shop.ts';

const figures = { placesSold: 7, placesPaying: 2, placesHeld: 1, tickets: 9, payments: 4, history: 12, mailsDue: 5 };
const shop = {
  ...{ from: '/data/shop.db', to: 'postgres://db.example/shop', wasThere: false, tables: 40, rows: 1234 },
  sums: { orders: 3, cents: 12_345, ...figures, carts: 6, keys: 8, accounts: 1 },
  clockAhead: 499,
};

const ran = (typed: readonly string[], transfer: ShopAccess['transfer']) =>
  runShop(['db', 'transfer', '--on', '/data', ...typed], { access: { transfer } });

it('says where the shop is now, with the sums that were compared, for people and for scripts', async () => {
  const { exitCode, stdout } = await ran([], () => okAsync(shop));
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^moved to postgres:\/\/db.example\/shop .*1234 rows/)]);
  expect(stdout).toMatch(/orders, worth +3, 123,45 €\n.*7, 2, 1\n.*9, 4, 12\n.*5\n.*6, 8, 1\n.*shop\.db is closed/);
  expect(JSON.parse((await ran(['--json'], () => okAsync(shop))).stdout)).toEqual(shop);
  expect((await ran([], () => okAsync({ ...shop, wasThere: true }))).stdout).toContain('had moved to');
});

it('moves to where it is told, and ends with 3 when that is refused', async () => {
  const asked: (string | undefined)[] = [];
  const refusing: ShopAccess['transfer'] = (_, to) => {
    asked.push(to);
    return errAsync(operatorRefused('Db.Taken', 'there is a shop already'));
  };
  expect((await ran(['--to', 'postgres://db.example/shop'], refusing)).exitCode).toBe(3);
  expect((await ran([], refusing)).stderr).toContain('Db.Taken');
  expect(asked).toEqual(['postgres://db.example/shop', undefined]);
});

it.each([
  [499, undefined],
  [500, '1 s ahead of this machine.* sooner'],
  [-312_000, '312 s behind this machine.* later'],
])('a clock that is %i ms ahead is told where visitors would feel it', async (clockAhead, told) => {
  const { stdout } = await ran([], () => okAsync({ ...shop, clockAhead }));
  if (told === undefined) expect(stdout).not.toContain('clock');
  else expect(stdout).toMatch(new RegExp(`clock of postgres.* is ${told}`));
});
