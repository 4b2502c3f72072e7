import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openShop } from './compose/open-shop.ts';
import type { ShopAccess } from './compose/root.ts';
import { run } from './run.ts';
import { atTestStart, temporaryFolder } from './testing/shop-process.ts';
import { testShop } from './testing/test-shop.ts';
import { testTerminal } from './testing/test-terminal.ts';

const access: ShopAccess = { ...testShop().access, openShop };

const ran = async (folder: string, argv: readonly string[], env: Record<string, string> = {}) => {
  const { terminal, printed } = testTerminal(argv, { folder, env });
  return { exitCode: await run(terminal, async () => access), ...printed };
};

const ana = ['--first-name', 'Ana', '--last-name', 'Čuček', '--email', 'ana@novak.si', '--address', 'Cesta 1'].concat([
  '--post-code',
  '1000',
  '--city',
  'Ljubljana',
  '--country',
  'SI',
  '--phone',
  '+386 40 123 456',
]);

const steps: readonly (readonly string[])[] = [
  ['catalog', 'list'],
  ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=1', '--ticket', 'Dnevna/Otroci=1'],
  ['cart', 'set', '1', '2'],
  ['cart', 'explain', '--lang', 'de'],
  ['checkout', 'save', ...ana],
  ['checkout', 'save', '--phone', '+386 41 000 000'],
  ['checkout', 'pay', '--card', '4111111111111111'],
  ['cart', 'show'],
];

/** Runs every step with the same options and gives what was printed. */
const purchase = async (folder: string, options: readonly string[], given = steps) => {
  const printed = [];
  for (const step of given) printed.push(await ran(folder, [...step, ...options]));
  return printed;
};

const recorded = async (given = steps) => {
  const folder = temporaryFolder();
  const live = await purchase(folder, ['--on', 'data', '--record', 'traces/one.jsonl', ...atTestStart], given);
  return { folder, live, file: join(folder, 'traces/one.jsonl') };
};

const replay = ['--on', 'trace:traces/one.jsonl'];

/** Another machine: the trace, and neither data nor jar. */
const elsewhere = (file: string): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'traces'));
  writeFileSync(join(folder, 'traces/one.jsonl'), readFileSync(file));
  return folder;
};

describe('a recorded purchase', { timeout: 60_000 }, () => {
  it('is replayed offline with the same output, command by command', async () => {
    const { live, file } = await recorded();
    expect(live.map(({ exitCode, stderr }) => `${exitCode}${stderr}`)).toEqual(steps.map(() => '0'));
    const folder = elsewhere(file);
    expect(await purchase(folder, replay)).toEqual(live);
    expect(() => statSync(join(folder, '.shop'))).toThrow();
  });

  it('tells nothing of the buyer, and only its owner may read it', async () => {
    const { file } = await recorded();
    expect(readFileSync(file, 'utf8')).not.toMatch(/Čuček|novak\.si|40 123|41 000|4111 ?1111/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('shows how the order stood after each payment, and why one failed', async () => {
    const cards = [['4000000000003220', '--challenge', 'reject'], ['4000000000000002'], ['4111111111111111']];
    const pays = cards.map((card) => ['checkout', 'pay', '--card', ...card]);
    const { folder, file } = await recorded([...steps.slice(0, 2), ...steps.slice(4, 5), ...pays]);
    const { stdout } = await ran(folder, ['trace', 'show', file]);
    expect(stdout.split('\n').flatMap((text) => /showOrder +(order .*?) {2,}/.exec(text)?.[1] ?? [])).toEqual([
      'order open, payment error, the buyer did not confirm it to the bank (3-D Secure)',
      'order open, payment error',
      'order completed, payment completed',
    ]);
    expect(stdout).not.toMatch(/Čuček|novak\.si|40 123|4111 ?1111/);
  });

  it('may begin with a cart that was there before', async () => {
    const { folder, file } = await recorded(steps.slice(0, 2));
    writeFileSync(file, '');
    const [live] = await purchase(folder, ['--on', 'data', '--record', file, ...atTestStart], [['cart', 'show']]);
    expect(live?.stdout).toContain('Termalija');
    expect(
      await purchase(elsewhere(file), replay, [
        ['cart', 'show'],
        ['cart', 'show'],
      ]),
    ).toEqual([live, live]);
  });

  it('takes place when it was recorded', async () => {
    const then = ['--at', '2031-05-05T08:00:00Z'];
    const folder = temporaryFolder();
    const given = steps.slice(0, 2);
    const live = await purchase(folder, ['--on', 'data', '--record', 'one.jsonl', ...then], given);
    expect(live[1]).toMatchObject({ exitCode: 0 });
    expect(await purchase(elsewhere(join(folder, 'one.jsonl')), replay, given)).toEqual(live);
  });

  it('keeps the jar of the environment out of a replay', async () => {
    const { file } = await recorded(steps.slice(0, 2));
    const folder = elsewhere(file);
    await ran(folder, [...(steps[1] ?? []), ...replay], { SHOP_JAR: 'own.json' });
    expect(() => statSync(join(folder, 'own.json'))).toThrow();
  });
});

describe('what cannot be recorded or replayed ends with 4 and one line', { timeout: 60_000 }, () => {
  it('a trace that is not there', async () => {
    const told = await ran(temporaryFolder(), ['cart', 'show', ...replay]);
    expect(told).toMatchObject({ exitCode: 4, stdout: '' });
    expect(told.stderr).toMatch(/^error: the trace .*one\.jsonl cannot be used: ENOENT.*\n$/);
  });

  it('a file that is no trace, with its line', async () => {
    const { folder, file } = await recorded([['catalog', 'list', '--json']]);
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    appendFileSync(file, 'notes\n');
    const note = `one.jsonl is not a trace: line ${lines + 1} is not a recorded call (Unusable)\n`;
    const replayed = await ran(folder, ['catalog', 'list', ...replay]);
    expect(replayed).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining(note) });
    const again = await ran(folder, ['catalog', 'list', '--on', 'data', '--record', file]);
    expect(again).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining(note) });
  });

  it('an empty trace', async () => {
    const folder = elsewhere('/dev/null');
    const told = await ran(folder, ['catalog', 'list', ...replay]);
    expect(told).toMatchObject({ exitCode: 4, stderr: expect.stringContaining('holds no call') });
  });

  it('a call that was not recorded, with where the replay stands and how to start again', async () => {
    const { file } = await recorded(steps.slice(0, 1));
    const told = await ran(elsewhere(file), ['catalog', 'show', 'aqualuna', ...replay]);
    expect(told).toMatchObject({ exitCode: 4, stdout: '' });
    expect(told.stderr).toMatch(
      /has no answer from line 1 on to showProduct .*xxxxxxxx.*to start again remove .*\.jar/,
    );
  });

  it('a folder that cannot be written to', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const told = await ran(folder, ['catalog', 'list', '--on', 'data', '--record', 'file/one.jsonl']);
    expect(told).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining('ENOTDIR') });
  });
});

it('a replay is not recorded: that ends with 2', async () => {
  const told = await ran(temporaryFolder(), ['cart', 'show', ...replay, '--record', 'two.jsonl']);
  expect(told).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--record needs a shop') });
});

it('help tells both options', async () => {
  const { stdout } = await ran(temporaryFolder(), ['--help']);
  expect(stdout).toContain('--record <file>');
  expect(stdout).toContain('trace:<file>');
});
