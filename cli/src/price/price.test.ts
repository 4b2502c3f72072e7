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
    [
      'a piece less than a reduced price needs',
      ['--price', '80', '--discounted', '72', '--min-items', '3', '--quantity', '2'],
      160,
    ],
    ['as many', ['--price', '80', '--discounted', '72', '--min-items', '3', '--quantity', '3'], 216],
    ['a discount of the day, half a cent up', ['--price', '0.50', '--day-discount', '15%'], 0.43],
    ['a code of a percentage', ['--price', '22,00', '--code', '10%'], 19.8],
    ['a code of an amount', ['--price', '5', '--code', '1.00'], 4],
    ['an extra without its ticket', ['--price', '5', '--discounted', '4', '--no-ticket'], 5],
  ])('%s', async (_, options, total) => {
    const { exitCode, stdout } = await explain(...options);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ total, lines: [{ toPay: total }] });
  });

  it('prints every step of every line of a file, what the code took and the total', async () => {
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

  it('points at every mistake of a file', async () => {
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
    [['nowhere.yaml'], 'nowhere.yaml cannot be read'],
  ])('says what is missing or wrong: %j', async (argv, says) => {
    const { exitCode, stderr } = await runShop(['price', 'explain', ...argv]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('shop price fuzz', () => {
  it('tries every law on the same baskets when it is given a seed', async () => {
    const [first, again] = await Promise.all(
      [1, 2].map(() => runShop(['price', 'fuzz', '--runs', '50', '--seed', 'a wet day', '--json'])),
    );
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(again?.stdout).toBe(first?.stdout);
    const { runs, laws } = JSON.parse(first?.stdout ?? '');
    expect(runs).toBe(50);
    expect(laws.map(({ holds }: { holds: boolean }) => holds)).toEqual(laws.map(() => true));
    expect(laws.length).toBeGreaterThan(5);
  });

  it('says which seed it chose, which is the one that it takes', async () => {
    const chosen = await runShop(['price', 'fuzz', '--runs', '5', '--json']);
    const { seed } = JSON.parse(chosen.stdout);
    for (const given of [seed, -7, 0]) {
      const { stdout } = await runShop(['price', 'fuzz', '--runs', '5', '--json', '--seed', String(given)]);
      expect(JSON.parse(stdout).seed).toBe(given);
    }
  });

  it('buys of what is given: a file of prices, or a folder of catalog files', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'prices.yaml'), tables);
    mkdirSync(join(folder, 'catalog'));
    const none = await runShop(['price', 'fuzz', '--rules', 'catalog'], {}, { folder });
    expect(none).toMatchObject({ exitCode: 3 });
    expect(none.stderr).toContain('there is no file that ends in .yaml');
    writeFileSync(
      join(folder, 'catalog', 'cards.yaml'),
      'promoCodes: [{ code: TEN, description: Ten, percent: 10 }]\n',
    );
    for (const rules of ['prices.yaml', 'catalog']) {
      const ran = await runShop(['price', 'fuzz', '--runs', '20', '--rules', rules], {}, { folder });
      expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
      expect(ran.stdout).toContain('20 baskets a law');
    }
  });
});
