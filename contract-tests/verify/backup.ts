import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { instantText } from '@shop/core/dates/instant';
import { orderRef } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { cardFor } from '../src/contracts/cards.ts';
import { goodsOf } from '../src/contracts/goods.ts';
import { shopping } from '../src/contracts/shopping.ts';
import { campaign, print } from './campaign.ts';

/** `npm run verify:backup [-- ROUNDS [SEED]]`: backs up, kills and restores a shop under load with commands, some of
 *  which are killed too, with damaged files and a full disk. A backup must contain everything that was answered
 *  before it. The control: a plain copy of the file lacks some of it, and planted damage is found. */
const [rounds = '5', seed = '1'] = process.argv.slice(2);

const random = seededRandom(seed);
/** Returns a number from 0 to just below 1. */
const chance = (): number => Number.parseInt(random.token().slice(0, 8), 16) / 2 ** 32;

const SHOP_AT = instantText(testStart);
const root = mkdtempSync(join(tmpdir(), 'verify-backup-'));
const at = (name: string): string => join(root, name);

const typed = (args: readonly string[]): readonly string[] => ['cli/bin/shop.mjs', ...args, '--at', SHOP_AT];
const ended = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0];
const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, typed(args), { stdio: 'ignore', detached: true });
const shop = (...args: readonly string[]): Promise<number | null> => ended(start(args));

/** Runs a command with a limit on the size of every file that it writes. Units: KB. */
const shopOnFullDisk = (limit: number, ...args: readonly string[]): Promise<number | null> =>
  ended(
    spawn('bash', ['-c', `ulimit -f ${limit}; exec "$@"`, 'bash', process.execPath, ...typed(args)], {
      stdio: 'ignore',
    }),
  );

/** Runs a command and kills it with its child processes at a random time. Returns its exit code if it ended before. */
const killed = async (within: number, ...args: readonly string[]): Promise<number | null> => {
  const child = start(args);
  const end = ended(child);
  await Promise.race([end, pause(chance() * within)]);
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  return end;
};

/** Carts and completed orders that buyers had as answers. */
type Known = { readonly carts: readonly string[]; readonly orders: readonly string[] };

/** Starts a shop with buyers who buy until the end. */
const busyShop = async (folder: string) => {
  const server = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: folder,
    SHOP_AT,
    UNPAID_PLACES_PER_CLIENT: 'off',
  });
  const calls = callsAt(server.origin);
  const { readyToPay, payPage, show } = shopping(
    { shop: calls, checkout: calls },
    goodsOf({ shop: calls, lists: { tickets: 'poolTickets', giftCards: 'giftVouchers' } }),
  );
  const known = { carts: [] as string[], orders: [] as string[] };
  let isOver = false;
  const buy = async (): Promise<void> => {
    const { cart, session } = await readyToPay(1);
    known.carts.push(cart.id);
    const back = new URL(await value(payWithCard(await payPage(cart.id, session), cardFor('paid'), fetch)));
    const order = await show(orderRef(back.searchParams.get('ref') ?? ''), session);
    if (order.outcome === 'completed') known.orders.push(order.ref);
  };
  const buyer = async (): Promise<void> => {
    // A buyer whose shop was killed gets no answer.
    while (!isOver) await buy().catch(() => pause(20));
  };
  const buyers = Array.from({ length: 4 }, buyer);
  const reached = async (orders: number): Promise<void> => {
    while (known.orders.length < orders) await pause(10);
  };
  const kill = async (): Promise<void> => {
    isOver = true;
    await server.kill();
    await Promise.all(buyers);
  };
  return { reached, kill, known: (): Known => structuredClone(known) };
};

/** Returns how many of the answered carts and orders a file lacks. */
const lackedBy = (file: string, { carts, orders }: Known): number => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare("select id from carts union all select ref from orders where outcome = 'completed'")
    .all();
  database.close();
  const ids = new Set(rows.map(({ id }) => String(id)));
  return [...carts, ...orders].filter((id) => !ids.has(id)).length;
};

let failures = 0;
const expect = (what: string, isSo: boolean): void => {
  if (isSo) return;
  failures += 1;
  print(`FAILED ${what}`);
};

