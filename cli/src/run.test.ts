import { cents } from '@shop/core/money/cents';
import type { Translations } from '@shop/core/paths/route-key';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from './testing/run-shop.ts';
import { aCart, aTowel } from './testing/test-catalog.ts';
import { refuse } from './testing/test-shop.ts';

const hostile = 'x\u001b[31m\u009b\u202ey';

describe('exit codes', () => {
  it('ends with 0 and closes the shop when all went well', async () => {
    expect(await runShop(['catalog', 'list'])).toMatchObject({ exitCode: 0, stderr: '', seen: { closed: 1 } });
  });

  it('ends with 1 on a bug, tells it, and closes the shop', async () => {
    const listProducts = () => {
      throw new Error(`broken ${hostile}`);
    };
    const ran = await runShop(['catalog', 'list', '--json'], { shop: { listProducts } });
    expect(ran).toMatchObject({ exitCode: 1, stdout: '', seen: { closed: 1 } });
    expect(JSON.parse(ran.stderr)).toEqual({
      error: { code: 'Bug', kind: 'bug', message: `bug in the program: broken ${hostile}`, details: {} },
    });
  });

  it('ends with 4 when the shop cannot be opened', async () => {
    const openShop = () => errAsync({ type: 'unusable', message: 'the data file is damaged' } as const);
    const ran = await runShop(['cart', 'show'], { access: { openShop } });
    expect(ran).toMatchObject({ exitCode: 4, stdout: '', stderr: 'error: the data file is damaged (Unusable)\n' });
  });
});

describe('errors', () => {
  it('says what could not be reached and what to try', async () => {
    const listProducts = refuse({ kind: 'unreachable', cause: 'network' });
    const { stderr } = await runShop(['catalog', 'list'], {
      shop: { listProducts },
      builtIn: { Error: 'Nekaj je šlo narobe.' },
    });
    expect(stderr).toContain('error: Nekaj je šlo narobe. (Error)\n  no connection\n  asked: http://127.0.0.1:3000\n');
    expect(stderr).toContain('shop serve');
  });

  it('does not ask a shop for words that did not answer', async () => {
    const loadTranslations = () => {
      throw new Error('asked');
    };
    const { exitCode } = await runShop(['catalog', 'list'], {
      shop: { listProducts: refuse({ kind: 'unreachable', cause: 'timeout' }) },
      content: { loadTranslations },
    });
    expect(exitCode).toBe(4);
  });

  it("tells a refusal in content's words of the language, with its figures", async () => {
    const { stderr } = await runShop(['cart', 'set', '1', '9', '--lang', 'de', '--json'], {
      shop: { changeQuantity: refuse({ kind: 'capacityFull', left: 3 }) },
      content: {
        loadTranslations: (language) =>
          okAsync({ 'Shop.AddTicketToCart.CapacityFull': `${language}: nur noch {{left}} Plätze` }),
      },
    });
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'Shop.AddTicketToCart.CapacityFull',
        kind: 'capacityFull',
        message: 'de: nur noch 3 Plätze',
        details: { left: 3 },
      },
    });
  });

  it('tells machines the facts of a refusal as they travel, amounts in euros', async () => {
    const { stderr } = await runShop(['cart', 'set', '1', '9', '--json'], {
      shop: { changeQuantity: refuse({ kind: 'giftCardsWorthTooMuch', max: cents(2000_50) }) },
    });
    expect(JSON.parse(stderr).error).toMatchObject({ kind: 'giftCardsWorthTooMuch', details: { max: 2000.5 } });
  });

  it("writes content's values as editors do, and fills a gap with what content says in Slovenian", async () => {
    const told = async (code: string) => {
      const { stderr } = await runShop(['cart', 'set', '1', '9', '--lang', 'de', '--json'], {
        shop: { changeQuantity: refuse({ kind: 'refusedByProvider', code }) },
        builtIn: { 'Shop.AddTicketToCart.CapacityFull': 'noch {{left}}', Error: 'Fehler' },
        content: {
          loadTranslations: (language) =>
            okAsync<Translations>(
              language === 'sl' ? { 'Own.Code': 'Samo po slovensko' } : { Error: '{left} $t(Own.Code)' },
            ),
        },
      });
      return JSON.parse(stderr).error.message;
    };
    expect([await told('Own.Code'), await told('Another.Code')]).toEqual(['Samo po slovensko', '{left} $t(Own.Code)']);
  });

  it('says what is not there, and how many there may be', async () => {
    const showOrder = refuse({ kind: 'notFound', what: 'order' });
    const order = await runShop(['checkout', 'order', 'nope'], { checkout: { showOrder } });
    expect(order.stderr).toContain('not there: order\n');
    const loadCart = () => okAsync({ ...aCart(), upsells: [aTowel] });
    const addUpsell = refuse({ kind: 'tooManyUpsells', max: 100 });
    const upsell = await runShop(['cart', 'add-upsell', 'towel'], { shop: { loadCart, addUpsell } });
    expect(upsell.stderr).toContain('extras in one cart at most: 100\n');
  });
});

