import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { type ServeSettings, serverEnvironment } from '../server/web-server.ts';
import { runShop } from '../testing/run-shop.ts';

/** Runs `shop serve`; also returns the settings that the server was started with. */
const serveWith = async (...typed: readonly string[]) => {
  const requests: ServeSettings[] = [];
  const serve = (settings: ServeSettings) => {
    requests.push(settings);
    return okAsync(undefined);
  };
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'levers.yaml'), '');
  return { result: await runShop(['serve', ...typed], { access: { serve } }, { folder }), requests };
};

it('shop serve passes its options to the server and prints nothing', async () => {
  const { result, requests } = await serveWith(
    ...['--port', '0', '--host', '::1', '--data-dir', 'd', '--only', 'api', '--at', '2026-12-01T09:00:00Z'],
    ...['--seed', 's', '--levers', 'levers.yaml', '--record', 'calls.jsonl'],
  );
  expect(result).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  const at = Date.UTC(2026, 11, 1, 9);
  const files = { levers: 'levers.yaml', record: 'calls.jsonl' };
  expect(requests).toEqual([{ port: 0, host: '::1', dataDir: 'd', only: 'api', at, seed: 's', ...files }]);
  expect(requests.map(serverEnvironment)).toEqual([
    {
      ...{ NODE_ENV: 'production', PORT: '0', HOST: '::1', DATA_DIR: 'd', ONLY: 'api', SHOP_SEED: 's' },
      ...{ SHOP_AT: '2026-12-01T09:00:00.000Z', LEVERS: 'levers.yaml', RECORD: 'calls.jsonl' },
    },
  ]);
});

it('shop serve leaves options that are not typed to the environment', async () => {
  expect((await serveWith()).requests).toEqual([{}]);
  expect(serverEnvironment({})).toEqual({ NODE_ENV: 'production' });
});

it('shop serve ends with 4 when the server cannot start', async () => {
  const serve = () => errAsync({ type: 'unusable', message: 'the server cannot start: it is not built' } as const);
  expect(await runShop(['serve'], { access: { serve } })).toMatchObject({ exitCode: 4, stdout: '' });
});

it('shop openapi prints the document with and without --json', async () => {
  for (const argv of [['openapi'], ['openapi', '--json']]) {
    expect(JSON.parse((await runShop(argv)).stdout)).toEqual({ openapi: '3.1.0' });
  }
});
