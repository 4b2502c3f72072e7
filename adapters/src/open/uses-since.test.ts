import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { instant } from '@shop/core/dates/instant';
import { type TicketCode, ticketCode } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import { fixedClock } from '../clock/clocks.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { freshPress } from '../seller/testing/shopper.ts';
import { fixtureFolder } from '../store-sql/testing/fixture-folder.ts';
import { openFixtureShop } from '../store-sql/testing/fixture-shop.ts';
import { backedUpShop } from './backed-up-shop.ts';
import { checkedFolder } from './checked-shop.ts';
import { dataFolderAt } from './data-folder.ts';
import { restoredShop } from './restored-shop.ts';

const rowsOf = (file: string, statement: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
};

const tickets = `select ticket.value ->> '$.code' as code, ticket.value as ticket, ticket.value ->> '$.kind' as kind
  from orders, json_each(orders.document, '$.tickets') as ticket where outcome = 'completed' order by 1`;

/** The first day of the tickets of the fixture's paid order, in the morning. */
const visit = Date.parse('2026-11-24T08:00:00Z');

/** A shop, of whose tickets one and of whose value card a part was used after it was backed up. */
const aUsedShop = async () => {
  const { folder, told, file } = await fixtureFolder();
  const target = join(temporaryFolder(), 'shop.backup');
  const shop = await openFixtureShop(folder, told.now);
  (await backedUpShop(dataFolderAt(folder), target))._unsafeUnwrap();
  await shop.close();
  const before = rowsOf(file, tickets);
  const last = rowsOf(file, 'select max(at) as at from command_log')[0]?.at;
  const codeOf = (kind: string): TicketCode => ticketCode(String(before.find((one) => one.kind === kind)?.code));
  const door = await openFixtureShop(folder, visit);
  expect((await door.desk.admit(codeOf('entry'), freshPress()))._unsafeUnwrap()).toMatchObject({ type: 'admitted' });
  const redeemed = (await door.desk.admit(codeOf('valueCard'), freshPress(), cents(7_50)))._unsafeUnwrap();
  expect(redeemed).toMatchObject({ type: 'redeemed' });
  await door.close();
  const restore = (at = visit, data = dataFolderAt(folder)) =>
    restoredShop({ data, file: target, clock: fixedClock(instant(at)) });
  return { folder, file, before, last, restore, codeOf };
};

test('visits and redemptions since a backup are taken over from the shop that is replaced, also after its last day', async () => {
  const { folder, file, before, restore, codeOf } = await aUsedShop();
  const used = rowsOf(file, tickets);
  expect(used).not.toEqual(before);
  const uses = { type: 'takenOver', tickets: 1, cards: 1 };
  const years = Date.parse('2029-11-24T08:00:00Z');
  for (const at of [visit, years]) {
    expect((await restore(at))._unsafeUnwrap()).toMatchObject({ uses });
    expect(rowsOf(file, tickets)).toEqual(used);
    const clock = fixedClock(instant(at));
    expect((await checkedFolder(dataFolderAt(folder), clock))._unsafeUnwrap()).toMatchObject({ breaches: [] });
  }
  const shop = await openFixtureShop(folder, visit);
  expect((await shop.desk.admit(codeOf('entry'), freshPress()))._unsafeUnwrap()).toMatchObject({
    type: 'alreadyAdmitted',
  });
  await shop.close();
});

test.each([
  ['is damaged', (file: string) => writeFileSync(file, 'damaged')],
  [
    'has orders of another form',
    (file: string) => {
      const database = new DatabaseSync(file);
      database.exec(
        `update orders set document = replace(document, '"visitsMade"', '"visits-made"') where outcome = 'completed'`,
      );
      database.close();
    },
  ],
])('a restore says how many tickets and cards may have been used if the replaced shop %s', async (_, damage) => {
  const { file, before, restore } = await aUsedShop();
  damage(file);
  expect((await restore())._unsafeUnwrap()).toMatchObject({ uses: { type: 'unknown', tickets: 7, cards: 1 } });
  expect(rowsOf(file, tickets)).toEqual(before);
});

test('a restore to an empty folder counts no ticket whose day is still to come', async () => {
  const { restore, last } = await aUsedShop();
  const usesAt = async (at: string) => {
    const data = dataFolderAt(temporaryFolder());
    return (await restore(Date.parse(at), data))._unsafeUnwrap().uses;
  };
  expect(await usesAt('2026-11-21T08:00:00Z')).toMatchObject({ type: 'unknown', since: last, tickets: 0, cards: 1 });
  expect(await usesAt('2026-11-24T08:00:00Z')).toMatchObject({ type: 'unknown', tickets: 7, cards: 1 });
});