describe('usage', () => {
  it.each([
    [['nonsense'], "unknown command 'nonsense'", 'shop catalog'],
    [['cart'], 'shop cart needs a command', 'shop cart add-ticket'],
    [['cart', 'sho'], "unknown command 'sho'", 'shop cart show'],
    [['cart', 'show', '--nope'], "unknown option '--nope'", 'shop cart show --help'],
    [['cart', 'set', '1'], "missing required argument 'quantity'", 'shop cart set --help'],
    [['cart', 'set', '1', '1.5'], 'Expected a whole number, 0 or more.', 'shop cart set --help'],
    [['cart', 'show', '--lang', 'fr'], 'Allowed choices are sl, en, de, it, hr', ''],
    [['cart', 'show', '--at', '2026-12-01'], 'Expected a moment with its zone', ''],
    [['cart', 'show', '--on', 'htp://x'], 'expected http://host:port', ''],
    [['checkout', 'pay'], "required option '--card <number>' not specified", ''],
    [['checkout', 'pay', '--card', '41x'], 'Expected a card number of 12 to 19 digits.', ''],
    [['serve', '--port', '65536'], 'Expected a port from 0', ''],
    [['serve', '--only', 'all'], 'Allowed choices are pages, api, payments', ''],
  ])('%j says what is wrong and what is allowed', async (argv, wrong, allowed) => {
    const ran = await runShop(argv);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(wrong);
    expect(ran.stderr).toContain(allowed);
  });

  it('is one JSON document for machines', async () => {
    const { exitCode, stderr } = await runShop(['cart', '--json', hostile]);
    expect(exitCode).toBe(2);
    expect(stderr).not.toContain('\u001b');
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'Usage', kind: 'usage' } });
  });

  it('documents the exit codes, and with a verb the options of all, where it is asked for help, and ends with 0', async () => {
    const ran = await runShop(['--help']);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toMatch(/Exit codes:\n {2}0 {2}done\n {2}1 .*\n {2}2 .*\n {2}3 .*\n {2}4 /);
    expect((await runShop(['cart', 'set', '--help'])).stdout).toMatch(/Usage: shop cart set [\s\S]*--lang/);
  });
});

describe('help and version', () => {
  const helpOf = async (...argv: readonly string[]) => (await runShop(argv)).stdout;

  it.each([
    [
      ['help', 'cart'],
      ['cart', '--help'],
    ],
    [
      ['help', 'cart', 'add-ticket'],
      ['cart', 'add-ticket', '--help'],
    ],
    [
      ['-h', 'cart'],
      ['cart', '--help'],
    ],
    [
      ['cart', '-h', 'add-ticket'],
      ['cart', 'add-ticket', '--help'],
    ],
    [
      ['--lang', 'de', '--help', 'cart', 'add-ticket'],
      ['cart', 'add-ticket', '--help'],
    ],
    [
      ['help', 'help'],
      ['help', '--help'],
    ],
    [[], ['--help']],
    [['help'], ['--help']],
    [['version'], ['--version']],
  ])('%j prints what %j prints, and ends with 0', async (typed, asked) => {
    const ran = await runShop(typed);
    expect(ran).toMatchObject({ exitCode: 0, stderr: '', stdout: await helpOf(...asked) });
    expect(ran.stdout).not.toBe('');
  });

  it.each([
    [['help', 'nonsense'], "unknown command 'nonsense'"],
    [['help', 'cart', 'nonsense'], "unknown command 'nonsense'"],
    [['nonsense', '--help'], "unknown command 'nonsense'"],
  ])('%j is refused with what there is', async (typed, wrong) => {
    const ran = await runShop(typed);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain(wrong);
    expect(ran.stderr).toMatch(/^ {2}shop (catalog|cart show)$/m);
    expect(ran.stderr).not.toMatch(/^ {2}shop complete$/m);
  });

  it('prints no help where -h is the value of an option or follows the end of the options', async () => {
    expect((await runShop(['complete', '--', 'cart', '-h'])).stdout).not.toContain('Usage');
    const ran = await runShop(['cart', 'add-ticket', 'termalija', '--key', '-h']);
    expect(ran.stdout).not.toContain('Usage');
  });
});

