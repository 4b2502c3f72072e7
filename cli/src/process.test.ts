import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { storedAttempts } from '@shop/adapters/payment/test-bank/testing/stored-attempts';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import cli from '../package.json' with { type: 'json' };
import { ana } from './testing/ana.ts';
import { folderWithShop } from './testing/folder-with-shop.ts';
import { killingProxy } from './testing/killing-proxy.ts';
import { atTestStart, endOf, outputUntil, shop, startShop } from './testing/shop-process.ts';

const timeoutMs = 60_000;

const built = resolve(import.meta.dirname, '../dist/shop.js');

beforeAll(async () => {
  // The first start builds what is stale, so that the tests below do not see the build.
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  await shop(['--version'], { folder, through: 'starter' });
  rmSync(folder, { recursive: true });
}, 120_000);

describe('a process of the program', { timeout: timeoutMs }, () => {
  it('reads a trace and a catalog from standard input in place of a file with the name -', async () => {
    const folder = await folderWithShop();
    await shop(['catalog', 'list', '--on', 'data', '--record', 'one.jsonl', ...atTestStart], { folder });
    const piped = (input: string, ...argv: readonly string[]) => shop(argv, { folder, input });
    const trace = readFileSync(join(folder, 'one.jsonl'), 'utf8');
    const replayed = await piped(trace, 'catalog', 'list', '--on', 'trace:-');
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(replayed.stdout).toContain('termalija');
    const mistaken = await piped('products: 3', 'catalog', 'check', '-');
    expect(mistaken.stderr).toMatch(/^error: \d mistakes? in what was piped in; .*\n {2}-:1:11: /);
  });

  it('ends with 0 when the reader of its output closes it', async () => {
    const child = startShop(['openapi'], { folder: temporaryFolder() });
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { exitCode, stderr } = await endOf(child);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });
});

describe('output that cannot be written', { timeout: timeoutMs }, () => {
  const opened = (file: string, flags: string): number => {
    const descriptor = openSync(file, flags);
    onTestFinished(() => closeSync(descriptor));
    return descriptor;
  };
  const faulty = (code: string) => ({
    exitCode: 4,
    stderr: `error: the output cannot be written: ${code} (Unusable)\n`,
  });

  it.skipIf(!existsSync('/dev/full'))('ends a command with 4 and one line on a full disk', async () => {
    const folder = temporaryFolder();
    const full = opened('/dev/full', 'w');
    expect(await shop(['--help'], { folder, stdout: full })).toMatchObject(faulty('ENOSPC'));
    expect(await shop(['cart', 'set'], { folder, stderr: full })).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('ends a command with 4 when only a part of the text fits', async () => {
    const folder = temporaryFolder();
    const limited = spawnSync('sh', ['-c', 'ulimit -f 1; exec "$0" "$@" > part', process.execPath, built, 'openapi'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder },
    });
    expect({ exitCode: limited.status, stderr: limited.stderr }).toEqual(faulty('EFBIG'));
  });
});

describe('shop serve', { timeout: 120_000 }, () => {
  const serve = async (...more: readonly string[]) => {
    const folder = temporaryFolder();
    const child = startShop(['serve', '--port', '0', '--data-dir', 'data', ...more], { folder, through: 'starter' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return { folder, on: /http:[^"]+/.exec(await outputUntil(child, /"ready"/))?.[0] ?? '' };
  };

  it('sells once to a program that is killed before each answer and runs again with the same key', async () => {
    const { folder, on } = await serve(...atTestStart);
    let child: ReturnType<typeof startShop> | undefined;
    let deadly = /^$/;
    const proxy = await killingProxy(on, (path) => {
      if (!deadly.test(path)) return true;
      deadly = /^$/;
      child?.kill('SIGKILL');
      return false;
    });
    const run = async (argv: readonly string[], dyingAt = /^$/) => {
      deadly = dyingAt;
      child = startShop([...argv, '--on', proxy, '--json', ...atTestStart], { folder });
      return endOf(child);
    };
    const add = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=2', '--key', 'visit-1'];
    expect((await run(add, /AddTicketToCart/)).exitCode).toBeNull();
    const cart = JSON.parse((await run(add)).stdout).item;
    expect(cart).toMatchObject({ itemsCount: 2 });
    const stranger = temporaryFolder();
    const other = await shop([...add, '--on', on, '--json', ...atTestStart], { folder: stranger });
    expect(JSON.parse(other.stdout).item).toMatchObject({ itemsCount: 2 });
    expect(JSON.parse(other.stdout).item.cartId).not.toBe(cart.cartId);

    expect(await run(['checkout', 'save', ...ana])).toMatchObject({ exitCode: 0, stderr: '' });
    const pay = ['checkout', 'pay', '--card', '4111111111111111'];
    expect((await run(pay, /PaymentStart/)).exitCode).toBeNull();
    const paid = await run(pay);
    expect(paid).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(paid.stdout)).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    const attempts = join(folder, 'data/payments.db');
    expect(storedAttempts(attempts)).toHaveLength(1);
    const { client } = JSON.parse(readFileSync(join(folder, '.shop/jar.json'), 'utf8'));
    expect(readFileSync(attempts, 'latin1')).not.toContain(client);
  });

  it('ends with 4 and one line on a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const result = await shop(['serve', '--port', port, '--host', '127.0.0.1'], { folder: temporaryFolder() });
    expect(result).toMatchObject({ exitCode: 4, stdout: '' });
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  });
});

const older = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
const onOlderNode = { through: 'starter', node: ['--import', `data:text/javascript,${older}`] } as const;

describe('started by an older Node', { timeout: 120_000 }, () => {
  it('runs the pinned version and passes on its exit code', async () => {
    const around = { folder: temporaryFolder(), ...onOlderNode };
    expect(await shop(['--version'], around)).toMatchObject({ exitCode: 0, stdout: `${cli.version}\n` });
    expect(await shop(['cart', 'set'], around)).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('passes on signals: a server prints its address and ends on SIGTERM (R-DRIVE-1)', async () => {
    const child = startShop(['serve', '--port', '0', '--data-dir', 'data'], {
      folder: temporaryFolder(),
      ...onOlderNode,
    });
    onTestFinished(() => void child.kill('SIGTERM'));
    const address = /http:[^"]+/.exec(await outputUntil(child, /"ready"/))?.[0] ?? '';
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
