import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composed } from '../../compose/root.ts';
import type { ShopAccess } from '../../ports/shop-access.ts';
import { run } from '../../run.ts';
import { fileKeeper } from '../../terminal/keep-file.ts';
import { atTestStart, temporaryFolder } from '../../testing/shop-process.ts';
import { testShop } from '../../testing/test-shop.ts';
import { testTerminal } from '../../testing/test-terminal.ts';

const { openShop, builtInTranslations } = composed;

const access: ShopAccess = { ...testShop().access, openShop, builtInTranslations };

const ran = async (folder: string, argv: readonly string[]) => {
  const keepFile = fileKeeper(folder, process.stdout);
  const { terminal, printed } = testTerminal(argv, { folder, keepFile });
  return { exitCode: await run(terminal, access), ...printed };
};

const recording = ['--on', 'data', '--record', 'one.jsonl', '--lang', 'sl', ...atTestStart];

const person = [
  ...['--first-name', 'Ana', '--last-name', 'Novak', '--email', 'ana@example.com', '--address', 'Cesta 1'],
  ...['--post-code', '3254', '--city', 'Podčetrtek', '--country', 'SI', '--phone', '+386 40 123 456'],
];

it('a payment and its cancellation are done again, and what they do not need is left out', {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder();
  const shop = (...argv: readonly string[]) => ran(folder, [...argv, ...recording]);
  await shop('cart', 'add-gift-card', 'vrednostni-bon', '--amount', '50');
  await shop('checkout', 'save', ...person);
  expect((await shop('checkout', 'pay', '--card', '4000000000000002')).exitCode).toBe(3);
  const paid = await shop('checkout', 'pay', '--card', '4111111111111111', '--json');
  const { cancelId } = JSON.parse(paid.stdout);
  expect((await shop('checkout', 'cancel', cancelId)).exitCode).toBe(0);

  const shrunk = await ran(folder, [
    'trace',
    'shrink',
    'one.jsonl',
    '--symptom',
    'order=canceled',
    '--out',
    'small.yaml',
  ]);
  expect(shrunk).toMatchObject({ exitCode: 0, stdout: '5 of 6 steps in small.yaml\n', stderr: '' });
  const yaml = readFileSync(join(folder, 'small.yaml'), 'utf8');
  const names = [...yaml.slice(yaml.indexOf('\nsteps:')).matchAll(/^ {2}- (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(['giftCard', 'guest', 'pay', 'cancel', 'expect']);
});