describe('options of every command', () => {
  it('have defaults, and count from the working folder', async () => {
    const { seen } = await runShop(['cart', 'show']);
    expect(seen.settings).toEqual([
      { target: { type: 'gateway', url: 'http://127.0.0.1:3000' }, jar: '/home/visitor/.shop/jar.json' },
    ]);
  });

  it('come from the environment, and are overruled by what is typed', async () => {
    const env = { SHOP_ON: 'data', SHOP_JAR: 'env-jar.json' };
    expect((await runShop(['cart', 'show'], {}, { env })).seen.settings[0]).toEqual({
      target: { type: 'database', folder: '/home/visitor/data', file: 'shop.db' },
      jar: '/home/visitor/env-jar.json',
    });
    const typed = ['--on', 'http://shop.test', '--jar', '/j.json', '--at', '2026-12-01T09:00:00Z', '--seed', 's'];
    expect((await runShop(['cart', 'show', ...typed], {}, { env })).seen.settings[0]).toEqual({
      target: { type: 'gateway', url: 'http://shop.test' },
      jar: '/j.json',
      at: Date.UTC(2026, 11, 1, 9),
      seed: 's',
    });
  });

  it.each([
    ['de', ['--lang', 'de'], { SHOP_LANG: 'it', LANG: 'hr' }],
    ['de', ['--lang', 'DE'], {}],
    ['it', [], { SHOP_LANG: 'IT' }],
    ['it', [], { SHOP_LANG: 'it', LC_ALL: 'hr_HR.UTF-8' }],
    ['hr', [], { LC_ALL: 'hr_HR.UTF-8', LC_MESSAGES: 'de', LANG: 'en' }],
    ['de', [], { SHOP_LANG: '', LC_ALL: '', LC_MESSAGES: 'de_AT@euro', LANG: 'en' }],
    ['en', [], { LANG: 'EN_GB.UTF-8' }],
    ['sl', [], { LC_ALL: 'C', LANG: 'de_DE.UTF-8' }],
    ['sl', [], { LANG: 'fr_FR.UTF-8' }],
    ['sl', [], {}],
  ])('speak %s with %j and %j, also of a server that is missing', async (language, typed, env) => {
    const shop = { listProducts: refuse({ kind: 'unreachable', cause: 'network' }) };
    const access = { builtInTranslations: async (of: string) => ({ Error: `${of}: missing` }) };
    const ran = await runShop(['catalog', 'list', ...typed], { shop, access }, { env });
    expect(ran.stderr).toContain(`error: ${language}: missing (Error)`);
  });

  it('colours only a terminal, and never with NO_COLOR', async () => {
    const coloured = async (isTTY: boolean, env: Record<string, string> = {}) =>
      (await runShop(['catalog', 'list'], {}, { isTTY, env })).stdout.includes('\u001b[');
    expect(await coloured(true)).toBe(true);
    expect(await coloured(false)).toBe(false);
    expect(await coloured(true, { NO_COLOR: '1' })).toBe(false);
    expect(await coloured(true, { NO_COLOR: '' })).toBe(true);
    expect(await coloured(true, { TERM: 'dumb' })).toBe(false);
  });
});

describe('what breaks on the way', () => {
  it('is told although the command was done, which is printed as well', async () => {
    const ran = await runShop(['cart', 'show', '--json'], { fault: 'the jar cannot be written' });
    expect(ran.exitCode).toBe(4);
    expect(JSON.parse(ran.stdout)).toMatchObject({ item: { cartId: 'cart-1' } });
    expect(JSON.parse(ran.stderr)).toMatchObject({ error: { kind: 'unusable', message: 'the jar cannot be written' } });
  });

  it('is told instead of what came of it', async () => {
    const given = {
      fault: 'the file is damaged',
      shop: { loadCart: refuse({ kind: 'unreachable', cause: 'status' }) },
    };
    expect((await runShop(['cart', 'show'], given)).stderr).toBe('error: the file is damaged (Unusable)\n');
  });
});

describe('--quiet', () => {
  it.each([[[]], [['--json']]])('prints nothing of what was done %j', async (more) => {
    expect(await runShop(['cart', 'show', '--quiet', ...more])).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });

  it('still tells what went wrong', async () => {
    const ran = await runShop(['cart', 'set', '9', '1', '--quiet']);
    expect(ran).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ran.stderr).toContain('error: ');
  });

  it('is no option behind the end of the options', async () => {
    expect((await runShop(['complete', '--', 'cart', '--quiet', 'sh'])).stdout).toContain('show ');
  });
});
