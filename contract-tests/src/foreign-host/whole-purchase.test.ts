import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { instantText } from '@shop/core/dates/instant';
import { expect, test } from 'vitest';
import { ana } from '../../../cli/src/testing/ana.ts';
import { terminal } from '../terminal.ts';
import { scenarioRuns } from '../testing/scenario-runs.ts';
import { startFrontShop } from './front-shop.ts';

const visit = join(import.meta.dirname, 'purchase.yaml');
const dialects = ['texts', 'numbers'] as const;

/** Units: milliseconds. */
const longest = 120_000;

test.each(dialects)(
  'a guest buys before a provider of %s over HTTP, and in Chromium',
  { timeout: longest },
  async (dialect) => {
    const { host, shop } = await startFrontShop(dialect);
    for (const way of [[], ['--browser']]) {
      const { runs } = await scenarioRuns([visit, ...way], shop.origin, longest);
      expect(runs.flatMap(({ problems }) => problems)).toEqual([]);
    }
    const paid = host.requests().filter((asked) => asked.startsWith('POST /placilo/'));
    expect(paid).toHaveLength(2);
    const events = [...shop.log().matchAll(/"event":"(\w+)"/g)].map(([, event]) => event);
    expect(events).toEqual(dialect === 'texts' ? [] : ['noContent']);
  },
);

test.each(dialects)(
  'a guest buys before a provider of %s by commands of the terminal',
  { timeout: longest },
  async (dialect) => {
    const { host, shop } = await startFrontShop(dialect);
    const run = terminal({ SHOP_ON: shop.origin, SHOP_JAR: join(temporaryFolder(), 'jar.json') });
    const step = async (...args: readonly string[]) => {
      const ran = await run(...args, '--json', '--at', instantText(testStart));
      expect([...args.slice(0, 2), ran.code, ran.err]).toEqual([...args.slice(0, 2), 0, '']);
      return JSON.parse(ran.out === '' ? '{}' : ran.out);
    };
    const ticket = ['--ticket', 'Popoldne/Odrasli=2'];
    const { item } = await step('cart', 'add-ticket', 'jezersko-kopalisce', '--date', 'tomorrow', ...ticket);
    expect(item.totalPrice).toBe(23.8);
    expect(await step('cart', 'explain')).toMatchObject({ addsUp: true, total: item.totalPrice });
    await step('checkout', 'save', ...ana);
    const declined = await run('checkout', 'pay', '--card', '4000000000000002', '--at', instantText(testStart));
    expect([declined.code, declined.err]).toEqual([3, expect.stringContaining('the order is not paid: payment error')]);
    const { ref } = await step('checkout', 'pay', '--card', '4111111111111111');
    expect(await host.get(`/shopCheckOut/paymentThankYouPage/${ref}`, basic)).toMatchObject({
      json: { success: true },
    });
  },
);

const basic = { Authorization: `Basic ${btoa('trgovina:jezero-in-gora')}` };
