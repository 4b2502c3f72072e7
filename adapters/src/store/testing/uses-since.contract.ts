import type { TicketCode } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import type { SellerTicket } from '@shop/core/seller/checkout/seller-ticket';
import { expect, test } from 'vitest';
import { freshPress } from '../../seller/testing/shopper.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { openFixtureShop } from './fixture-shop.ts';
import { changesOf } from './planted-breaches.ts';
import { ordersIn, type RestoreWorld, type ShopPlace, type StatementPlace } from './restore-worlds.ts';

/** The morning of the first day of the tickets in the fixture's paid order. */
const visit = Date.parse('2026-11-24T08:00:00Z');

const paid = "outcome = 'completed'";

const ticketsIn = async (place: StatementPlace): Promise<readonly SellerTicket[]> =>
  (await ordersIn(place, paid)).flatMap(({ tickets }) => tickets);

const usesLogged = `select id from command_log where command in ('admitTicket', 'takeBack') order by id`;

/** Contract: uses that a restore takes over from the replaced shop or reports, in any database. */
export const usesSinceContract = (dialect: SqlDialectName, aWorld: () => Promise<RestoreWorld>): void => {
  /** Works at a shop's door, which is closed afterwards. */
  const atDoor = async <Value>({ where }: ShopPlace, work: (desk: DeskPort) => Promise<Value>): Promise<Value> => {
    const shop = await openFixtureShop(where.dataDir, visit, where);
    const done = await work(shop.desk);
    await shop.close();
    return done;
  };

  const admit = (place: ShopPlace, code: TicketCode, amount?: Cents) =>
    atDoor(place, async (desk) => (await desk.admit(code, freshPress(), amount))._unsafeUnwrap().type);

  /** Returns a shop with uses since its backup: a visit of a ticket, and an amount of a value card. */
  const aUsedShop = async () => {
    const world = await aWorld();
    const before = await ticketsIn(world.backup);
    const codeOf = (wanted: SellerTicket['kind']): TicketCode =>
      before.find(({ kind }) => kind === wanted)?.code ?? expect.fail('no such ticket');
    expect(await admit(world.shop, codeOf('entry'))).toBe('admitted');
    expect(await admit(world.shop, codeOf('valueCard'), cents(7_50))).toBe('redeemed');
    return { ...world, before, codeOf };
  };

  test('takes over visits and redemptions since the backup from the replaced shop, also years later', async () => {
    const { shop, before, restore, codeOf } = await aUsedShop();
    const used = await ticketsIn(shop);
    expect(used).not.toEqual(before);
    let former = shop;
    for (const at of [visit, Date.parse('2029-11-24T08:00:00Z')]) {
      const [done, place] = await restore(at, former);
      expect(done._unsafeUnwrap()).toMatchObject({ uses: { type: 'takenOver', tickets: 1, cards: 1 } });
      expect(await ticketsIn(place)).toEqual(used);
      expect(await place.check(at)).toMatchObject({ breaches: [] });
      former = place;
    }
    expect(await admit(former, codeOf('entry'))).toBe('alreadyAdmitted');
  });

  test('takes over the log rows of visits and redemptions once, also when it is repeated', async () => {
    const { shop, backup, restore } = await aUsedShop();
    const rows = await shop.rows(usesLogged);
    expect(rows.length).toBe((await backup.rows(usesLogged)).length + 2);
    const [, first] = await restore(visit, shop);
    const [, place] = await restore(visit, first);
    expect(await place.rows(usesLogged)).toEqual(rows);
    const [{ number } = expect.fail('no order')] = await ordersIn(place, paid);
    const history = await atDoor(place, async (desk) => (await desk.history(number))._unsafeUnwrap());
    expect(history?.entries.filter(({ at }) => at === visit)).toMatchObject([
      { by: 'door', what: 'admitted' },
      { by: 'door', what: 'redeemed', amount: 7_50 },
    ]);
  });

  test.each([
    ['cannot be read', (shop: ShopPlace) => shop.lose()],
    [
      'has orders of another form',
      (shop: ShopPlace) => shop.change(`${changesOf(dialect).rename('visitsMade', 'visits-made')} and ${paid}`),
    ],
  ])('reports how many tickets and cards may have been used when the replaced shop %s', async (_, damage) => {
    const { shop, before, restore } = await aUsedShop();
    await damage(shop);
    const [done, place] = await restore(visit, shop);
    expect(done._unsafeUnwrap()).toMatchObject({ uses: { type: 'unknown', tickets: 7, cards: 1 } });
    expect(await ticketsIn(place)).toEqual(before);
  });

  test('without a replaced shop reports no ticket whose day is still to come as used', async () => {
    const { backup, restore } = await aUsedShop();
    const [last] = await backup.rows('select max(at) as at from command_log');
    const usesAt = async (at: string) => (await restore(Date.parse(at)))[0]._unsafeUnwrap().uses;
    const since = Number(last?.at);
    expect(await usesAt('2026-11-21T08:00:00Z')).toMatchObject({ type: 'unknown', since, tickets: 0, cards: 1 });
    expect(await usesAt('2026-11-24T08:00:00Z')).toMatchObject({ type: 'unknown', since, tickets: 7, cards: 1 });
  });
};
