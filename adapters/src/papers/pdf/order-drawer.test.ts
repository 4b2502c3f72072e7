import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anOrderPapers } from '@shop/core/testing/order-papers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { orderDrawer } from './order-drawer.ts';

/** Returns a drawer over a program that answers each request with the number of requests so far. */
const counting = () => {
  const program = join(temporaryFolder(), 'counts.mjs');
  writeFileSync(
    program,
    `let count = 0; process.on('message', ({ id }) => process.send({ id, bytes: new Uint8Array([++count]) }));`,
  );
  return orderDrawer(program, { words: async () => ({}), zone: 'Europe/Ljubljana' });
};

const numbered = (number: number) => {
  const papers = anOrderPapers();
  return { ...papers, order: { ...papers.order, number: String(number) } };
};

test('the papers of an order are drawn once in each language, and fifty are cached', async () => {
  const { forDownload } = counting();
  const drawn = async (papers: ReturnType<typeof anOrderPapers>) => [...(await forDownload(papers))._unsafeUnwrap()];
  expect(await drawn(numbered(1))).toEqual([1]);
  expect(await drawn(numbered(1))).toEqual([1]);
  expect(await drawn(numbered(2))).toEqual([2]);
  expect(await drawn({ ...numbered(1), language: 'de' })).toEqual([3]);
  for (let at = 3; at < 53; at += 1) await drawn(numbered(at));
  expect(await drawn(numbered(1))).toEqual([54]);
});

test('two downloads are drawn at a time and 32 wait, further ones are refused, and a mail is not', async () => {
  const { forDownload, forMail } = counting();
  const downloads = Array.from({ length: 40 }, (_, at) => forDownload(numbered(at)));
  const mail = await forMail(numbered(100));
  const answers = await Promise.all(downloads);
  expect(answers.map((answer) => answer.isOk())).toEqual(answers.map((_, at) => at < 34));
  expect(mail[0]).toBeLessThanOrEqual(3);
});

test('papers that 150 clients request at once are drawn once', async () => {
  const { forDownload } = counting();
  const answers = await Promise.all(Array.from({ length: 150 }, () => forDownload(numbered(1))));
  expect(new Set(answers.map((answer) => answer._unsafeUnwrap()[0]))).toEqual(new Set([1]));
});
