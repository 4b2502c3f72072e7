import { cents } from '@shop/core/money/cents';
import type { Translations } from '@shop/core/paths/route-key';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from './testing/run-shop.ts';
import { aCart, aTowel } from './testing/test-catalog.ts';
import { refuse } from './testing/test-shop.ts';

const hostile = 'x\u001b[31m\u009b\u202ey';

describe('exit codes', () => {
  it('ends with 0 and closes the shop after success', async () => {
    expect(await runShop(['catalog', 'list'])).toMatchObject({ exitCode: 0, stderr: '', usage: { closed: 1 } });
  });

  it('ends with 1 on a bug, prints its message and closes the shop', async () => {
    const listProducts = () => {
      throw new Error(`broken ${hostile}`);
    };
    const result = await runShop(['catalog', 'list', '--json'], { shop: { listProducts } });
    expect(result).toMatchObject({ exitCode: 1, stdout: '', usage: { closed: 1 } });
    expect(JSON.parse(result.stderr)).toEqual({
      error: { code: 'Bug', kind: 'bug', message: `bug in the program: broken ${hostile}`, details: {} },
    });
  });

  it('ends with 4 when the shop cannot be opened', async () => {
    const openShop = () => errAsync({ type: 'unusable', message: 'the data file is damaged' } as const);
    const result = await runShop(['cart', 'show'], { access: { openShop } });
    expect(result).toMatchObject({ exitCode: 4, stdout: '', stderr: 'error: the data file is damaged (Unusable)\n' });
  });
});

describe('an error', () => {
  it('names the unreachable address and prints hints', async () => {
    const listProducts = refuse({ kind: 'unreachable', cause: 'network' });
    const { stderr } = await runShop(['catalog', 'list'], {
      shop: { listProducts },
      builtIn: { Error: 'Nekaj je šlo narobe.' },
    });
    expect(stderr).toContain('error: Nekaj je šlo narobe. (Error)\n  no connection\n  asked: http://127.0.0.1:3000\n');
    expect(stderr).toContain('shop serve');
  });

  it('loads no translations from a shop that does not answer', async () => {
    const loadTranslations = () => {
      throw new Error('called');
    };
    const { exitCode } = await runShop(['catalog', 'list'], {
      shop: { listProducts: refuse({ kind: 'unreachable', cause: 'timeout' }) },
      content: { loadTranslations },
    });
    expect(exitCode).toBe(4);
  });

  it('prints a refusal in the words of the content system and fills in its figures', async () => {
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

  it('prints the details of a refusal as JSON, with amounts in euros', async () => {
    const { stderr } = await runShop(['cart', 'set', '1', '9', '--json'], {
      shop: { changeQuantity: refuse({ kind: 'giftCardsWorthTooMuch', max: cents(2000_50) }) },
    });
    expect(JSON.parse(stderr).error).toMatchObject({ kind: 'giftCardsWorthTooMuch', details: { max: 2000.5 } });
  });

  it('prints braces of content as they are and falls back to the Slovenian words of content', async () => {
    const messageOf = async (code: string) => {
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
    expect([await messageOf('Own.Code'), await messageOf('Another.Code')]).toEqual([
      'Samo po slovensko',
      '{left} $t(Own.Code)',
    ]);
  });

  it('names the missing object, and the largest quantity', async () => {
    const showOrder = refuse({ kind: 'notFound', what: 'order' });
    const order = await runShop(['checkout', 'order', 'nope'], { checkout: { showOrder } });
    expect(order.stderr).toContain('not there: order\n');
    const loadCart = () => okAsync({ ...aCart(), upsells: [aTowel] });
    const addUpsell = refuse({ kind: 'tooManyUpsells', max: 100 });
    const upsell = await runShop(['cart', 'add-upsell', 'towel'], { shop: { loadCart, addUpsell } });
    expect(upsell.stderr).toContain('extras in one cart at most: 100\n');
  });
});

describe('a usage error', () => {
  it.each([
    [['nonsense'], "unknown command 'nonsense'", 'shop catalog'],
    [['cart'], 'shop cart needs a command', 'shop cart add-ticket'],
    [['cart', 'sho'], "unknown command 'sho'", 'shop cart show'],
    [['cart', 'show', '--nope'], "unknown option '--nope'", 'shop cart show --help'],
    [['cart', 'set', '1'], "missing required argument 'quantity'", 'shop cart set --help'],
    [['cart', 'set', '1', '1.5'], 'Expected a whole number, 0 or more.', 'shop cart set --help'],
    [['cart', 'show', '--lang', 'fr'], 'Allowed choices are sl, en, de, it, hr', ''],
    [['cart', 'show', '--at', '2026-12-01'], 'Expected a moment with its zone', ''],
    [['checkout', 'pay', '--card', '41x'], 'Expected a card number of 12 to 19 digits.', ''],
    [['serve', '--port', '65536'], 'Expected a port from 0', ''],
  ])('of %j names the mistake and the allowed values', async (argv, mistake, allowed) => {
    const result = await runShop(argv);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain(mistake);
    expect(result.stderr).toContain(allowed);
  });

  it('is one JSON document with --json', async () => {
    const { exitCode, stderr } = await runShop(['cart', '--json', hostile]);
    expect(exitCode).toBe(2);
    expect(stderr).not.toContain('\u001b');
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'Usage', kind: 'usage' } });
  });

  it('--help prints the exit codes, and of a command also the global options', async () => {
    const result = await runShop(['--help']);
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(result.stdout).toMatch(/Exit codes:\n {2}0 {2}done\n {2}1 .*\n {2}2 .*\n {2}3 .*\n {2}4 /);
    expect((await runShop(['cart', 'set', '--help'])).stdout).toMatch(/Usage: shop cart set [\s\S]*--lang/);
  });
});

