import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { freshClient, freshKey, shopper } from '@shop/adapters/seller/testing/shopper';
import { openProvider } from '@shop/adapters/shop/open-provider';
import { plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { priceListId, productId } from '@shop/core/ids';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { runShop } from '../testing/run-shop.ts';

const { builtInTranslations } = composed;

const clock = fixedClock(testStart);

/** Makes a cart with two tickets, an accepted promo code and a refused one; returns the support code and the file of
 *  its client. */
const visit = async () => {
  const { shop, capsuleOf, close } = (
    await openProvider(
      {
        type: 'own',
        dataDir: temporaryFolder(),
        clock,
        random: cryptoRandom,
        origin: 'http://shop.invalid',
        payments: { type: 'testBank', opens: 'whenAsked' },
      },
      { clock, random: cryptoRandom, zone: clock.zone, hasSupport: true },
    )
  )._unsafeUnwrap();
  const client = freshClient();
  // The sample's tickets are cheaper on Tuesdays.
  const [soon, later] = [plusDays(clock.today(), 2), plusDays(clock.today(), 3)];
  const day = { ticket: { id: productId('termalija') }, date: weekdayOf(soon) === 2 ? later : soon };
  const lines = [{ priceListId: priceListId('termalija-day-adult'), quantity: 2 }];
  const { cartId } = await value(shopper({ shop }).add(day, lines, undefined, freshKey(), client));
  await value(shop.applyPromoCode(cartId, 'DOBRODOSLI10'));
  await refusal(shop.applyPromoCode(cartId, 'ana.novak@example.com'));
  const { code = '', file = '' } = (await capsuleOf(client))._unsafeUnwrap() ?? {};
  await close();
  return { code, file };
};

let firstVisit: ReturnType<typeof visit> | undefined;

/** Makes the visit in the first test that needs it, for all tests. */
const sharedVisit = () => {
  firstVisit ??= visit();
  return firstVisit;
};

const runTrace = async (verb: 'show' | 'replay', text: string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'support-code.txt'), text);
  return runShop(['trace', verb, 'support-code.txt'], { access: { builtInTranslations } }, { folder });
};

describe('a support code', { timeout: 60_000 }, () => {
  it('is printed by trace show as a timeline of commands, totals, refusals and free places', async () => {
    const { exitCode, stdout } = await runTrace('show', (await sharedVisit()).code);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/# +when +who +command +outcome +arguments +read of others\n/);
    expect(stdout).toMatch(/1 .* visitor +addTicket +€44\.00 .*termalija.*: (\d+) of \1 places free\n/);
    expect(stdout).toMatch(/2 .* visitor +applyPromoCode +€39\.60 .*text=DOBRODOSLI10/);
    expect(stdout).toMatch(/3 .* visitor +applyPromoCode +ShopCheckOut.CheckPromoCode.Invalid .*text=unknown/);
    expect(stdout).toContain('catalog version 1 (Europe/Ljubljana)');
  });

  it('is replayed by trace replay with the cart or the error after each command', async () => {
    const { code, file } = await sharedVisit();
    const replayed = await runTrace('replay', code);
    expect(replayed).toMatchObject({ exitCode: 0, stderr: '' });
    expect(replayed.stdout).toMatch(/1\. addTicket {2}\S+ visitor\ncart opened\nadded: 2 x termalija-day-adult\n/);
    expect(replayed.stdout).toMatch(/total {2}44,00 €.*promo {2}DOBRODOSLI10 .*total {2}39,60 €.*\nerror: /s);
    expect(await runTrace('replay', file)).toEqual(replayed);
  });

  it('ends trace replay with 3 and the step where this program decides otherwise', async () => {
    const { file } = await sharedVisit();
    const { exitCode, stdout, stderr } = await runTrace('replay', file.replace('"total":3960', '"total":3961'));
    expect(exitCode).toBe(3);
    expect(stderr).toBe('error: this program decides otherwise than the log says: step 2 (Trace.Differs)\n');
    expect(stdout).toContain('total differ: 3961 in the log, 3960 by this program');
  });

  it('is replayed beyond a command at which this program fails, with exit code 3', async () => {
    const { file } = await sharedVisit();
    const { exitCode, stdout, stderr } = await runTrace(
      'replay',
      file.replace('"newLineIds":["line-1"]', '"newLineIds":[]'),
    );
    expect(exitCode).toBe(3);
    expect(stderr).toContain(': steps 1, 2, 3 (Trace.Differs)');
    expect(stdout).toMatch(/facts differ: \[.*cartOpened.*\] in the log, RangeError: .* by this program\n/);
  });

  it('is printed without new decisions when its first commands are missing', async () => {
    const [head = '', , ...rows] = (await sharedVisit()).file.split('\n');
    const { exitCode, stdout } = await runTrace(
      'replay',
      [head.replace('"isWhole":true', '"isWhole":false'), ...rows].join('\n'),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('earlier commands are missing: they were erased or gave way to later ones');
    expect(stdout).toMatch(/applyPromoCode .*\npromo code DOBRODOSLI10 taken\ntotal {2}39,60 €/);
  });

  it('has the number of missing refusals at their place', async () => {
    const { file } = await sharedVisit();
    const dropped = {
      id: 'row-4',
      at: testStart,
      cartId: 'cart-1',
      by: 'visitor',
      facts: [],
      request: { type: 'dropped', count: 12 },
    };
    const { stdout } = await runTrace('show', `${file}${JSON.stringify(dropped)}\n`);
    expect(stdout).toContain('at the end: 12 refusals are missing: the shop had no time to keep them\n');
  });

  it.each([['a row of another form', (file: string) => `${file}{"id":"row-4"}\n`, 5]])(
    'with %s ends trace show with 4 and its line',
    async (_, changed, line) => {
      const { exitCode, stdout, stderr } = await runTrace('show', changed((await sharedVisit()).file));
      expect([exitCode, stdout]).toEqual([4, '']);
      expect(stderr).toMatch(
        new RegExp(`^error: [^\\n]*line ${line} is not of a log of this release \\(Unusable\\)\\n$`),
      );
    },
  );
});
