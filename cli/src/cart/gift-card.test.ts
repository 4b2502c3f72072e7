import type { GiftCard } from '@shop/core/catalog/gift-card';
import { priceListId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aGiftCard, aPriceList } from '@shop/core/testing/builders';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart, ticket } from '../testing/test-catalog.ts';

const list = (id: string, name: string) => aPriceList({ priceListId: priceListId(id), name, price: cents(80_00) });
const massage = aGiftCard({
  url: 'masaza',
  priceLists: [list('week', 'Od ponedeljka do četrtka'), list('weekend', 'Petek, sobota')],
});
const single = aGiftCard({ url: 'savna', priceLists: [list('any', 'Vse dni')] });
const { isValueGiftCard: _, ...page } = single;
const value: GiftCard = { ...page, url: 'vrednost', isValueGiftCard: true };

const add = async (...argv: readonly string[]) => {
  const requests: unknown[] = [];
  const result = await runShop(['cart', 'add-gift-card', ...argv], {
    shop: {
      showProduct: (__, url) => {
        const product = [massage, single, value, ticket].find((one) => one.url === url);
        return product === undefined ? errAsync({ kind: 'notFound', what: 'product' }) : okAsync(product);
      },
      addGiftCard: ({ items: lines }, key) => {
        requests.push(lines, key);
        return okAsync({ cartId: aCart().id });
      },
    },
  });
  return { ...result, requests };
};

describe('shop cart add-gift-card', () => {
  it.each([
    [
      ['masaza', '--price-list', 'petek=1', '--price-list', 'week=2'],
      [
        ['weekend', 1, 80_00],
        ['week', 2, 80_00],
      ],
    ],
    [['savna'], [['any', 1, 80_00]]],
    [['vrednost', '--amount', '50', '--quantity', '2'], [['any', 2, 50_00]]],
    [['vrednost', '--amount', '1000,00'], [['any', 1, 1000_00]]],
  ])('%j adds %j and prints the cart', async (argv, lines) => {
    const { exitCode, stdout, stderr, requests } = await add(...argv, '--key', 'gift-1');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(requests).toEqual([lines.map(([id, quantity, price]) => ({ priceListId: id, quantity, price })), 'gift-1']);
    expect(stdout).toContain('total  35,18 €');
  });

  it.each([
    [['masaza'], 'has several prices; choose among:', '--price-list "Petek, sobota=1"  80,00 € (weekend)'],
    [['masaza', '--price-list', 'nedelja=1'], "no price list 'nedelja'", 'weekend  Petek, sobota  80,00 €'],
    [['masaza', '--price-list', 'week=1', '--quantity', '2'], '--quantity is for cards with one price', ''],
    [['savna', '--amount', '50'], 'has fixed prices, so there is no --amount', '--price-list "Vse dni=1"'],
    [['vrednost', '--amount', '50.555'], 'Expected an amount in euros', ''],
    [['vrednost', '--amount', '55'], '(Shop.Request.Invalid)', '--amount: expected 10 to 1000 EUR in steps of 10'],
    [['termalija'], "'termalija' is a ticket, not a gift card", ''],
  ])('refuses %j with 2 and prints the expected form', async (argv, message, allowed) => {
    const { exitCode, stdout, stderr, requests } = await add(...argv);
    expect({ exitCode, stdout, requests }).toEqual({ exitCode: 2, stdout: '', requests: [] });
    expect(stderr).toContain(message);
    expect(stderr).toContain(allowed);
  });

  it('refuses a quantity of 0 with 3', async () => {
    const { exitCode, stderr } = await add('savna', '--quantity', '0');
    expect(exitCode).toBe(3);
    expect(stderr).toContain('(AddToCartNoItemsSelected)');
  });
});
