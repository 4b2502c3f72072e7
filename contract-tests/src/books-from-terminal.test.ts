import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { SHOP_AT } from './catalog-folder.ts';
import { startBuiltShop } from './testing/built-shop.ts';
import { commandLines, documents } from './testing/command-lines.ts';
import { filledFolder } from './testing/filled-folder.ts';
import { sellerSettings } from './testing/seller-settings.ts';

const OPERATOR_TOKEN = 'token-of-the-books';

const buyer = [
  ...['--first-name', '=HYPERLINK("x")', '--last-name', 'Čuček', '--email', 'ziga@example.com', '--address', 'Cesta 1'],
  ...['--post-code', '1000', '--city', 'Ljubljana', '--country', 'SI', '--phone', '+38640123456'],
];

/** Returns a column of amounts of a CSV file. */
const column = (csv: string, title: string): readonly number[] => {
  const [titles = [], ...rows] = csv
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  return rows.map((row) => Math.round(Number(row[titles.indexOf(title)]) * 100));
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('sales and visits are equal from a running shop and from its folder, and sum up as db check does', {
  timeout: 60_000,
}, async () => {
  const DATA_DIR = await filledFolder();
  const server = await startBuiltShop({ DATA_DIR, OPERATOR_TOKEN, ...sellerSettings });
  const at = (SHOP_ON: string) =>
    commandLines({ SHOP_ON, SHOP_JAR: join(temporaryFolder(), 'jar.json'), OPERATOR_TOKEN, ...sellerSettings });
  const [online, inFolder] = [at(server.origin), at(DATA_DIR)];
  const visitor = documents(online);

  await visitor('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=2');
  await visitor('cart', 'add-gift-card', 'bon-50-eur', '--quantity', '1');
  await visitor('checkout', 'save', ...buyer);
  const { orderNumber } = await visitor('checkout', 'pay', '--card', '4111111111111111');
  await visitor('cart', 'add-ticket', 'termalija', '--date', '+3', '--ticket', 'Dnevna/Odr=1');
  await visitor('checkout', 'save', ...buyer);
  const { cancelId } = await visitor('checkout', 'pay', '--card', '4111111111111111');
  await visitor('checkout', 'cancel', cancelId);
  await expect.poll(server.log).toMatch(/"event":"orderRefunded"/);

  const asked = [
    ['sales', '--month', SHOP_AT.slice(0, 7)],
    ['sales', '--json'],
    ['visits', '--day', '+3'],
  ];
  const answers = await Promise.all(asked.map((argv) => online(...argv)));
  expect(answers.map(({ out }) => out)).toEqual([
    expect.stringMatching(/^9,5.*%/m),
    expect.stringContaining('cardSold'),
    expect.stringContaining(orderNumber),
  ]);
  const csv = (await online('sales', '--csv', '--decimal', '.')).out;
  const orders = (await online('order', 'list', '--csv', '--decimal', '.')).out;
  await server.kill();
  expect(await Promise.all(asked.map((argv) => inFolder(...argv)))).toEqual(answers);
  const { money } = await documents(inFolder)('db', 'check');
  expect(sum(column(csv, 'gross'))).toBe(Math.round((money.paid - money.refunded) * 100));
  expect([sum(column(orders, 'paid')), sum(column(orders, 'refunded'))]).toEqual([
    money.paid * 100,
    money.refunded * 100,
  ]);
  expect(orders).toContain(`"'=HYPERLINK(""x"") Čuček"`);

  const events = server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"orderNumber":"${orderNumber}"`))
    .map((line) => JSON.parse(line))
    .map(({ level, event, by, amount }) => [level, event, by, typeof amount]);
  expect(events).toEqual([
    ['info', 'orderPlaced', 'visitor', 'number'],
    ['info', 'orderPaid', expect.stringMatching(/^(provider|worker)$/), 'number'],
  ]);
  expect(server.log()).toMatch(/"event":"orderCanceled"/);
  expect(server.log()).not.toContain('Čuček');
});
