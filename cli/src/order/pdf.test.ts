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

const ran = async (typed: readonly string[], given: Parameters<typeof runShop>[1] = { checkout }) => {
  const folder = temporaryFolder();
  let output = '';
  const keepFile = fileKeeper(folder, {
    write: (printed) => {
      output += Buffer.from(printed).toString();
    },
  });
  const { exitCode, stdout: told, stderr } = await runShop(['order', 'pdf', ...typed], given, { keepFile });
  return { exitCode, told, stderr, folder, output };
};

it('keeps the tickets under a plain name in the working folder, in the language of the order', async () => {
  const { exitCode, told, folder } = await ran(['--key', key]);
  expect([exitCode, told]).toEqual([0, 'kept as tickets-2026-000042.pdf\n']);
  expect(readFileSync(join(folder, 'tickets-2026-000042.pdf'), 'utf8')).toBe('%PDF de');
});

it('tells a script where it is and how long, and nothing but the PDF where that goes to the output', async () => {
  expect(JSON.parse((await ran(['--key', key, '--out', 'a.pdf', '--json'])).told)).toEqual({ file: 'a.pdf', bytes: 7 });
  expect(await ran(['--key', key, '--out', '-', '--json'])).toMatchObject({ exitCode: 0, told: '', output: '%PDF de' });
});

it('without tickets keeps nothing and ends with 3', async () => {
  const canceled = { ...papers, tickets: [], order: { ...papers.order, outcome: 'canceled' as const } };
  const { exitCode, stderr } = await ran(['--key', key], { checkout: { showPapers: () => okAsync(canceled) } });
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('(NoTickets)')]);
});

it('without a key ends with 2, and with 4 where the file cannot be written', async () => {
  expect((await ran([])).exitCode).toBe(2);
  const { exitCode, stderr } = await ran(['--key', key, '--out', 'no/such/folder.pdf']);
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('no/such/folder.pdf cannot be written: ENOENT')]);
});
