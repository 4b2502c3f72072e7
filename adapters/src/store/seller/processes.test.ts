import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cartId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { aShopFile, driftOf, openShopFile, start, visitDay } from '../testing/test-shop.ts';

const buyer = fileURLToPath(new URL('../testing/test-buyer.ts', import.meta.url));

/** Starts a buyer process, which waits for `go`, and collects the carts of its answered purchases. */
const startBuyer = (file: string, lanes: number) => {
  const child: ChildProcess = spawn(process.execPath, [buyer, file, visitDay, String(start), String(lanes)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  // The text after the last line break was not answered completely.
  const lines = () => printed.split('\n').slice(0, -1);
  const isReady = () => lines().length > 0;
  const carts = () => lines().slice(1);
  const go = () => void child.stdin?.write('go');
  return { child, isReady, carts, go, ended: once(child, 'close') };
};

const setCapacity = async (file: string, capacity: number) => {
  const database = openShopFile(file);
  await database.transaction({ isolation: 'serializable' }, async (tx) =>
    ok(await tx.updateTable('places').set({ capacity }).execute()),
  );
  await database.close();
};

const look = async (file: string) => {
  const database = openShopFile(file);
  const carts = (await database.read(async (db) => ok(await db.selectFrom('carts').select('id').execute())))
    ._unsafeUnwrap()
    .map((row) => row.id);
  const drift = await driftOf(database);
  await database.close();
  return { carts: new Set(carts), drift };
};

test('two processes that race on one file sell exactly the places of the day (R-SAFE-2)', async () => {
  const file = await aShopFile();
  await setCapacity(file, 200);
  const [one, two] = [startBuyer(file, 8), startBuyer(file, 8)];
  await expect.poll(() => one.isReady() && two.isReady()).toBe(true);
  for (const { go } of [one, two]) go();
  const codes = await Promise.all([one.ended, two.ended]);
  expect(codes.map(([code]) => code)).toEqual([0, 0]);
  expect(one.carts().length + two.carts().length).toBe(200);
  const { carts, drift } = await look(file);
  expect(carts.size).toBe(200);
  expect(drift).toEqual([]);
});

test('a killed process leaves every answered purchase and no contradiction (R-SAFE-3, R-SAFE-15)', async () => {
  const file = await aShopFile();
  await setCapacity(file, 100_000);
  const { child, carts, isReady, go, ended } = startBuyer(file, 16);
  await expect.poll(isReady).toBe(true);
  go();
  await expect.poll(() => carts().length).toBeGreaterThan(100);
  child.kill('SIGKILL');
  await ended;
  const stored = await look(file);
  expect(carts().filter((id) => !stored.carts.has(cartId(id)))).toEqual([]);
  expect(stored.drift).toEqual([]);
});
