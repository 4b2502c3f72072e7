import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import type { ShopAccess } from '../compose/root.ts';
import { backUp, checkShop, restore, upgrade } from '../compose/whole-shop.ts';
import { operatorRefused } from '../failures/failure.ts';
import { runShop } from '../testing/run-shop.ts';

const figures = {
  placesSold: 7,
  placesPaying: 2,
  placesHeld: 1,
  cardsLeft: 37_50,
  tickets: 9,
  payments: 4,
  history: 12,
  mailsDue: 5,
};
const shop = {
  ...{ from: '/data/shop.db', to: 'postgres://db.example/shop', wasThere: false, tables: 40, rows: 1234 },
  sums: { orders: 3, cents: 12_345, ...figures, carts: 6, keys: 8, accounts: 1 },
  clockAhead: 499,
};

const run = (typed: readonly string[], transfer: ShopAccess['transfer']) =>
  runShop(['db', 'transfer', '--on', '/data', ...typed], { access: { transfer } });

it('db transfer prints the new place and the compared sums, as lines and as JSON', async () => {
  const { exitCode, stdout } = await run([], () => okAsync(shop));
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^moved to postgres:\/\/db.example\/shop .*1234 rows/)]);
  expect(stdout).toMatch(
    /orders, worth +3, 123,45 €\n.*7, 2, 1\n.*9, 4, 12\n.*37,50 €\n.*5\n.*6, 8, 1\n.*shop\.db is closed/,
  );
  const { cents: _, ...counts } = shop.sums;
  expect(JSON.parse((await run(['--json'], () => okAsync(shop))).stdout)).toEqual({
    ...shop,
    sums: { ...counts, worth: 123.45, cardsLeft: 37.5 },
  });
  expect((await run([], () => okAsync({ ...shop, wasThere: true }))).stdout).toContain('had moved to');
});

it('db transfer moves to the database of --to and ends with 3 when refused', async () => {
  const targets: (string | undefined)[] = [];
  const refusing: ShopAccess['transfer'] = (_, to) => {
    targets.push(to);
    return errAsync(operatorRefused('Db.Taken', 'there is a shop already'));
  };
  expect((await run(['--to', 'postgres://db.example/shop'], refusing)).exitCode).toBe(3);
  expect((await run([], refusing)).stderr).toContain('Db.Taken');
  expect(targets).toEqual(['postgres://db.example/shop', undefined]);
});

it.each([
  [499, undefined],
  [500, '1 s ahead of this machine.* sooner'],
  [-312_000, '312 s behind this machine.* later'],
])('db transfer reports a clock of the database that is %i ms ahead: %s', async (clockAhead, warning) => {
  const { stdout } = await run([], () => okAsync({ ...shop, clockAhead }));
  if (warning === undefined) expect(stdout).not.toContain('clock');
  else expect(stdout).toMatch(new RegExp(`clock of postgres.* is ${warning}`));
});

const breach = { law: 'places', what: 'pool on 2026-11-26: counted are 1 held' } as const;
const backup = { from: '/data/shop.db', to: '/safe/a.backup', sums: shop.sums, breaches: [] };

it('db backup prints its sums, and ends with 3 with a line for each contradiction', async () => {
  const typed = ['db', 'backup', 'a.backup', '--on', '/data'];
  const sound = await runShop(typed, { access: { backUp: () => okAsync(backup) } });
  expect([sound.exitCode, sound.stdout]).toEqual([
    0,
    expect.stringMatching(/^backed up to \/safe\/a.backup\n.*3, 123,45 €/),
  ]);
  const backUp = () => okAsync({ ...backup, breaches: [breach] });
  const broken = await runShop(typed, { access: { backUp } });
  expect([broken.exitCode, broken.stdout]).toEqual([3, expect.stringMatching(/\nplaces +pool on 2026-11-26: .*\n$/)]);
  expect(broken.stderr).toContain('contradicts itself in 1 place (Db.Breaches)');
  expect(JSON.parse((await runShop([...typed, '--json'], { access: { backUp } })).stdout).breaches).toEqual([breach]);
});

