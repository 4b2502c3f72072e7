import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { killingProxy } from './testing/killing-proxy.ts';
import { ana, comparable, purchase } from './testing/purchase.ts';
import { atTestStart, endOf, printedBy, shop, startShop, temporaryFolder } from './testing/shop-process.ts';

const timeoutMs = 60_000;

beforeAll(async () => {
  // The first start builds what is stale; the tests below then see nothing of it.
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  await shop(['--version'], { folder, through: 'starter' });
  rmSync(folder, { recursive: true });
}, 120_000);

describe('as a process', { timeout: timeoutMs }, () => {
  it('prints one JSON document on stdout and nothing on stderr', async () => {
    const { exitCode, stdout, stderr } = await shop(['catalog', 'list', '--on', 'data', '--json'], {
      folder: temporaryFolder(),
    });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(stdout).items.map(({ url }: { url: string }) => url)).toContain('termalija');
  });

  it('ends with 2 for what cannot be meant', async () => {
    const ran = await shop(['cart', 'set', '1', 'many'], { folder: temporaryFolder() });
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('Expected a whole number, 0 or more.');
  });

  it('ends with 3 and the words of the language for what a rule refuses', async () => {
    const argv = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--on', 'data', '--lang', 'de', ...atTestStart];
    const ran = await shop(argv, { folder: temporaryFolder() });
    expect(ran).toMatchObject({ exitCode: 3, stdout: '' });
    expect(ran.stderr).toMatch(/^error: Bitte .*\(AddToCartNoItemsSelected\)\n$/);
  });

  it('takes what is piped in where a file is -: a trace in the place of a shop, and a catalog', async () => {
    const folder = temporaryFolder();
    await shop(['catalog', 'list', '--on', 'data', '--record', 'one.jsonl', ...atTestStart], { folder });
    const piped = (input: string, ...argv: readonly string[]) => shop(argv, { folder, input });
    const trace = readFileSync(join(folder, 'one.jsonl'), 'utf8');
    const replayed = await piped(trace, 'catalog', 'list', '--on', 'trace:-');
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(replayed.stdout).toContain('termalija');
    const mistaken = await piped('products: 3', 'catalog', 'check', '-');
    expect(mistaken.stderr).toMatch(/^error: \d mistakes? in what was piped in; .*\n {2}-:1:11: /);
  });

  it('ends with 4 when nobody answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    silent.close();
    await once(silent, 'close');
    const on = `http://127.0.0.1:${port}`;
    const ran = await shop(['catalog', 'list'], { folder: temporaryFolder(), env: { SHOP_ON: on } });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
    expect(ran.stderr).toContain(`no connection\n  asked: ${on}\n`);
  });

  it('survives a reader that has seen enough', async () => {
    const child = startShop(['openapi'], { folder: temporaryFolder() });
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { exitCode, stderr } = await endOf(child);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });
});

describe('files that cannot be used', { timeout: timeoutMs }, () => {
  it('are told in one line, exit 4, and stay as they are', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data/shop.db'), 'this is no database, however long one looks at it');
    const ran = await shop(['catalog', 'list', '--on', 'data'], { folder });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
    expect(ran.stderr).toMatch(/^error: the database .*shop\.db is damaged .*\n$/);
    expect(readFileSync(join(folder, 'data/shop.db'), 'utf8')).toContain('this is no database');
  });

  it('include a jar that is none', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'jar.json'), '[1]');
    const ran = await shop(['cart', 'show', '--on', 'data', '--jar', 'jar.json'], { folder });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
    expect(ran.stderr).toMatch(/^error: the jar .*jar\.json cannot be read: .*\n$/);
    expect(readFileSync(join(folder, 'jar.json'), 'utf8')).toBe('[1]');
  });

  it('include a jar that cannot be written: what was done is printed, and that it is not kept', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const argv = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=1'];
    const ran = await shop([...argv, '--on', 'data', '--jar', 'file/jar.json', ...atTestStart], { folder });
    expect(ran.exitCode).toBe(4);
    expect(ran.stderr).toMatch(/^error: the jar .* cannot be written: .*\n$/);
  });

  it('include a damaged ledger of the payment page', async () => {
    const folder = temporaryFolder();
    const { paid, step } = await purchase({ folder, on: 'data' });
    expect(paid.exitCode, paid.stderr).toBe(0);
    const ledger = join(folder, 'data/payments.jsonl');
    writeFileSync(ledger, 'no event\n');
    const order = await step('checkout', 'order', JSON.parse(paid.stdout).ref);
    expect(order.exitCode).toBe(0);
    const again = await purchase({ folder, on: 'data' });
    expect(again.paid.exitCode, again.paid.stderr).toBe(4);
    expect(JSON.parse(again.paid.stderr).error.message).toContain('is damaged in line 1');
    expect(readFileSync(ledger, 'utf8')).toBe('no event\n');
  });
});

