import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ana } from '../../cli/src/testing/ana.ts';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { aFolder, SHOP_AT } from './catalog-folder.ts';
import { terminal } from './terminal.ts';

test('a ticket is bought from the terminal although the server is killed after every step', {
  timeout: 120_000,
}, async () => {
  const folder = aFolder();
  const start = (PORT = '0') => startServer('ui/dist/server/server.js', [], { DATA_DIR: folder, PORT, SHOP_AT });
  let server = await start();
  onTestFinished(() => server.kill());
  const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(aFolder(), 'jar.json') });

  /** Runs a step. After each step the server is killed and started again, with the same folder and address. */
  const step = async (...args: readonly string[]) => {
    const ran = await shop(...args, '--json', '--at', SHOP_AT);
    expect([args[0], args[1], ran.code, ran.err]).toEqual([args[0], args[1], 0, '']);
    await server.kill();
    server = await start(new URL(server.origin).port);
    return ran.out === '' ? undefined : JSON.parse(ran.out);
  };

  const tickets = ['--ticket', 'Dnevna/Odrasli=2', '--ticket', 'Dnevna/Otroci=1'];
  const { item } = await step('cart', 'add-ticket', 'termalija', '--date', '+3', ...tickets);
  expect(await step('cart', 'explain')).toMatchObject({ addsUp: true, total: item.totalPrice });
  await step('checkout', 'save', ...ana);
  const paid = await step('checkout', 'pay', '--card', '4111111111111111');
  expect(paid).toMatchObject({ outcome: 'completed', total: item.totalPrice });
  expect(await step('checkout', 'order', paid.ref)).toMatchObject({
    orderNumber: paid.orderNumber,
    total: item.totalPrice,
  });
  const shown = await (await fetch(`${server.origin}/sl/narocilo-zakljuceno?status=4&ref=${paid.ref}`)).text();
  expect(shown).toContain(paid.orderNumber);
  expect(shown).not.toContain('Novak');
});
