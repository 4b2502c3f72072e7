import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { receiptWords } from '../testing/receipt-words.ts';
import { runShop } from '../testing/run-shop.ts';

const explain = (...argv: readonly string[]) => runShop(['price', 'explain', ...argv, '--json']);

const tables = `
lines:
  - price: 22.00
    quantity: 2
  - { price: 80.00, priceWithDiscount: 72.00, quantityDiscountMinItems: 3, quantity: 3, takesCode: false }
code: { percent: 10 }
`;

describe('shop price explain', () => {
  it.each([
    ['a reduced price', ['--price', '80', '--discounted', '72', '--min-items', '3', '--quantity', '3'], 216],
    ['a discount of the day', ['--price', '0.50', '--day-discount', '15%'], 0.43],
    ['a code of an amount', ['--price', '5', '--code', '1.00'], 4],
    ['an extra without its ticket', ['--price', '5', '--discounted', '4', '--no-ticket'], 5],
  ])('computes the total of %s', async (_, options, total) => {
    const { exitCode, stdout } = await explain(...options);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ total, lines: [{ toPay: total }] });
  });

  it('prints every step of each line of a file and the total', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'prices.yaml'), tables);
    const argv = ['price', 'explain', 'prices.yaml', '--lang', 'en'];
    const { exitCode, stdout } = await runShop(argv, { builtIn: receiptWords }, { folder });
    expect(exitCode).toBe(0);
    expect(stdout.replaceAll(/ +/g, ' ')).toMatch(
      /line 1\n list price .*\n reduced price .*\n discount of the day .*\n quantity .*\n discount code .*€4\.40 €44\.00 €39\.60\n/,
    );
    expect(stdout.replaceAll(/ +/g, ' ')).toContain('discount code €0.00 €216.00 €216.00 not for this line');
    expect(stdout.replaceAll(/ +/g, ' ')).toContain(' total €255.60');
  });

  it('prints every mistake of a file with its line and column', async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'prices.yaml'),
      'lines:\n  - price: 22.005\n    pieces: 2\ncode: { percent: 10, amount: 5 }\n',
    );
    const { exitCode, stderr, stdout } = await runShop(['price', 'explain', 'prices.yaml'], {}, { folder });
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain('prices.yaml:2:12: price must be an amount in euros with two decimals at most');
    expect(stderr).toContain('prices.yaml:3:5: pieces is not known here; allowed are price,');
    expect(stderr).toContain('must take off either percent or amount');
  });

  it.each([
    [[], 'no price given'],
    [['--price', '5', '--code', '101%'], 'Expected a whole percentage from 0 to 100'],
  ])('refuses %j with 2', async (argv, message) => {
    const { exitCode, stderr } = await runShop(['price', 'explain', ...argv]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('shop price fuzz', () => {
  it('tries every law on the same baskets with the same seed', async () => {
    const [first, again] = await Promise.all(
      [1, 2].map(() => runShop(['price', 'fuzz', '--runs', '20', '--seed', 'a wet day', '--json'])),
    );
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again?.stdout).toBe(first?.stdout);
    const { runs, laws } = JSON.parse(first?.stdout ?? '');
    expect(runs).toBe(20);
    expect(laws.map(({ holds }: { holds: boolean }) => holds)).toEqual(laws.map(() => true));
    expect(laws.length).toBeGreaterThan(5);
  });

  it('refuses to try no basket with 2', async () => {
    const { exitCode, stderr } = await runShop(['price', 'fuzz', '--runs', '0']);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Expected a whole number from 1 to')]);
  });

  it('prints the seed, which reproduces the run', async () => {
    const { seed } = JSON.parse((await runShop(['price', 'fuzz', '--runs', '5', '--json'])).stdout);
    const { stdout } = await runShop(['price', 'fuzz', '--runs', '5', '--json', '--seed', String(seed)]);
    expect(JSON.parse(stdout).seed).toBe(seed);
  });

  it('draws baskets from a file of prices or a folder of catalog files', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'prices.yaml'), tables);
    mkdirSync(join(folder, 'catalog'));
    writeFileSync(
      join(folder, 'catalog', 'cards.yaml'),
      'promoCodes: [{ code: TEN, description: Ten, percent: 10 }]\n',
    );
    for (const rules of ['prices.yaml', 'catalog']) {
      const result = await runShop(['price', 'fuzz', '--runs', '20', '--rules', rules], {}, { folder });
      expect(result).toMatchObject({ exitCode: 0, stderr: '' });
      expect(result.stdout).toContain('20 baskets a law');
    }
  });
});