describe('help and version', () => {
  const helpOf = async (...argv: readonly string[]) => (await runShop(argv)).stdout;

  it.each([
    [
      ['help', 'cart', 'add-ticket'],
      ['cart', 'add-ticket', '--help'],
    ],
    [
      ['-h', 'cart'],
      ['cart', '--help'],
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
    [['version'], ['--version']],
  ])('%j prints the same help as %j', async (typed, same) => {
    const result = await runShop(typed);
    expect(result).toMatchObject({ exitCode: 0, stderr: '', stdout: await helpOf(...same) });
    expect(result.stdout).not.toBe('');
  });

  it.each([[['help', 'cart', 'nonsense']], [['nonsense', '--help']]])(
    '%j is refused with a list of the commands',
    async (typed) => {
      const result = await runShop(typed);
      expect(result).toMatchObject({ exitCode: 2, stdout: '' });
      expect(result.stderr).toContain("unknown command 'nonsense'");
      expect(result.stderr).toMatch(/^ {2}shop (catalog|cart show)$/m);
      expect(result.stderr).not.toMatch(/^ {2}shop complete$/m);
    },
  );

  it('prints no help when -h is the value of an option or follows the end of the options', async () => {
    expect((await runShop(['complete', '--', 'cart', '-h'])).stdout).not.toContain('Usage');
    const result = await runShop(['cart', 'add-ticket', 'termalija', '--key', '-h']);
    expect(result.stdout).not.toContain('Usage');
  });
});

describe('global options', () => {
  it('have defaults relative to the home folder', async () => {
    const { usage } = await runShop(['cart', 'show']);
    expect(usage.settings).toEqual([
      { target: { type: 'gateway', url: 'http://127.0.0.1:3000' }, jar: '/home/visitor/.shop/jar.json' },
    ]);
  });

  it('come from the environment unless they are typed', async () => {
    const env = { SHOP_ON: 'data', SHOP_JAR: 'env-jar.json' };
    expect((await runShop(['cart', 'show'], {}, { env })).usage.settings[0]).toEqual({
      target: { type: 'database', folder: '/home/visitor/data', file: 'shop.db' },
      jar: '/home/visitor/env-jar.json',
    });
    const typed = ['--on', 'http://shop.test', '--jar', '/j.json', '--at', '2026-12-01T09:00:00Z', '--seed', 's'];
    expect((await runShop(['cart', 'show', ...typed], {}, { env })).usage.settings[0]).toEqual({
      target: { type: 'gateway', url: 'http://shop.test' },
      jar: '/j.json',
      at: Date.UTC(2026, 11, 1, 9),
      seed: 's',
    });
  });

  it.each([
    ['de', ['--lang', 'de'], { SHOP_LANG: 'it', LANG: 'hr' }],
    ['it', [], { SHOP_LANG: 'IT', LC_ALL: 'hr_HR.UTF-8' }],
    ['hr', [], { LC_ALL: 'hr_HR.UTF-8', LC_MESSAGES: 'de', LANG: 'en' }],
    ['de', [], { SHOP_LANG: '', LC_ALL: '', LC_MESSAGES: 'de_AT@euro', LANG: 'en' }],
    ['sl', [], { LC_ALL: 'C', LANG: 'de_DE.UTF-8' }],
    ['sl', [], {}],
  ])('select the language %s with %j and %j', async (language, typed, env) => {
    const shop = { listProducts: refuse({ kind: 'unreachable', cause: 'network' }) };
    const access = { builtInTranslations: async (of: string) => ({ Error: `${of}: missing` }) };
    const result = await runShop(['catalog', 'list', ...typed], { shop, access }, { env });
    expect(result.stderr).toContain(`error: ${language}: missing (Error)`);
  });

  it('colour the output only on a terminal and without NO_COLOR', async () => {
    const coloured = async (isTTY: boolean, env: Record<string, string> = {}) =>
      (await runShop(['catalog', 'list'], {}, { isTTY, env })).stdout.includes('\u001b[');
    expect(await coloured(true)).toBe(true);
    expect(await coloured(false)).toBe(false);
    expect(await coloured(true, { NO_COLOR: '1' })).toBe(false);
    expect(await coloured(true, { NO_COLOR: '' })).toBe(true);
    expect(await coloured(true, { TERM: 'dumb' })).toBe(false);
  });
});

describe('a fault of the shop', () => {
  it('is printed beside the answer of a command that succeeded', async () => {
    const result = await runShop(['cart', 'show', '--json'], { fault: 'the jar cannot be written' });
    expect(result.exitCode).toBe(4);
    expect(JSON.parse(result.stdout)).toMatchObject({ item: { cartId: 'cart-1' } });
    expect(JSON.parse(result.stderr)).toMatchObject({
      error: { kind: 'unusable', message: 'the jar cannot be written' },
    });
  });

  it('is printed in place of the error that it caused', async () => {
    const broken = {
      fault: 'the file is damaged',
      shop: { loadCart: refuse({ kind: 'unreachable', cause: 'status' }) },
    };
    expect((await runShop(['cart', 'show'], broken)).stderr).toBe('error: the file is damaged (Unusable)\n');
  });
});

describe('--quiet', () => {
  it.each([[[]], [['--json']]])('prints no answer, also with %j', async (more) => {
    expect(await runShop(['cart', 'show', '--quiet', ...more])).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  });

  it('prints errors', async () => {
    const result = await runShop(['cart', 'set', '9', '1', '--quiet']);
    expect(result).toMatchObject({ exitCode: 2, stdout: '' });
    expect(result.stderr).toContain('error: ');
  });

  it('is not an option after the end of the options', async () => {
    expect((await runShop(['complete', '--', 'cart', '--quiet', 'sh'])).stdout).toContain('show ');
  });
});
