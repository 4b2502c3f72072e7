import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { fileKeeper } from '../stdio/keep-file.ts';
import { runShop } from '../testing/run-shop.ts';

const key = 'f'.repeat(32);
const papers = anOrderPapers({ language: 'de' });
const checkout = { showPapers: () => okAsync(papers) };

const run = async (typed: readonly string[], shop: Parameters<typeof runShop>[1] = { checkout }) => {
  const folder = temporaryFolder();
  let output = '';
  const keepFile = fileKeeper(folder, {
    write: (printed) => {
      output += Buffer.from(printed).toString();
    },
  });
  const { exitCode, stdout, stderr } = await runShop(['order', 'pdf', ...typed], shop, { keepFile });
  return { exitCode, stdout, stderr, folder, output };
};

it('order pdf writes the tickets in the language of the order to a file in the working folder', async () => {
  const { exitCode, stdout, folder } = await run(['--key', key]);
  expect([exitCode, stdout]).toEqual([0, 'kept as tickets-2026-000042.pdf\n']);
  expect(readFileSync(join(folder, 'tickets-2026-000042.pdf'), 'utf8')).toBe('%PDF de');
});

it('order pdf prints file and length with --json, and only the PDF with --out -', async () => {
  expect(JSON.parse((await run(['--key', key, '--out', 'a.pdf', '--json'])).stdout)).toEqual({
    file: 'a.pdf',
    bytes: 7,
  });
  expect(await run(['--key', key, '--out', '-', '--json'])).toMatchObject({
    exitCode: 0,
    stdout: '',
    output: '%PDF de',
  });
});

it('order pdf ends with 3 for an order without tickets', async () => {
  const canceled = { ...papers, tickets: [], order: { ...papers.order, outcome: 'canceled' as const } };
  const { exitCode, stderr } = await run(['--key', key], { checkout: { showPapers: () => okAsync(canceled) } });
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('(NoTickets)')]);
});

it('order pdf ends with 2 without a key and with 4 when the file cannot be written', async () => {
  expect((await run([])).exitCode).toBe(2);
  const { exitCode, stderr } = await run(['--key', key, '--out', 'no/such/folder.pdf']);
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('no/such/folder.pdf cannot be written: ENOENT')]);
});