describe('a purchase on a data folder', { timeout: timeoutMs }, () => {
  it('lives across processes from the cart to the paid order', async () => {
    const folder = temporaryFolder();
    const { cart, paid, step } = await purchase({ folder, on: 'data' });
    expect(paid).toMatchObject({ exitCode: 0, stderr: '' });
    const order = JSON.parse(paid.stdout);
    expect(order).toMatchObject({ status: 'completed', outcome: 'completed', total: cart.totalPrice });
    expect(JSON.parse((await step('checkout', 'order', order.ref)).stdout)).toEqual(order);
    expect(JSON.parse((await step('cart', 'show')).stdout)).toMatchObject({ items: [], totalPrice: 0 });
    expect(existsSync(join(folder, '.shop/jar.json'))).toBe(true);
  });

  it.each([
    ['4000000000000002', [], 'error'],
    ['4000000000003220', ['--challenge', 'reject'], 'error'],
  ])('ends with 3 for card %s %j: the payment is %s, and the cart is kept', async (card, more, status) => {
    const { cart, paid, step } = await purchase({ folder: temporaryFolder(), on: 'data', card, more });
    expect(paid.exitCode, paid.stderr).toBe(3);
    expect(JSON.parse(paid.stdout)).toMatchObject({ status, total: cart.totalPrice });
    expect(JSON.parse(paid.stderr)).toMatchObject({ error: { code: `Payment.${status}`, kind: 'notPaid' } });
    expect(JSON.parse((await step('cart', 'show')).stdout)).toMatchObject({
      totalPrice: cart.totalPrice,
      frozen: false,
    });
  });

  it('repeats itself with the same seed at the same moment', async () => {
    const argv = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=1', '--json'];
    const fixed = [...argv, '--on', 'data', '--seed', 'spa', '--at', '2026-12-01T09:00:00Z'];
    const [one, two] = [
      await shop(fixed, { folder: temporaryFolder() }),
      await shop(fixed, { folder: temporaryFolder() }),
    ];
    expect(one).toMatchObject({ exitCode: 0, stderr: '' });
    expect(one.stdout).toBe(two.stdout);
    expect(JSON.parse(one.stdout)).toMatchObject({
      items: [{ period: { date: '2026-12-03' }, hold: { until: '2026-12-01T09:15:00.000Z' } }],
    });
  });
});

describe('shop serve', { timeout: 120_000 }, () => {
  const serve = async (...more: readonly string[]) => {
    const folder = temporaryFolder();
    const child = startShop(['serve', '--port', '0', '--data-dir', 'data', ...more], { folder, through: 'starter' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const printed = await printedBy(child, /Stop:/);
    return { folder, child, on: /http:\S+/.exec(printed)?.[0] ?? '' };
  };

  it('sells the same ticket at the same price as a data folder does, and ends on a signal (R-DRIVE-1)', async () => {
    const { folder, child, on } = await serve(...atTestStart);
    const served = await purchase({ folder, on });
    const inProcess = await purchase({ folder: temporaryFolder(), on: 'data' });
    expect([served.paid.exitCode, inProcess.paid.exitCode]).toEqual([0, 0]);
    const order = JSON.parse(served.paid.stdout);
    expect(comparable(order)).toEqual(comparable(JSON.parse(inProcess.paid.stdout)));
    expect(order).toMatchObject({ status: 'completed', total: served.cart.totalPrice });
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('believes the moment that it is told', async () => {
    const { folder, on } = await serve('--at', '2026-12-01T09:00:00Z', '--seed', 'spa');
    const argv = ['cart', 'add-ticket', 'termalija', '--date', '2026-12-03', '--ticket', 'Dnevna/Odrasli=1'];
    const added = await shop([...argv, '--on', on, '--json'], { folder });
    expect(added).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(added.stdout)).toMatchObject({ items: [{ hold: { until: '2026-12-01T09:15:00.000Z' } }] });
  });

  it('sells once to a program that was killed before its answers came, and run again with the same intent', async () => {
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
    const cart = JSON.parse((await run(add)).stdout);
    expect(cart).toMatchObject({ itemsCount: 2 });
    const stranger = temporaryFolder();
    const other = await shop([...add, '--on', on, '--json', ...atTestStart], { folder: stranger });
    expect(JSON.parse(other.stdout)).toMatchObject({ itemsCount: 2 });
    expect(JSON.parse(other.stdout).id).not.toBe(cart.id);

    expect(await run(['checkout', 'save', ...ana])).toMatchObject({ exitCode: 0, stderr: '' });
    const pay = ['checkout', 'pay', '--card', '4111111111111111'];
    expect((await run(pay, /PaymentStart/)).exitCode).toBeNull();
    const paid = await run(pay);
    expect(paid).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(paid.stdout)).toMatchObject({ outcome: 'completed', total: cart.totalPrice });
    const ledger = readFileSync(join(folder, 'data/payments.jsonl'), 'utf8');
    expect(ledger.split('\n').filter((line) => line.includes('"type":"opened"'))).toHaveLength(1);
    expect(ledger).not.toContain(JSON.parse(readFileSync(join(folder, '.shop/jar.json'), 'utf8')).client);
  });

  it('runs only the part that it is told', async () => {
    const { on } = await serve('--only', 'api');
    expect((await fetch(`${on}/openapi.json`)).status).toBe(200);
    expect((await fetch(`${on}/en`)).status).toBe(404);
  });

  it('ends with 4 and one line when the port is taken', async () => {
    const { on } = await serve();
    const ran = await shop(['serve', '--port', new URL(on).port], { folder: temporaryFolder() });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '' });
    expect(ran.stderr.trim().split('\n')).toHaveLength(1);
  });
});

const older = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.0.0'}})";
const onOlderNode = { through: 'starter', node: ['--import', `data:text/javascript,${older}`] } as const;

describe('started by an older Node', { timeout: 120_000 }, () => {
  it('runs on the pinned one, with its exit code', async () => {
    const around = { folder: temporaryFolder(), ...onOlderNode };
    expect(await shop(['--version'], around)).toMatchObject({ exitCode: 0, stdout: '0.1.0\n' });
    expect(await shop(['cart', 'set'], around)).toMatchObject({ exitCode: 2, stdout: '' });
  });

  it('passes signals on', async () => {
    const child = startShop(['serve', '--port', '0', '--data-dir', 'data'], {
      folder: temporaryFolder(),
      ...onOlderNode,
    });
    onTestFinished(() => void child.kill('SIGTERM'));
    const address = /http:\S+/.exec(await printedBy(child, /Stop:/))?.[0] ?? '';
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});
