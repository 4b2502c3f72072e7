import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runToEnd } from './terminal.ts';

/** A folder that nothing has been put into yet. */
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
};

const server = 'ui/dist/server/server.js';
const development = 'ui/dev-server.ts';
const terminal = 'cli/bin/shop.mjs';

const fixed = { SHOP_AT: '2026-12-01T09:00:00Z' };
const open = { PUBLIC_ORIGIN: 'https://shop.example' };
const provider = { PROVIDER_URL: 'http://10.255.255.1', PROVIDER_USER: 'shop', PROVIDER_PASSWORD: 'f8Kq-21xz' };

test.each([
  ['the server with a fixed clock', 1, server, [], { ...fixed, ...open }, 'SHOP_AT'],
  ['the server with a seed', 1, server, [], { SHOP_SEED: 'x', ...provider }, 'SHOP_SEED'],
  ['the pages with a fixed clock', 1, server, [], { ONLY: 'pages', ...fixed, ...provider }, 'SHOP_AT'],
  ['the payment page with a fixed clock', 1, server, [], { ONLY: 'payments', ...fixed, ...open }, 'SHOP_AT'],
  ['the development server with a fixed clock', 1, development, [], { ...fixed, ...open }, 'SHOP_AT'],
  ['the terminal with a moment', 4, terminal, ['serve', '--at', fixed.SHOP_AT], open, 'SHOP_AT'],
  ['the terminal with a seed', 4, terminal, ['serve', '--seed', 'x'], provider, 'SHOP_SEED'],
  ['the server with test cards', 1, server, [], open, 'the payment page with test cards'],
  ['the server with an argument', 2, server, ['--port', '1'], {}, 'unknown argument "--port"'],
  ['the server without its credential', 1, server, [], { PROVIDER_URL: provider.PROVIDER_URL }, 'PROVIDER_URL'],
  [
    'the server with names of content that nobody knows',
    ...([
      1,
      server,
      [],
      { ...provider, CONTENT_URL: 'http://10.255.255.1', CONTENT_NAMES: '{"sections":{"a":"b"}}' },
    ] as const),
    'CONTENT_NAMES',
  ],
  ['the server with half a payment page', 1, server, [], { PAYMENT_URL: 'https://pay.example' }, 'PAYMENT_SECRET'],
  [
    'the server with a certificate for passes that cannot be read',
    ...([
      1,
      server,
      [],
      { APPLE_PASS_CERTIFICATE: '/none.pem', APPLE_PASS_KEY: '/none.pem', APPLE_WWDR_CERTIFICATE: '/none.pem' },
    ] as const),
    'APPLE_PASS_CERTIFICATE',
  ],
  ['the server with half a wallet', 1, server, [], { GOOGLE_WALLET_KEY: '/none.json' }, 'GOOGLE_WALLET_KEY'],
] as const)('%s does not start: one line, and nothing is made', async (_, code, file, args, env, name) => {
  const DATA_DIR = freshFolder();
  const ran = await runToEnd(file, args, { PORT: '0', DATA_DIR, ...env });
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(ran.err).toMatch(new RegExp(`^${name}[^\\w][^\\n]*\\n$`));
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each(['/proc/shop', '/dev/null/shop'])('a data folder in %s is refused in one line', async (DATA_DIR) => {
  const ran = await runToEnd(server, [], { PORT: '0', DATA_DIR });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^cannot write to the data folder [^\n]*\n$/);
});

test('the server prints its usage when asked for help, and opens nothing', async () => {
  const DATA_DIR = freshFolder();
  const ran = await runToEnd(server, ['--help'], { PORT: '0', DATA_DIR });
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^Usage: npm start\n/);
  expect(existsSync(DATA_DIR)).toBe(false);
});