const round = async (number: number): Promise<void> => {
  const [folder, file] = [at(`data-${number}`), at(`${number}.backup`)];
  const busy = await busyShop(folder);
  await busy.reached(5);

  const before = busy.known();
  const began = performance.now();
  expect('a backup under load', (await shop('db', 'backup', file, '--on', folder)) === 0);
  const took = performance.now() - began;
  expect('the backup has everything', lackedBy(file, before) === 0);
  await busy.reached(before.orders.length + 5);

  for (let kills = 0; kills < 3; kills += 1) {
    const target = at(`${number}-${kills}.backup`);
    const known = busy.known();
    await killed(took, 'db', 'backup', target, '--on', folder);
    expect('a killed backup is whole or not there', !existsSync(target) || lackedBy(target, known) === 0);
    rmSync(target, { force: true });
    expect('a backup after a killed one', (await shop('db', 'backup', target, '--on', folder)) === 0);
    expect('it has everything', lackedBy(target, known) === 0);
  }
  expect('a check under load', (await shop('db', 'check', '--on', folder)) === 0);
  expect('a restore beside a server is refused', (await shop('db', 'restore', file, '--on', folder)) === 4);
  const full = at('full.backup');
  expect('a backup on a full disk', (await shopOnFullDisk(200, 'db', 'backup', full, '--on', folder)) === 4);
  expect('it leaves nothing', !readdirSync(root).some((name) => name.startsWith('full.backup')));
  await busy.kill();

  const whole = readFileSync(file);
  const cut = at('cut.backup');
  writeFileSync(cut, whole.subarray(0, Math.floor(chance() * whole.length)));
  const torn = at('torn.backup');
  const page = Math.floor(chance() * (whole.length / 4096)) * 4096;
  writeFileSync(torn, Buffer.from(whole).fill(random.token(), page, page + 4096));
  const log = statSync(join(folder, 'shop.db-wal')).size;
  for (const damaged of [cut, torn]) {
    const code = await shop('db', 'restore', damaged, '--on', folder);
    expect(`a damaged backup is refused (${damaged}, page ${page / 4096}, exit code ${code})`, code === 4);
  }
  expect('a restore on a full disk', (await shopOnFullDisk(200, 'db', 'restore', file, '--on', folder)) === 4);
  expect('it leaves no part', !existsSync(join(folder, 'shop.db.part')));
  expect('the killed shop is as it was', statSync(join(folder, 'shop.db-wal')).size === log);
  expect('the killed shop is sound', (await shop('db', 'check', '--on', folder)) === 0);
  expect('it has everything that was answered', lackedBy(join(folder, 'shop.db'), busy.known()) === 0);

  let code: number | null = null;
  for (let kills = 0; kills < 3 && code !== 0; kills += 1)
    code = await killed(took, 'db', 'restore', file, '--on', folder);
  if (code !== 0) expect('a restore after killed ones', (await shop('db', 'restore', file, '--on', folder)) === 0);
  expect('a restored shop is sound', (await shop('db', 'check', '--on', folder)) === 0);
  expect('it has what the backup has', lackedBy(join(folder, 'shop.db'), before) === 0);
  expect('nothing half-made is left', !readdirSync(folder).some((name) => name.includes('.part')));
  const again = await busyShop(folder);
  await again.reached(2);
  await again.kill();
  print(
    `round ${number}: ${busy.known().orders.length} orders, a backup in ${Math.round(took)} ms, failures: ${failures}`,
  );
};

/** Checks that a plain copy of a file in use lacks answered changes and is refused, and that planted damage is
 *  found. */
const control = async (): Promise<boolean> => {
  const folder = at('control');
  const busy = await busyShop(folder);
  await busy.reached(5);
  const known = busy.known();
  const bare = at('bare.db');
  copyFileSync(join(folder, 'shop.db'), bare);
  await busy.kill();
  const lacked = lackedBy(bare, known);
  for (const log of ['-wal', '-shm']) rmSync(`${bare}${log}`, { force: true });
  const refused = await shop('db', 'restore', bare, '--on', at('from-bare'));
  const database = new DatabaseSync(join(folder, 'shop.db'));
  database.exec('update places set sold = sold - 1 where sold > 0');
  database.close();
  const exitCode = await shop('db', 'check', '--on', folder);
  print(`a plain copy lacks ${lacked} answers, exit code ${refused}; planted damage: exit code ${exitCode}`);
  return lacked > 0 && refused === 3 && exitCode === 3;
};

try {
  await campaign({
    name: 'verify:backup',
    seed,
    control,
    run: async () => {
      for (let number = 1; number <= Number(rounds); number += 1) await round(number);
      return failures;
    },
  });
} finally {
  rmSync(root, { recursive: true, force: true });
}
