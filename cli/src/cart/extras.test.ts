import { localDate } from '@shop/core/dates/local-date';
import { upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart, aTowel } from '../testing/test-catalog.ts';

describe('shop cart add-upsell', () => {
  const twoDays = { ...aTowel, dates: [localDate('2026-12-01'), localDate('2026-12-03')] };
  const locker = { ...aTowel, id: upsellId('locker'), name: 'Omarica', dates: [] };

  const add = async (upsells: readonly (typeof aTowel)[], ...argv: readonly string[]) => {
    const asked: unknown[] = [];
    const ran = await runShop(['cart', 'add-upsell', ...argv], {
      shop: {
        loadCart: () => okAsync({ ...aCart(), upsells }),
        addUpsell: ({ items: lines }, key) => {
          asked.push(lines, key);
          return okAsync(aCart());
        },
      },
    });
    return { ...ran, asked };
  };
  const parents = { parentProductIds: ['p-termalija'] };

  it.each([
    [[aTowel], ['towel'], { id: 'towel', quantity: 1, date: '2026-12-01' }],
    [[aTowel], ['BRISACA', '--quantity', '3'], { id: 'towel', quantity: 3, date: '2026-12-01' }],
    [[twoDays], ['brisa', '--date', '2026-12-03'], { id: 'towel', quantity: 1, date: '2026-12-03' }],
    [[aTowel, locker], ['omar'], { id: 'locker', quantity: 1 }],
  ])('beside %o, %j asks for %j', async (upsells, argv, line) => {
    const { exitCode, stderr, asked } = await add(upsells, ...argv, '--key', 'towel-1');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(asked).toEqual([[{ ...line, ...parents }], 'towel-1']);
  });

  it.each([
    [[twoDays], ['towel'], "'Brisača' is for a day; available:\n  --date 2026-12-01\n  --date 2026-12-03\n"],
    [[twoDays], ['towel', '--date', '2026-12-02'], 'is not offered for 2026-12-02; available:\n  --date 2026-12-01'],
    [[locker], ['locker', '--date', 'today'], 'is bound to no day; leave --date out'],
    [[aTowel], ['robe'], "no upsell 'robe'; available:\n  towel  Brisača  2026-12-01\n"],
    [[], ['towel'], 'put a ticket into it first'],
  ])('beside %o, %j ends with 2 and says what is offered', async (upsells, argv, said) => {
    const { exitCode, stdout, stderr, asked } = await add(upsells, ...argv);
    expect({ exitCode, stdout, asked }).toEqual({ exitCode: 2, stdout: '', asked: [] });
    expect(stderr).toContain(said);
  });

  it('asks for nothing with a quantity of 0, and says that nothing was chosen', async () => {
    const { exitCode, stdout, stderr, asked } = await add([aTowel], 'towel', '--quantity', '0');
    expect({ exitCode, stdout, asked }).toEqual({ exitCode: 3, stdout: '', asked: [] });
    expect(stderr).toContain('AddToCartNoItemsSelected');
  });
});

describe('shop cart promo', () => {
  const promo = async (...argv: readonly string[]) => {
    const asked: string[] = [];
    const cart = aCart(undefined, { code: 'TEN', description: 'ten off', amount: cents(352) });
    const ran = await runShop(['cart', 'promo', ...argv], {
      shop: {
        loadCart: () => okAsync(asked.at(-1) === '' ? aCart() : cart),
        applyPromoCode: (_, code) => {
          asked.push(code);
          return okAsync(undefined);
        },
      },
    });
    return { ...ran, asked };
  };

  it('applies a code and prints what it takes off', async () => {
    const { exitCode, stdout, asked } = await promo(' TEN ');
    expect({ exitCode, asked }).toEqual({ exitCode: 0, asked: ['TEN'] });
    expect(stdout).toContain('promo  TEN ten off  -3,52 €\ntotal  31,66 €\n');
  });

  it('takes a code off', async () => {
    const { exitCode, stdout, asked } = await promo('--remove');
    expect({ exitCode, asked }).toEqual({ exitCode: 0, asked: [''] });
    expect(stdout).not.toContain('promo');
  });

  it.each([[[]], [['']], [['TEN', '--remove']]])('%j ends with 2 and says the two ways', async (argv) => {
    const { exitCode, stderr, asked } = await promo(...argv);
    expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
    expect(stderr).toBe(
      'error: give either a code or --remove\n  shop cart promo <code>\n  shop cart promo --remove\n',
    );
  });
});

it('shop cart extend prints the cart with its new end, and needs a cart', async () => {
  const ran = await runShop(['cart', 'extend'], { shop: { extendHold: () => okAsync(aCart()) } });
  expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
  expect(ran.stdout).toContain('10:15');
  expect(await runShop(['cart', 'extend'], { cart: undefined })).toMatchObject({ exitCode: 3, stdout: '' });
});
