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
    const requests: unknown[] = [];
    const result = await runShop(['cart', 'add-upsell', ...argv], {
      shop: {
        loadCart: () => okAsync({ ...aCart(), upsells }),
        addUpsell: ({ items: lines }, key) => {
          requests.push(lines, key);
          return okAsync(aCart());
        },
      },
    });
    return { ...result, requests };
  };
  const parents = { parentProductIds: ['p-termalija'] };

  it.each([
    [[aTowel], ['towel'], { id: 'towel', quantity: 1, date: '2026-12-01' }],
    [[twoDays], ['BRISA', '--date', '2026-12-03', '--quantity', '3'], { id: 'towel', quantity: 3, date: '2026-12-03' }],
    [[aTowel, locker], ['omar'], { id: 'locker', quantity: 1 }],
  ])('with %o on offer, %j adds %j', async (upsells, argv, line) => {
    const { exitCode, stderr, requests } = await add(upsells, ...argv, '--key', 'towel-1');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(requests).toEqual([[{ ...line, ...parents }], 'towel-1']);
  });

  it.each([
    [[twoDays], ['towel'], "'Brisača' is for a day; available:\n  --date 2026-12-01\n  --date 2026-12-03\n"],
    [[twoDays], ['towel', '--date', '2026-12-02'], 'is not offered for 2026-12-02; available:\n  --date 2026-12-01'],
    [[locker], ['locker', '--date', 'today'], 'is bound to no day; leave --date out'],
    [[aTowel], ['robe'], "no upsell 'robe'; available:\n  towel  Brisača  2026-12-01\n"],
    [[], ['towel'], 'put a ticket into it first'],
  ])('with %o on offer, %j ends with 2 and lists the extras', async (upsells, argv, message) => {
    const { exitCode, stdout, stderr, requests } = await add(upsells, ...argv);
    expect({ exitCode, stdout, requests }).toEqual({ exitCode: 2, stdout: '', requests: [] });
    expect(stderr).toContain(message);
  });

  it('refuses a quantity of 0 before any call', async () => {
    const { exitCode, stdout, stderr, requests } = await add([aTowel], 'towel', '--quantity', '0');
    expect({ exitCode, stdout, requests }).toEqual({ exitCode: 3, stdout: '', requests: [] });
    expect(stderr).toContain('AddToCartNoItemsSelected');
  });
});

describe('shop cart promo', () => {
  const promo = async (...argv: readonly string[]) => {
    const requests: string[] = [];
    const cart = aCart(undefined, { code: 'TEN', description: 'ten off', amount: cents(352) });
    const result = await runShop(['cart', 'promo', ...argv], {
      shop: {
        loadCart: () => okAsync(requests.at(-1) === '' ? aCart() : cart),
        applyPromoCode: (_, code) => {
          requests.push(code);
          return okAsync(undefined);
        },
      },
    });
    return { ...result, requests };
  };

  it('applies a code and prints its discount', async () => {
    const { exitCode, stdout, requests } = await promo(' TEN ');
    expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: ['TEN'] });
    expect(stdout).toContain('promo  TEN ten off  -3,52 €\ntotal  31,66 €\n');
  });

  it('removes the code with --remove', async () => {
    const { exitCode, stdout, requests } = await promo('--remove');
    expect({ exitCode, requests }).toEqual({ exitCode: 0, requests: [''] });
    expect(stdout).not.toContain('promo');
  });

  it.each([[[]], [['']], [['TEN', '--remove']]])('refuses %j with 2 and prints both forms', async (argv) => {
    const { exitCode, stderr, requests } = await promo(...argv);
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
    expect(stderr).toBe(
      'error: give either a code or --remove\n  shop cart promo <code>\n  shop cart promo --remove\n',
    );
  });
});

it('shop cart extend prints the cart with its new end and ends with 3 without a cart', async () => {
  const result = await runShop(['cart', 'extend'], { shop: { extendHold: () => okAsync(aCart()) } });
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toContain('10:15');
  expect(await runShop(['cart', 'extend'], { cart: undefined })).toMatchObject({ exitCode: 3, stdout: '' });
});
