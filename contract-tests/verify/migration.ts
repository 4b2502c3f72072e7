import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { startPostgres } from '../src/postgres/postgres-server.ts';
import { writeManyOrders } from './many-orders.ts';
import { verifyDatabase } from './migration/database.ts';
import { verifyFile } from './migration/file.ts';
import { verifyTransfer } from './migration/transfer.ts';
import { folder, orders, print, seed, wrong } from './migration/trial.ts';

print(`seed=${seed} orders=${orders}`);
const server = await startPostgres();
try {
  const old = join(folder, 'old');
  mkdirSync(old);
  writeManyOrders(join(old, 'shop.db'), orders);
  const whole = await verifyFile(old);
  await verifyDatabase(server.url, old);
  await verifyTransfer(server.url, whole);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong) print(line);
print(`differences=${wrong.length}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
