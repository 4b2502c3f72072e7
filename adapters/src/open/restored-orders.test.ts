import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import { okAsync } from 'neverthrow';
import { expect, it, onTestFinished, test } from 'vitest';
import { fixedClock } from '../clock/clocks.ts';
import { temporaryFolder } from '../files/testing/temporary-folder.ts';
import { seededRandom } from '../random/crypto-random.ts';
import { fixtureFolder } from '../store-sql/testing/fixture-folder.ts';
import { openFixtureShop } from '../store-sql/testing/fixture-shop.ts';
import { plantedBreaches } from '../store-sql/testing/planted-breaches.ts';
import { writtenMail } from '../store-sql/testing/written-mail.ts';
import { backedUpShop } from './backed-up-shop.ts';
import { checkedFolder } from './checked-shop.ts';
import { dataFolderAt } from './data-folder.ts';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from './open-embedded-provider.ts';
import { restoredShop } from './restored-shop.ts';

/** Statements that change a file. */
const change = (file: string, ...statements: readonly string[]): void => {
  const database = new DatabaseSync(file);
  for (const statement of statements) database.exec(statement);
  database.close();
};

const rowsOf = (file: string, statement: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
};

/** A backup of a shop that has one paid order, and a folder to restore it to. */
const aBackup = async () => {
  const { folder, told } = await fixtureFolder();
  const file = join(temporaryFolder(), 'shop.backup');
  const shop = await openFixtureShop(folder, told.now);
  (await backedUpShop(dataFolderAt(folder), file))._unsafeUnwrap();
  await shop.close();
  const to = temporaryFolder();
  const clock = fixedClock(instant(told.now));
  const data = dataFolderAt(to);
  return { file, to, data, clock, restore: () => restoredShop({ data, file, clock }), database: join(to, 'shop.db') };
};

/** Units: milliseconds. */
const day = 24 * 3_600_000;

type Backup = Awaited<ReturnType<typeof aBackup>>;

/** A server on a restored shop, whose bank answers every query alike. */
const served = async (
  { to, clock }: Backup,
  reported: AttemptState,
  more: Pick<EmbeddedProviderOptions, 'mails'> = {},
) => {
  const provider = (
    await openEmbeddedProvider({
      dataDir: to,
      clock,
      random: seededRandom('restored'),
      publicOrigin: () => 'https://shop.example',
      reconcile: { pause: 5 },
      ...more,
      paymentProvider: {
        openSession: () => okAsync({ redirectUrl: 'https://bank.example/', expiresAt: clock.now() }),
        queryAttempt: () => okAsync(reported),
        refund: () => okAsync(reported),
      },
    })
  )._unsafeUnwrap();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= provider.close();
    return closing;
  };
  onTestFinished(close);
  return { ...provider, close };
};

const paid = "(select paid_attempt from orders where outcome = 'completed')";
const questions = `select at, leased_until from due where kind = 'payment' and what in ${paid}`;

it.each(plantedBreaches('sqlite').filter((_, place) => place % 8 === 0))(
  'does not put a backup in place that contradicts itself: %s (R-KEEP-3)',
  async (damage) => {
    const backup = await aBackup();
    (await backup.restore())._unsafeUnwrap();
    const before = readFileSync(backup.database);
    change(backup.file, damage);
    const message = expect.stringMatching(
      /shop\.backup contradicts itself in \d+ places?, first \w+: .*nothing has been/,
    );
    expect((await backup.restore())._unsafeUnwrapErr()).toMatchObject({
      type: 'refused',
      code: 'Db.Breaches',
      message,
    });
    expect(readFileSync(backup.database)).toEqual(before);
    expect(readdirSync(backup.to).filter((name) => /part|replaced/.test(name))).toEqual([]);
  },
);

test('a paid order is asked about once after a restore, and stays as it is while it is paid', async () => {
  const backup = await aBackup();
  const [order] = rowsOf(backup.file, "select document, total from orders where outcome = 'completed'");
  expect((await backup.restore())._unsafeUnwrap()).toMatchObject({ asked: 1 });
  expect(rowsOf(backup.database, questions)).toEqual([{ at: backup.clock.now(), leased_until: null }]);
  expect((await checkedFolder(backup.data, backup.clock))._unsafeUnwrap()).toMatchObject({ breaches: [] });
  await served(backup, { state: 'captured', amount: cents(Number(order?.total)) });
  await expect.poll(() => rowsOf(backup.database, questions)).toEqual([]);
  expect(rowsOf(backup.database, "select document, total from orders where outcome = 'completed'")).toEqual([order]);
});

test('an order of 61 days ago is not asked about after a restore', async () => {
  const backup = await aBackup();
  backup.clock.advance(61 * day);
  expect((await backup.restore())._unsafeUnwrap()).toMatchObject({ asked: 0 });
});

test('a paid order is canceled after a restore if all of its money was refunded, and needs a person if a part was', async () => {
  const [whole, part] = [await aBackup(), await aBackup()];
  const total = Number(rowsOf(whole.file, "select total from orders where outcome = 'completed'")[0]?.total);
  for (const backup of [whole, part]) (await backup.restore())._unsafeUnwrap();
  await served(whole, { state: 'refunded', amount: cents(total) });
  const shop = await served(part, { state: 'refunded', amount: cents(total - 1) });
  await expect.poll(() => rowsOf(whole.database, "select 1 from orders where outcome = 'completed'")).toEqual([]);
  await expect
    .poll(async () => (await shop.desk.attention())._unsafeUnwrap())
    .toContainEqual(expect.objectContaining({ type: 'payment', why: 'wrongRefund' }));
  expect(rowsOf(part.database, questions)).toHaveLength(1);
});

test('a mail that was due goes after a restore, leased or tried before, under the id of the first time', async () => {
  const backup = await aBackup();
  const due = "select what from due where kind = 'mail' order by 1";
  // That an order is completed is outdated once it is canceled, and is not sent.
  const completed = "replace(order_number, '-', '') || outcome || 1";
  const expected = rowsOf(
    backup.file,
    `select distinct ${completed} as id from orders join due on order_ref = ref where kind = 'mail' order by 1`,
  ).map(({ id }) => id);
  change(
    backup.file,
    `update due set leased_until = ${backup.clock.now() + 9 * day}, lease = 'gone'`,
    `update orders set document = replace(document, '"tries":0', '"tries":2')`,
  );
  const ids = async () => {
    (await backup.restore())._unsafeUnwrap();
    const sent: OutgoingMail[] = [];
    const port = { delivery: 'sent', send: (mail: OutgoingMail) => okAsync(void sent.push(mail)) } as const;
    const fail = (cause: unknown) => expect.fail(String(cause));
    const reports = { onGivenUp: fail, onStanding: fail, onFailure: fail, onDefect: fail };
    const mail = { port, write: writtenMail, reports, pause: 5 };
    const shop = await served(backup, { state: 'open' }, { mails: mail });
    await expect.poll(() => rowsOf(backup.database, due)).toEqual([]);
    await shop.close();
    return sent.map(({ id }) => id).sort();
  };
  backup.clock.advance(5 * day);
  expect(expected).toHaveLength(2);
  expect([await ids(), await ids()]).toEqual([expected, expected]);
  expect(existsSync(`${backup.database}.replaced`)).toBe(true);
});
