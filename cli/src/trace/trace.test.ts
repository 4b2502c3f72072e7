import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { codePseudonym } from '@shop/adapters/trace/redaction';
import { supportCode } from '@shop/adapters/trace/support-code';
import { describe, expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { ana } from '../testing/ana.ts';
import { folderWithShop } from '../testing/folder-with-shop.ts';
import { runShop } from '../testing/run-shop.ts';
import { atTestStart } from '../testing/shop-process.ts';

const { openShop, builtInTranslations } = composed;

const run = (folder: string, argv: readonly string[], env: Record<string, string> = {}) =>
  runShop(argv, { access: { openShop, builtInTranslations } }, { folder, env });

const welcome = codePseudonym('DOBRODOSLI10');

const recording = ['--on', 'data', '--record', 'one.jsonl', '--lang', 'sl', ...atTestStart];
const replay = ['--on', 'trace:one.jsonl', '--lang', 'sl'];

const filled: readonly (readonly string[])[] = [
  ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=2'],
  ['cart', 'promo', 'DOBRODOSLI10'],
  ['cart', 'promo', 'ana.novak@example.com'],
  ['cart', 'show'],
];

const bought: readonly (readonly string[])[] = [
  ...filled.slice(0, 1),
  ['cart', 'explain'],
  ...filled.slice(1, 3),
  ['checkout', 'save', ...ana],
  ['checkout', 'save', '--phone', '+386 41 000 000'],
  ['checkout', 'pay', '--card', '4111111111111111'],
  ['cart', 'show'],
];

/** Makes another folder that contains only this trace. */
const elsewhereWith = (text: string): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'one.jsonl'), text);
  return folder;
};

/** Records a session. Returns the outcomes of its commands, its trace and the folder of its shop. */
const record = async (steps: readonly (readonly string[])[]) => {
  const folder = await folderWithShop();
  const live = [];
  for (const step of steps) live.push(await run(folder, [...step, ...recording]));
  const file = join(folder, 'one.jsonl');
  return { live, folder, file, text: readFileSync(file, 'utf8'), mode: statSync(file).mode & 0o777 };
};

const sessions = new Map<object, ReturnType<typeof record>>();

/** Returns a session that is recorded once for all tests, and another folder that contains only its trace. */
const session = async (steps = filled) => {
  const recorded = sessions.get(steps) ?? record(steps);
  sessions.set(steps, recorded);
  const { live, text, mode } = await recorded;
  return { live, text, mode, elsewhere: elsewhereWith(text) };
};

