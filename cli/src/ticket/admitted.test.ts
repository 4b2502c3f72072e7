import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Admission } from '@shop/core/checkout/admission';
import { instant } from '@shop/core/dates/instant';
import { cents } from '@shop/core/money/cents';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it, onTestFinished } from 'vitest';
import { operatorStub } from '../testing/operator-stub.ts';
import { runShop } from '../testing/run-shop.ts';

const admitted: Admission = { type: 'admitted', at: instant(0), productTitle: 'Terme', priceTitle: '' };

/** Writes a text to a file. */
const aFile = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'admitted-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'door.txt'), text);
  return join(folder, 'door.txt');
};

/** Enters a text at a desk that answers by code; also returns the desk's calls. */
const enter = async (
  text: string,
  answers: Readonly<Record<string, Admission>> = {},
  typed: readonly string[] = [],
) => {
  const requests: (readonly [code: string, amount: unknown, on: unknown, key: string])[] = [];
  const openOperator = operatorStub({
    admit: (code, key, amount, on) => {
      requests.push([code, amount, on, key]);
      return okAsync(answers[code] ?? admitted);
    },
  });
  const run = await runShop(['ticket', 'admitted', aFile(text), ...typed], { access: { openOperator } });
  return { ...run, requests, keys: requests.map(([, , , key]) => key) };
};

it('ticket admitted enters each line of a file with its amount and day', async () => {
  const { exitCode, stdout, requests } = await enter(
    '7K3M-9QTX\n\n  2B4D-HJ8W   12,50\r\n7K3M-9QTX 2026-11-28\n2B4D-HJ8W 5 2026-11-29',
  );
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('4 of 4 lines entered')]);
  expect(requests.map(([code, amount, on]) => [code, amount, on])).toEqual([
    ['7K3M-9QTX', undefined, undefined],
    ['2B4D-HJ8W', cents(12_50), undefined],
    ['7K3M-9QTX', undefined, '2026-11-28'],
    ['2B4D-HJ8W', cents(5_00), '2026-11-29'],
  ]);
});

it('ticket admitted sends a key per line that does not depend on spelling or order', async () => {
  const { keys } = await enter('A-B\nA-B\nA-B 1\nA-B 2\nA-B 2026-11-28\nA-B 2026-11-27\nC');
  expect(new Set(keys).size).toBe(7);
  expect((await enter('ab\nAB\nAB 1,00\na-b 2.00\nAB 2026-11-28\nab 2026-11-27\nC')).keys).toEqual(keys);
  expect((await enter('A-B 2026-11-27')).keys).not.toEqual((await enter('A-B 2026-11-28')).keys);
  expect((await enter('C\nA-B 2026-11-27\nA-B 2\nA-B\nA-B 2026-11-28\nA-B 1\nA-B')).keys.toSorted()).toEqual(
    keys.toSorted(),
  );
});

it('ticket admitted continues after a refused line, prints its number and reason and ends with 3', async () => {
  const day = { type: 'unknown' } as const;
  const { exitCode, stdout, stderr, requests } = await enter('A\nB\nC', { B: day });
  expect([exitCode, requests.length]).toEqual([3, 3]);
  expect(stdout).toMatch(/2 of 3 lines entered\nline 2 {2}there is no such ticket/);
  expect(stderr).toContain('1 of 3 lines was not entered');
  expect(JSON.parse((await enter('A\nB', { B: day }, ['--json'])).stdout)).toMatchObject({
    lines: 2,
    entered: 1,
    refused: [{ line: 2, outcome: day }],
  });
});

it.each([...['A 0', 'A 12,505', 'A 1 2', 'A 2026-11-31', 'A 2026-11-28 5', 'A 2026-11-30']])(
  'ticket admitted enters nothing of a file with the line %j',
  async (mistake) => {
    const { exitCode, stderr, requests } = await enter(`A\n${mistake}`);
    expect([exitCode, requests]).toEqual([2, []]);
    expect(stderr).toContain('line 2');
  },
);

it('ticket admitted ends with 4 when the shop does not answer and prints that a repeat enters nothing twice', async () => {
  const admit = () => errAsync({ kind: 'unreachable', cause: 'timeout' } as const);
  const access = { openOperator: operatorStub({ admit }) };
  const { exitCode, stderr } = await runShop(['ticket', 'admitted', aFile('A')], { access });
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('and nothing twice')]);
});
