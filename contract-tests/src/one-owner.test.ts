import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instantText } from '@shop/core/dates/instant';
import { describe, expect, test } from 'vitest';
import { runToEnd, terminal } from './terminal.ts';
import { startBuiltShop } from './testing/built-shop.ts';

const server = 'ui/dist/server/server.js';
const SHOP_AT = instantText(testStart);

const refusedStart = async (DATA_DIR: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const ran = await runToEnd(server, [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR, SHOP_AT, ...env });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^[^\n]+\n$/);
  return ran.err;
};

const secret = 'q7-Lm2.wx81-vvTz4';
const paymentsElsewhere = { PAYMENT_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: secret };

describe('a data folder', () => {
  test('has one server; a second one ends with one line that names the first', async () => {
    const folder = temporaryFolder();
    const first = await startBuiltShop({ DATA_DIR: folder });
    const line = await refusedStart(folder);
    expect(line).toContain(join(folder, 'shop.db'));
    expect(line).toContain(first.origin);
    expect(await refusedStart(folder, { ONLY: 'api', ...paymentsElsewhere })).toContain(first.origin);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test('is free at once after a kill, and can be read while its server runs, as a backup does (R-DRIVE-5)', async () => {
    const folder = temporaryFolder();
    const first = await startBuiltShop({ DATA_DIR: folder });
    await first.kill();
    await startBuiltShop({ DATA_DIR: folder });
    const reader = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true });
    expect(reader.prepare('select count(*) as count from places').get()?.count).toBeGreaterThan(0);
    reader.close();
  });

  test('is shared by the parts of one shop: calls own the database, payment pages share their file', async () => {
    const folder = temporaryFolder();
    const calls = await startBuiltShop({ DATA_DIR: folder, ONLY: 'api', ...paymentsElsewhere });
    await startBuiltShop({ DATA_DIR: folder, ONLY: 'payments', PAYMENT_SECRET: secret });
    await startBuiltShop({ DATA_DIR: folder, ONLY: 'payments', PAYMENT_SECRET: secret });
    await startBuiltShop({ DATA_DIR: folder, ONLY: 'pages', PROVIDER_URL: calls.origin });
    expect(await refusedStart(folder, { ONLY: 'api', ...paymentsElsewhere })).toContain(calls.origin);
  });

  test('is refused to a terminal while a server owns it, with the server’s address, and open to two terminals afterwards', async () => {
    const folder = temporaryFolder();
    const { origin, stop } = await startBuiltShop({ DATA_DIR: folder });
    const shop = terminal({ SHOP_ON: join(folder, 'shop.db'), SHOP_JAR: join(temporaryFolder(), 'jar.json') });
    const ran = await shop('catalog', 'list');
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 4, out: '' });
    expect(ran.err).toMatch(new RegExp(`^error: [^\\n]*--on ${origin}[^\\n]*\\n$`));
    await stop();
    const both = await Promise.all([shop('catalog', 'list'), shop('catalog', 'list')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
  });
});
