import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

const ran = (folder: string, argv: readonly string[], env: Record<string, string> = {}) =>
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

/** Records a session; returns the output of its commands and another folder that contains only its trace. */
const session = async (steps = filled) => {
  const folder = await folderWithShop();
  const live = [];
  for (const step of steps) live.push(await ran(folder, [...step, ...recording]));
  const file = join(folder, 'one.jsonl');
  const text = readFileSync(file, 'utf8');
  return { live, folder, file, text, elsewhere: elsewhereWith(text) };
};

describe('a recorded session', { timeout: 60_000 }, () => {
  it.each(['DOBRODOSLI10', welcome])(
    'answers its commands without any shop or jar, its code typed as %s',
    async (code) => {
      const { live, elsewhere } = await session(bought);
      expect(live.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 3, 0, 0, 0, 0]);
      expect(live.at(-1)?.stdout).not.toContain('Termalija');
      for (const [index, step] of bought.entries()) {
        const typed = step.map((word) => (word === 'DOBRODOSLI10' ? code : word));
        const stdout = live[index]?.stdout.replaceAll('DOBRODOSLI10', welcome);
        const again = await ran(elsewhere, [...typed, ...replay], { SHOP_JAR: 'own.json' });
        expect(again).toEqual({ ...live[index], stdout });
      }
      for (const jar of ['.shop', 'own.json']) expect(existsSync(join(elsewhere, jar))).toBe(false);
    },
  );

  it('is replayed elsewhere with the screens, totals and errors of its commands, byte for byte', async () => {
    const { live, elsewhere } = await session();
    const replayed = await ran(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    for (const { stdout } of live) expect(replayed.stdout).toContain(stdout.replaceAll('DOBRODOSLI10', welcome));
    expect(replayed.stdout).toContain(live[2]?.stderr ?? 'no refusal');
    expect(await ran(elsewhere, ['trace', 'replay', 'one.jsonl'])).toEqual(replayed);
  });

  it('may begin with a cart that was there before', async () => {
    const { folder, file } = await session();
    writeFileSync(file, '');
    const live = await ran(folder, ['cart', 'show', ...recording]);
    expect(live.stdout).toContain('Termalija');
    const stdout = live.stdout.replaceAll('DOBRODOSLI10', welcome);
    expect(await ran(elsewhereWith(readFileSync(file, 'utf8')), ['cart', 'show', ...replay])).toEqual({
      ...live,
      stdout,
    });
  });

  it('is shown as a timeline', async () => {
    const { elsewhere } = await session();
    const { stdout, exitCode } = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/addTicket +done +.*PriceListId|addTicket +done/);
    expect(stdout).toMatch(/applyPromoCode +\S+ +cartId=\S+ promoCode=xxx\.xxxxx@xxxxxxx\.xxx/);
  });

  it('shows how the order stood after each payment, and why one failed', async () => {
    const cards = [['4000000000003220', '--challenge', 'reject'], ['4000000000000002'], ['4111111111111111']];
    const pays = cards.map((card) => ['checkout', 'pay', '--card', ...card]);
    const { elsewhere } = await session([...filled.slice(0, 1), ['checkout', 'save', ...ana], ...pays]);
    const { stdout } = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(stdout.split('\n').flatMap((text) => /showOrder +(order .*?) {2,}/.exec(text)?.[1] ?? [])).toEqual([
      'order open, payment error, the buyer did not confirm it to the bank (3-D Secure)',
      'order open, payment error',
      'order completed, payment completed',
    ]);
  });

  it('holds nothing that was typed of a person or a code, and is its owner’s', async () => {
    const { text, file } = await session(bought);
    expect(text).not.toMatch(/DOBRODOSLI10|TERME5|novak|example\.com|40 123|41 000|4111 ?1111/i);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of an earlier release is read without what that knew of the shop', async () => {
    const { text, elsewhere } = await session();
    const shown = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    writeFileSync(join(elsewhere, 'former.jsonl'), `${text}{"v":2,"world":{"zone":"Europe/Ljubljana"}}\n`);
    expect(await ran(elsewhere, ['trace', 'show', 'former.jsonl'])).toEqual(shown);
  });

  it('is read as a support code as well, also out of a letter', async () => {
    const { text, elsewhere } = await session();
    const letter = `Dear shop,\n\n${(await supportCode(text)).replaceAll(/.{70}/g, '$&\n')}\n\nAna`;
    writeFileSync(join(elsewhere, 'letter.txt'), letter);
    const plain = await ran(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(await ran(elsewhere, ['trace', 'replay', 'letter.txt'])).toEqual(plain);
  });

  it('shows refusals that were decided before any call', async () => {
    const typed = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=0'];
    const { live, elsewhere } = await session([typed]);
    expect(live).toMatchObject([{ exitCode: 3 }]);
    const shown = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(shown.stdout).toMatch(/addTicket \(no call\) +AddToCartNoItemsSelected\n/);
    const { stdout } = await ran(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(stdout).toMatch(/addTicket \(no call\) .*\nerror: /);
  });

  it('that was cut, or is something else, ends with 4 and one line', async () => {
    const { text, elsewhere } = await session();
    writeFileSync(join(elsewhere, 'cut.txt'), (await supportCode(text)).slice(0, 500));
    writeFileSync(join(elsewhere, 'notes.txt'), 'notes');
    for (const file of ['cut.txt', 'notes.txt', '/dev/null']) {
      const told = await ran(elsewhere, ['trace', 'show', file]);
      expect(told).toMatchObject({ exitCode: 4, stdout: '' });
      expect(told.stderr).toMatch(/^error: [^\n]+\(Unusable\)\n$/);
    }
  });

  it('says where calls are missing, on the timeline, between the screens and as JSON', async () => {
    const { text, elsewhere } = await session();
    const [first = '', ...rest] = text.trimEnd().split('\n');
    const gap = '{"v":3,"at":"2027-01-08T08:00:00.000Z","missing":12}';
    writeFileSync(join(elsewhere, 'gap.jsonl'), [first, gap, ...rest].join('\n'));
    const told = '12 calls are missing: the shop had no time to keep them';
    expect((await ran(elsewhere, ['trace', 'show', 'gap.jsonl'])).stdout).toContain(`before 2: ${told}\n`);
    expect((await ran(elsewhere, ['trace', 'replay', 'gap.jsonl'])).stdout).toMatch(new RegExp(`\n${told}\n\n2\\. `));
    const { stdout } = await ran(elsewhere, ['trace', 'show', 'gap.jsonl', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ missing: [{ before: 1, count: 12 }] });
  });
});

describe('what cannot be recorded or replayed ends with 4 and one line', { timeout: 60_000 }, () => {
  it.each([['without a call', () => elsewhereWith(''), 'holds no call']])('a trace %s', async (_, folder, why) => {
    const told = await ran(folder(), ['catalog', 'list', ...replay]);
    expect(told).toMatchObject({ exitCode: 4, stdout: '' });
    expect(told.stderr).toMatch(new RegExp(`^error: the trace .*${why}.*\n$`));
  });

  it('a file that is no trace, with its line', async () => {
    const { folder, file, text } = await session([['catalog', 'list', '--json']]);
    appendFileSync(file, 'notes\n');
    const note = `one.jsonl is not a trace: line ${text.split('\n').length} is not a recorded call (Unusable)\n`;
    for (const options of [replay, recording]) {
      const told = await ran(folder, ['catalog', 'list', ...options]);
      expect(told).toMatchObject({ exitCode: 4, stdout: '', stderr: expect.stringContaining(note) });
    }
  });

  it('a call that was not recorded, with where the replay stands and how to start again', async () => {
    const { elsewhere } = await session([['catalog', 'list']]);
    const told = await ran(elsewhere, ['catalog', 'show', 'aqualuna', ...replay]);
    expect(told).toMatchObject({ exitCode: 4, stdout: '' });
    expect(told.stderr).toMatch(
      /has no answer to showProduct .*xxxxxxxx.* at line 1 or later; to start again, remove .*\.jar/,
    );
  });
});

it('a replay is not recorded: that ends with 2', async () => {
  const told = await ran(temporaryFolder(), ['cart', 'show', ...replay, '--record', 'two.jsonl']);
  expect(told).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--record needs a shop') });
});
