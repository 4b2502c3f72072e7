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

test('two processes on one file, one killed, sell exactly the places of the day and lose no answered purchase (R-SAFE-2, R-SAFE-3, R-SAFE-15)', {
  timeout: 60_000,
}, async () => {
  const file = await aShopFile();
  await setCapacity(file, 600);
  const [killed, other] = [startBuyer(file, 8), startBuyer(file, 8)];
  await expect.poll(() => killed.isReady() && other.isReady()).toBe(true);
  other.go();
  killed.go();
  await expect.poll(() => killed.carts().length, { interval: 1 }).toBeGreaterThan(30);
  killed.child.kill('SIGKILL');
  expect(await Promise.all([killed.ended, other.ended])).toEqual([
    [null, 'SIGKILL'],
    [0, null],
  ]);
  const { carts, drift } = await look(file);
  expect(carts.size).toBe(600);
  expect([...killed.carts(), ...other.carts()].filter((id) => !carts.has(cartId(id)))).toEqual([]);
  expect(drift).toEqual([]);
});
