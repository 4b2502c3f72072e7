import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { expect, test } from 'vitest';
import { runToEnd } from './terminal.ts';

/** Returns the path of a folder that does not exist yet. */
const freshFolder = (): string => join(temporaryFolder(), 'data');

const server = 'ui/dist/server/server.js';
const development = 'ui/dev-server.ts';
const terminal = 'cli/bin/shop.mjs';

const fixed = { SHOP_AT: '2026-12-01T09:00:00Z' };
const open = { PUBLIC_ORIGIN: 'https://shop.example' };

// Conflicts between settings: ui/src/server/settings/settings-conflict.test.ts.
test.each([
  ['the server with a fixed clock', 1, server, [], { ...fixed, ...open }, 'SHOP_AT'],
  ['the payment page with a fixed clock', 1, server, [], { ONLY: 'payments', ...fixed, ...open }, 'SHOP_AT'],
  ['the development server with a fixed clock', 1, development, [], { ...fixed, ...open }, 'SHOP_AT'],
  ['the terminal with a moment', 4, terminal, ['serve', '--at', fixed.SHOP_AT], open, 'SHOP_AT'],
  ['the server with an argument', 2, server, ['--port', '1'], {}, 'unknown argument "--port"'],
  ['the server with half a wallet', 1, server, [], { GOOGLE_WALLET_KEY: '/none.json' }, 'GOOGLE_WALLET_KEY'],
  ['the server with a missing folder of pages', 1, server, [], { CONTENT_DIR: '/none' }, 'CONTENT_DIR'],
  ['the server with a missing folder of pictures', 1, server, [], { MEDIA_DIR: '/none' }, 'MEDIA_DIR'],
] as const)('%s does not start, prints one line and creates nothing', async (_, code, file, args, env, name) => {
  const DATA_DIR = freshFolder();
  const ran = await runToEnd(file, args, { PORT: '0', DATA_DIR, ...env });
  expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
  expect(ran.err).toMatch(new RegExp(`^${name}[^\\w][^\\n]*\\n$`));
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a data folder that cannot be written is refused in one line', async () => {
  const ran = await runToEnd(server, [], { PORT: '0', DATA_DIR: '/dev/null/shop' });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^cannot write to the data folder [^\n]*\n$/);
});

test('the server prints its usage for --help, and opens nothing', async () => {
  const DATA_DIR = freshFolder();
  const ran = await runToEnd(server, ['--help'], { PORT: '0', DATA_DIR });
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^Usage: npm start\n/);
  expect(existsSync(DATA_DIR)).toBe(false);
});
