import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cartId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { aShopFile, driftOf, openShopFile, start, visitDay } from '../testing/test-shop.ts';

const buyer = fileURLToPath(new URL('../testing/test-buyer.ts', import.meta.url));

/** Starts a buyer process and collects the carts of its answered purchases. */
const startBuyer = (file: string, lanes: number) => {
  const child: ChildProcess = spawn(process.execPath, [buyer, file, visitDay, String(start), String(lanes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  // The text after the last line break was not answered completely.
  const carts = () => printed.split('\n').slice(0, -1);
  return { child, carts, ended: once(child, 'close') };
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
  await setCapacity(file, 300);
  const [killed, other] = [startBuyer(file, 8), startBuyer(file, 8)];
  while (killed.carts().length < 50) await once(killed.child.stdout ?? killed.child, 'data');
  killed.child.kill('SIGKILL');
  const [, [code]] = await Promise.all([killed.ended, other.ended]);
  expect(code).toBe(0);
  const { carts, drift } = await look(file);
  expect(carts.size).toBe(300);
  expect([...killed.carts(), ...other.carts()].filter((id) => !carts.has(cartId(id)))).toEqual([]);
  expect(drift).toEqual([]);
});