it('db restore prints the next order number, the place of the former shop and the uses taken over', async () => {
  const restored = { ...backup, nextOrder: '2026-001005', asked: 3, replaced: '/data/shop.db.replaced' };
  const uses = { type: 'takenOver', tickets: 2, cards: 1 } as const;
  const { exitCode, stdout } = await runShop(['db', 'restore', 'a.backup', '--on', '/data'], {
    access: { restore: () => okAsync({ ...restored, uses }) },
  });
  expect(stdout).toContain('visits and amounts of 2 tickets and 1 value card are taken over from the former shop');
  const unknown = { ...uses, type: 'unknown', since: instant(0) } as const;
  const alone = await runShop(['db', 'restore', 'a.backup', '--on', '/data'], {
    access: { restore: () => okAsync({ ...restored, uses: unknown }) },
  });
  expect([alone.exitCode, alone.stdout]).toEqual([
    0,
    expect.stringContaining('2 tickets and 1 value card may have been used since 1970-01-01T00:00:00'),
  ]);
  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/next order is 2026-001005.*\n.*\/data\/shop\.db\.replaced/),
  ]);
});

it.each([
  [{ release: '0.2.0', backup: '/data/shop.db.0.2.0.backup' }, /^brought .*over from release 0\.2\.0\n.*3, 123,45 €/],
  [{ backup: undefined }, /^\/data\/shop\.db is up to date\n/],
])('db upgrade from %j prints the release and the backup', async (from, text) => {
  const upgrade = () => okAsync({ place: '/data/shop.db', sums: shop.sums, ...from });
  const { exitCode, stdout } = await runShop(['db', 'upgrade', '--on', '/data'], { access: { upgrade } });
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(text)]);
  expect(stdout.includes('/data/shop.db.0.2.0.backup')).toBe(from.backup !== undefined);
});

it('db upgrade refuses the address of a running shop with 2', async () => {
  const { exitCode, stderr } = await runShop(['db', 'upgrade', '--on', 'https://shop.example'], {
    access: { upgrade },
  });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--on <folder | postgres>')]);
});

it('db check prints that a restore is open until --close-restore', async () => {
  const openSince = '2026-11-28T09:00:00.000Z';
  const closed: unknown[] = [];
  const money = { paid: cents(123_45), refunded: cents(10_00), due: cents(0) };
  const access = {
    checkShop: () => okAsync({ breaches: [], money, openSince }),
    closeRestoreOf: ({ target }: { readonly target: unknown }) => {
      closed.push(target);
      return okAsync(undefined);
    },
  };
  const typed = ['db', 'check', '--on', '/data'];
  const open = await runShop(typed, { access });
  expect([open.exitCode, open.stdout, closed]).toEqual([
    0,
    expect.stringMatching(/^open since the restore of 2026-11-28T09:00:00.000Z;.*--close-restore\n.*\nsound/),
    [],
  ]);
  expect(open.stdout).toMatch(/money of orders: .* +123,45 €, 10,00 €, 0,00 €\n/);
  const { exitCode, stdout } = await runShop([...typed, '--close-restore'], { access });
  expect([exitCode, stdout, closed.length]).toEqual([0, expect.stringMatching(/^closed the restore of 2026/), 1]);
  const never = await runShop(typed, { access: { checkShop: () => okAsync({ breaches: [] }) } });
  expect(never.stdout).not.toContain('restore');
});

it('db backup and db restore of PostgreSQL name its programs and end with 2', async () => {
  const on = ['--on', 'postgres://user:secret@db.example/shop'];
  const access = { backUp, restore, checkShop };
  const backup = await runShop(['db', 'backup', 'a.dump', ...on], { access });
  expect([backup.exitCode, backup.stderr]).toEqual([
    2,
    expect.stringContaining('pg_dump -Fc "$DATABASE_URL" -f a.dump'),
  ]);
  const restored = await runShop(['db', 'restore', 'a.dump', ...on, '--at', '2027-02-01T09:00:00Z'], { access });
  expect([restored.exitCode, restored.stderr]).toEqual([
    2,
    expect.stringMatching(/pg_restore .* a\.dump\n.*db restore <new address> --on postgres\n/),
  ]);
  expect(backup.stderr + restored.stderr).not.toContain('secret');
  expect((await runShop(['db', 'check'], { access })).stderr).toContain('--on <folder | postgres>');
});
