import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { runToEnd, terminal } from './terminal.ts';

const server = 'ui/dist/server/server.js';
const SHOP_AT = instantText(testStart);

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const start = async (DATA_DIR: string, env: NodeJS.ProcessEnv = {}): Promise<Running> => {
  const running = await startServer(server, [], { DATA_DIR, SHOP_AT, ...env });
  onTestFinished(() => running.kill());
  return running;
};

const refusedStart = async (DATA_DIR: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const ran = await runToEnd(server, [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR, SHOP_AT, ...env });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^[^\n]+\n$/);
  return ran.err;
};

const secret = 'q7-Lm2.wx81-vvTz4';
const paymentsElsewhere = { PAYMENT_URL: 'http://127.0.0.1:9', PAYMENT_SECRET: secret };

describe('a data folder', () => {
  test('has one server; a second one learns in one line where the first one is', async () => {
    const folder = aFolder();
    const first = await start(folder);
    const line = await refusedStart(folder);
    expect(line).toContain(join(folder, 'shop.db'));
    expect(line).toContain(first.origin);
    expect(await refusedStart(folder, { ONLY: 'api', ...paymentsElsewhere })).toContain(first.origin);
    expect(await refusedStart(folder, { ONLY: 'payments', PAYMENT_SECRET: secret })).toContain('payments.jsonl');
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });

  test('is free at once after a kill, and can be read beside its server, as a backup does (R-DRIVE-5)', async () => {
    const folder = aFolder();
    const first = await start(folder);
    await first.kill();
    await start(folder);
    const reader = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true });
    expect(reader.prepare('select count(*) as count from facility_periods').get()?.count).toBeGreaterThan(0);
    reader.close();
  });

  test('is shared by parts that belong together: calls own the database, the payment page its ledger', async () => {
    const folder = aFolder();
    const calls = await start(folder, { ONLY: 'api', ...paymentsElsewhere });
    const payments = await start(folder, { ONLY: 'payments', PAYMENT_SECRET: secret });
    await start(folder, { ONLY: 'pages', PROVIDER_URL: calls.origin });
    expect(await refusedStart(folder, { ONLY: 'payments', PAYMENT_SECRET: secret })).toContain(payments.origin);
    expect(await refusedStart(folder, { ONLY: 'api', ...paymentsElsewhere })).toContain(calls.origin);
  });

  test('is no terminal’s while a server owns it, whose address is told, and then that of two beside each other', async () => {
    const folder = aFolder();
    const { origin, stop } = await start(folder);
    const shop = terminal({ SHOP_ON: join(folder, 'shop.db'), SHOP_JAR: join(aFolder(), 'jar.json') });
    const ran = await shop('catalog', 'list');
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 4, out: '' });
    expect(ran.err).toMatch(new RegExp(`^error: [^\\n]*--on ${origin}[^\\n]*\\n$`));
    await stop();
    const both = await Promise.all([shop('catalog', 'list'), shop('catalog', 'list')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
  });
});
