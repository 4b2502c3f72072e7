import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resortZone } from '@shop/adapters/clock/clocks';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { parseCapsule } from '@shop/adapters/tracing/capsule';
import { codePseudonym } from '@shop/adapters/tracing/redaction';
import { supportCode } from '@shop/adapters/tracing/support-code';
import { dayIn } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { describe, expect, it } from 'vitest';
import type { ShopAccess } from '../compose/root.ts';
import { composed } from '../compose/root.ts';
import { run } from '../run.ts';
import { atTestStart, temporaryFolder } from '../testing/shop-process.ts';
import { testShop } from '../testing/test-shop.ts';
import { testTerminal } from '../testing/test-terminal.ts';

const { openShop, builtInTranslations } = composed;

const access: ShopAccess = { ...testShop().access, openShop, builtInTranslations };

const ran = async (folder: string, argv: readonly string[]) => {
  const { terminal, printed } = testTerminal(argv, { folder });
  return { exitCode: await run(terminal, async () => access), ...printed };
};

const welcome = codePseudonym('DOBRODOSLI10');

const recording = ['--on', 'data', '--record', 'one.jsonl', '--lang', 'sl', ...atTestStart];

const steps: readonly (readonly string[])[] = [
  ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=2'],
  ['cart', 'promo', 'DOBRODOSLI10'],
  ['cart', 'promo', 'ana.novak@example.com'],
  ['cart', 'show'],
];

/** A recorded session, what its commands printed, and a folder elsewhere that holds nothing but its file. */
const session = async () => {
  const folder = temporaryFolder();
  const live = [];
  for (const step of steps) live.push(await ran(folder, [...step, ...recording]));
  const text = readFileSync(join(folder, 'one.jsonl'), 'utf8');
  const elsewhere = temporaryFolder();
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(join(elsewhere, 'one.jsonl'), text);
  return { live, text, elsewhere };
};

describe('a recorded session', { timeout: 60_000 }, () => {
  it('is replayed elsewhere with the screens, totals and errors of its commands, byte for byte', async () => {
    const { live, elsewhere } = await session();
    expect(live.map(({ exitCode }) => exitCode)).toEqual([0, 0, 3, 0]);
    const replayed = await ran(elsewhere, ['trace', 'replay', 'one.jsonl']);
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    for (const { stdout } of live) expect(replayed.stdout).toContain(stdout.replaceAll('DOBRODOSLI10', welcome));
    expect(replayed.stdout).toContain(live[2]?.stderr ?? 'no refusal');
    expect(await ran(elsewhere, ['trace', 'replay', 'one.jsonl'])).toEqual(replayed);
  });

  it('answers the commands of the session without any shop, also where its code is typed as the pseudonym', async () => {
    const { live, elsewhere } = await session();
    const offline = ['--on', 'trace:one.jsonl', '--lang', 'sl'];
    for (const code of ['DOBRODOSLI10', welcome]) {
      const jar = ['--jar', `${code}.json`];
      for (const [index, step] of steps.entries()) {
        const typed = step.map((word) => (word === 'DOBRODOSLI10' ? code : word));
        const stdout = live[index]?.stdout.replaceAll('DOBRODOSLI10', welcome);
        expect(await ran(elsewhere, [...typed, ...offline, ...jar])).toEqual({ ...live[index], stdout });
      }
    }
  });

  it('is shown as a timeline, with the world that answered', async () => {
    const { elsewhere } = await session();
    const { stdout, exitCode } = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/addTicket +done +.*PriceListId|addTicket +done/);
    expect(stdout).toMatch(/applyPromoCode +\S+ +CartId=\S+ PromoCode=xxx\.xxxxx@xxxxxxx\.xxx/);
    expect(stdout).toMatch(/catalog version 1, looked at .* \(Europe\/Ljubljana\)/);
    expect(stdout).toMatch(/places of others: \S+ \d{4}-\d\d-\d\d 0/);
    expect(stdout).toContain(`code ${welcome}: used by 0 others`);
  });

  it('holds the products, days and codes that its calls used, codes as pseudonyms, and nothing else that was typed', async () => {
    const { text } = await session();
    const { world } = parseCapsule(text)._unsafeUnwrap();
    expect(world?.catalog.products.map(({ id }) => id)).toEqual(['termalija']);
    expect(world?.catalog.facilities).toHaveLength(1);
    expect(world?.catalog.promoCodes).toMatchObject([{ code: welcome, percent: 10 }]);
    expect(world?.places.map(({ period }) => period)).toEqual([plusDays(dayIn(resortZone, testStart), 2)]);
    expect(text).not.toMatch(/DOBRODOSLI10|TERME5|novak|example\.com/);
    expect(text.split('\n').filter((line) => line.startsWith('{"v":2')).length).toBeLessThanOrEqual(3);
  });

  it('is read as a support code as well, also out of a letter', async () => {
    const { text, elsewhere } = await session();
    writeFileSync(
      join(elsewhere, 'letter.txt'),
      `Dear shop,\n\n${(await supportCode(text)).replaceAll(/.{70}/g, '$&\n')}\n\nAna`,
    );
    const plain = await ran(elsewhere, ['trace', 'show', 'one.jsonl']);
    expect(await ran(elsewhere, ['trace', 'show', 'letter.txt'])).toEqual(plain);
  });

  it('shows refusals that were decided before any call', async () => {
    const folder = temporaryFolder();
    const typed = ['cart', 'add-ticket', 'termalija', '--date', '+2', '--ticket', 'Dnevna/Odrasli=0'];
    expect(await ran(folder, [...typed, ...recording])).toMatchObject({ exitCode: 3 });
    const shown = await ran(folder, ['trace', 'show', 'one.jsonl']);
    expect(shown.stdout).toMatch(/addTicket \(no call\) +AddToCartNoItemsSelected\n/);
    const { stdout } = await ran(folder, ['trace', 'replay', 'one.jsonl']);
    expect(stdout).toMatch(/addTicket \(no call\) .*\nerror: /);
  });

  it('that was cut, or is something else, ends with 4 and one line', async () => {
    const { text, elsewhere } = await session();
    writeFileSync(join(elsewhere, 'cut.txt'), (await supportCode(text)).slice(0, 500));
    writeFileSync(join(elsewhere, 'notes.txt'), 'notes');
    for (const file of ['cut.txt', 'notes.txt', 'none.txt', '/dev/null']) {
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

  it('prints no control characters of what it holds', async () => {
    const { text, elsewhere } = await session();
    const spoilt = text.replaceAll('"productTitle":"', '"productTitle":"\\u001b[31m\\u202e');
    writeFileSync(join(elsewhere, 'spoilt.jsonl'), spoilt);
    for (const command of ['show', 'replay']) {
      const { exitCode, stdout } = await ran(elsewhere, ['trace', command, 'spoilt.jsonl']);
      expect(exitCode).toBe(0);
      expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });
});