describe('a recorded session', { timeout: 60_000 }, () => {
  it('answers its commands without a shop or its jar', async () => {
    const { live, elsewhere } = await session(bought);
    expect(live.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 3, 0, 0, 0, 0]);
    expect(live.at(-1)?.stdout).not.toContain('Termalija');
    for (const [index, step] of bought.entries()) {
      const stdout = live[index]?.stdout.replaceAll('DOBRODOSLI10', welcome);
      const again = await run(elsewhere, [...step, ...replay], { SHOP_JAR: 'own.json' });
      expect(again).toEqual({ ...live[index], stdout });
    }
    for (const jar of ['.shop', 'own.json']) expect(existsSync(join(elsewhere, jar))).toBe(false);
  });

  it('is printed by trace replay with the outputs and errors of its commands', async () => {
    const { live, elsewhere } = await session();
    const replayed = await run(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    for (const { stdout } of live) expect(replayed.stdout).toContain(stdout.replaceAll('DOBRODOSLI10', welcome));
    expect(replayed.stdout).toContain(live[2]?.stderr ?? 'no refusal');
    expect(await run(elsewhere, ['trace', 'replay', 'one.jsonl'])).toEqual(replayed);
  });

  it('may begin with an existing cart', async () => {
    const { folder, file } = await record(filled.slice(0, 1));
    writeFileSync(file, '');
    const live = await run(folder, ['cart', 'show', ...recording]);
    expect(live.stdout).toContain('Termalija');
    expect(await run(elsewhereWith(readFileSync(file, 'utf8')), ['cart', 'show', ...replay])).toEqual(live);
  });

  it('is printed by trace show as a timeline', async () => {
    const { elsewhere } = await session();
    const { stdout, exitCode } = await run(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/addTicket +done/);
    expect(stdout).toMatch(/applyPromoCode +\S+ +cartId=\S+ promoCode=xxx\.xxxxx@xxxxxxx\.xxx/);
  });

  it('has the outcome of the order after each payment', async () => {
    const cards = [['4000000000003220', '--challenge', 'reject'], ['4111111111111111']];
    const pays = cards.map((card) => ['checkout', 'pay', '--card', ...card]);
    const { elsewhere } = await session([...filled.slice(0, 1), ['checkout', 'save', ...ana], ...pays]);
    const { stdout } = await run(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(stdout.split('\n').flatMap((text) => /showOrder +(order .*?) {2,}/.exec(text)?.[1] ?? [])).toEqual([
      'order open, payment error, the buyer did not confirm it to the bank (3-D Secure)',
      'order completed, payment completed',
    ]);
  });

  it('contains no typed personal data or codes, and only its owner can read it', async () => {
    const { text, mode } = await session(bought);
    expect(text).not.toMatch(/DOBRODOSLI10|TERME5|novak|example\.com|40 123|41 000|4111 ?1111/i);
    expect(mode).toBe(0o600);
  });

  it('of an earlier release is printed without its unknown lines', async () => {
    const { text, elsewhere } = await session();
    const shown = await run(elsewhere, ['trace', 'show', 'one.jsonl']);
    writeFileSync(join(elsewhere, 'former.jsonl'), `${text}{"v":2,"world":{"zone":"Europe/Ljubljana"}}\n`);
    expect(await run(elsewhere, ['trace', 'show', 'former.jsonl'])).toEqual(shown);
  });

  it('has refusals without a call', async () => {
    const typed = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=0'];
    const { live, elsewhere } = await session([typed]);
    expect(live).toMatchObject([{ exitCode: 3 }]);
    const shown = await run(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(shown.stdout).toMatch(/addTicket \(no call\) +AddToCartNoItemsSelected\n/);
    const { stdout } = await run(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(stdout).toMatch(/addTicket \(no call\) .*\nerror: /);
  });

  it('ends trace show with 4 and one line when truncated or of another format', async () => {
    const { text } = await session();
    const cut = (await supportCode(text)).slice(0, 500);
    for (const content of [cut, 'notes', `${text}notes\n`, '']) {
      const result = await run(elsewhereWith(content), ['trace', 'show', 'one.jsonl']);
      expect(result).toMatchObject({ exitCode: 4, stdout: '' });
      expect(result.stderr).toMatch(/^error: [^\n]+\(Unusable\)\n$/);
    }
  });

  it('has the number of missing calls at their place', async () => {
    const { text, elsewhere } = await session();
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const gap = '{"v":3,"at":"2027-01-08T08:00:00.000Z","missing":12}';
    writeFileSync(join(elsewhere, 'gap.jsonl'), [first, gap, ...rest].join('\n'));
    const gapText = '12 calls are missing: the shop had no time to keep them';
    expect((await run(elsewhere, ['trace', 'show', 'gap.jsonl'])).stdout).toContain(`before 2: ${gapText}\n`);
    expect((await run(elsewhere, ['trace', 'replay', 'gap.jsonl'])).stdout).toMatch(
      new RegExp(`\n${gapText}\n\n2\\. `),
    );
    const { stdout } = await run(elsewhere, ['trace', 'show', 'gap.jsonl', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ missing: [{ before: 1, count: 12 }] });
  });
});

it('a command without a recorded answer ends with 4 and the position of the replay', async () => {
  const { elsewhere } = await session([['catalog', 'list']]);
  const result = await run(elsewhere, ['catalog', 'show', 'aqualuna', ...replay]);
  expect(result).toMatchObject({ exitCode: 4, stdout: '' });
  expect(result.stderr).toMatch(
    /has no answer to showProduct .*xxxxxxxx.* at line 1 or later; to start again, remove .*\.jar/,
  );
});

it('a command ends with 4 when the file of --record is not a trace', async () => {
  const folder = await folderWithShop();
  writeFileSync(join(folder, 'one.jsonl'), 'notes\n');
  const { exitCode, stderr } = await run(folder, ['catalog', 'list', ...recording]);
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining('line 1 is not a recorded call (Unusable)')]);
});

it('a command refuses --record on a trace with 2', async () => {
  const result = await run(temporaryFolder(), ['cart', 'show', ...replay, '--record', 'two.jsonl']);
  expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--record needs a shop') });
});
