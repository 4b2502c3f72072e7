import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { withPromo } from '@shop/core/pricing/promo-step';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { runShop } from '../testing/run-shop.ts';
import { aCart, aTowel, item, quote } from '../testing/test-catalog.ts';
import { refuse } from '../testing/test-shop.ts';

describe('shop cart show', () => {
  it('prints the lines, their holds at the resort and the total', async () => {
    const { stdout } = await runShop(['cart', 'show']);
    expect(stdout.split('\n')).toEqual([
      '#  item                                  valid       quantity     each   amount  undiscounted  held until',
      '1  Termalija: Dnevna vstopnica, odrasli  2026-12-01         2  17,59 €  35,18 €       43,98 €  10:15',
      '',
      'total  35,18 €',
      '',
    ]);
  });

  it('tells how long a hold can be extended, how much of an expired line is free, and what is offered beside', async () => {
    const held = {
      type: 'held',
      until: instant(Date.UTC(2026, 10, 21, 9, 15)),
      limit: instant(Date.UTC(2026, 10, 21, 10)),
    } as const;
    const cart = {
      ...aCart([
        { ...item, hold: held },
        { ...item, hold: { type: 'expired', free: 1 } },
      ]),
      upsells: [aTowel],
    };
    const shop = { loadCart: () => okAsync(cart) };
    const { stdout } = await runShop(['cart', 'show'], { shop });
    expect(stdout).toMatch(/held until +at the latest\n1 .* 10:15 +11:00\n2 .* expired, 1 of 2 free\n/);
    expect(stdout).toMatch(
      /\n\nalso bought +name +price +with its ticket +days\ntowel +Brisača +4,00 € +3,00 € +2026-12-01\n$/,
    );
    const { items } = JSON.parse((await runShop(['cart', 'show', '--json'], { shop })).stdout);
    expect(items.map(({ hold }: { hold: unknown }) => hold)).toEqual([
      { type: 'held', until: '2026-11-21T09:15:00.000Z', limit: '2026-11-21T10:00:00.000Z' },
      { type: 'expired', free: 1 },
    ]);
  });

  it('tells of a day that is over, and why lines were lost', async () => {
    const { productTitle, priceTitle } = item;
    const lost = { productTitle, priceTitle, quantity: 2, period: { type: 'season', name: 'Poletje' } } as const;
    const cart = {
      ...aCart([{ ...item, hold: { type: 'over' } }]),
      lost: [
        { ...lost, reason: 'over' },
        { ...lost, reason: 'taken' },
      ],
    } as const;
    const { stdout } = await runShop(['cart', 'show'], { shop: { loadCart: () => okAsync(cart) } });
    expect(stdout).toMatch(/\n1 .* day is over\n/);
    const name = 'lost   2 × Termalija: Dnevna vstopnica, odrasli, Poletje';
    expect(stdout).toContain(`${name}: its day or season is over\n${name}: others have its places\n`);
  });

  it('gives machines cents and ISO moments', async () => {
    const cart = JSON.parse((await runShop(['cart', 'show', '--json'])).stdout);
    expect(cart).toMatchObject({
      id: 'cart-1',
      totalPrice: 3518,
      items: [{ hold: { type: 'held', until: '2026-11-21T09:15:00.000Z' }, price: { amount: 3518 } }],
    });
  });

  it('is empty without a cart', async () => {
    const given = { cart: undefined, builtIn: { CartIsEmpty: 'Košarica je prazna.' } };
    expect(await runShop(['cart', 'show'], given)).toMatchObject({ exitCode: 0, stdout: 'Košarica je prazna.\n' });
    const { stdout } = await runShop(['cart', 'show', '--json'], given);
    expect(JSON.parse(stdout)).toMatchObject({ id: null, items: [], itemsCount: 0, totalPrice: 0 });
  });
});

describe('shop cart add-ticket', () => {
  const addTo = async (personsInCart: number, ...argv: readonly string[]) => {
    const asked: { lines: unknown; period: unknown }[] = [];
    const ran = await runShop(['cart', 'add-ticket', 'termalija', ...argv], {
      shop: {
        quoteTicket: () => okAsync({ ...quote, personsInCart }),
        addTicket: ({ lines, period, cartId }) => {
          asked.push({ lines, period });
          return okAsync({ cartId: cartId ?? aCart().id, upsells: [] });
        },
      },
    });
    return { ...ran, asked };
  };
  const add = (...argv: readonly string[]) => addTo(0, ...argv);
  const period = { type: 'day', date: '2026-12-01' };

  it('understands names and price list ids, adds up what is named twice, and prints the cart', async () => {
    const tickets = ['--ticket', 'Dnevna/Odrasli=2', '--ticket', 'dnevna/otroci=1', '--line', 'pl-adult=1'];
    const { exitCode, stdout, asked } = await add('--date', '2026-12-01', ...tickets, '--json');
    expect(exitCode).toBe(0);
    expect(asked).toEqual([
      {
        lines: [
          { priceListId: 'pl-adult', quantity: 3 },
          { priceListId: 'pl-child', quantity: 1 },
        ],
        period,
      },
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ id: 'cart-1' });
  });

  it.each([
    ['Savna=1', "no ticket 'Savna'", 'pl-child  Dnevna vstopnica/Otroci  20,00 €'],
    ['Odrasli=1', 'means more than one', 'pl-evening  Večerna vstopnica/Odrasli  16,00 €'],
    ['Odrasli', 'Expected what=quantity', ''],
    ['=1', 'Expected what=quantity', ''],
    ['Otroci=-1', 'Expected what=quantity', ''],
    ['Otroci=1.5', 'Expected what=quantity', ''],
  ])('--ticket %s ends with 2 and says what is allowed', async (ticket, wrong, allowed) => {
    const { exitCode, stdout, stderr, asked } = await add('--date', 'today', '--ticket', ticket);
    expect({ exitCode, stdout, asked }).toEqual({ exitCode: 2, stdout: '', asked: [] });
    expect(stderr).toContain(wrong);
    expect(stderr).toContain(allowed);
  });

  it.each([
    [['--date', 'today'], 'AddToCartNoItemsSelected'],
    [['--date', 'today', '--ticket', 'Otroci=0'], 'AddToCartNoItemsSelected'],
    [['--ticket', 'Otroci=1'], 'DateIsNotSelected'],
    [['--date', 'today', '--date', '+1', '--ticket', 'Otroci=1'], 'Shop.AddTicketToCart.SeveralDates'],
    [['--date', 'today', '--ticket', 'Otroci=13'], 'Shop.AddTicketToCart.CapacityFull'],
    [['--date', 'today', '--line', 'pl-senior=1'], 'Shop.AddToCart.PriceListDisabled'],
  ])('%j is refused by a rule: %s', async (argv, code) => {
    const { exitCode, stderr, asked } = await add(...argv);
    expect({ exitCode, asked }).toEqual({ exitCode: 3, asked: [] });
    expect(stderr).toContain(`(${code})`);
  });

  it('fits exactly as many as there are places', async () => {
    expect((await add('--date', 'today', '--ticket', 'Otroci=12')).exitCode).toBe(0);
    expect((await add('--date', 'today', '--ticket', 'Paket=3')).exitCode).toBe(0);
    expect((await add('--date', 'today', '--ticket', 'Paket=3', '--ticket', 'Otroci=1')).exitCode).toBe(3);
  });

  it('counts the persons that the cart holds already', async () => {
    expect((await addTo(19, '--date', 'today', '--ticket', 'Otroci=1')).exitCode).toBe(0);
    const { exitCode, stderr, asked } = await addTo(19, '--date', 'today', '--ticket', 'Otroci=2');
    expect({ exitCode, asked }).toEqual({ exitCode: 3, asked: [] });
    expect(stderr).toContain('(Shop.Cart.TooManyPersons)');
  });
});

describe('shop cart set and remove', () => {
  const second = { ...item, id: cartItemId('item-2'), priceTitle: 'Dnevna vstopnica, otroci' };
  const change = async (...argv: readonly string[]) => {
    const asked: unknown[] = [];
    const remember = (request: unknown) => {
      asked.push(request);
      return okAsync(aCart());
    };
    const shop = { loadCart: () => okAsync(aCart([item, second])), changeQuantity: remember, removeItem: remember };
    return { ...(await runShop(['cart', ...argv], { shop })), asked };
  };

  it.each(['2', 'item-2', 'otroci'])('sets the line that %s means', async (wanted) => {
    const { asked } = await change('set', wanted, '3');
    expect(asked).toEqual([{ cartId: 'cart-1', itemId: 'item-2', quantity: 3, language: 'sl' }]);
  });

  it('a quantity of 0 removes the line, as it does on a page', async () => {
    const { asked } = await change('set', '2', '0');
    expect(asked).toEqual([{ cartId: 'cart-1', itemId: 'item-2', language: 'sl' }]);
  });

  it('removes a line', async () => {
    const { asked } = await change('remove', '1');
    expect(asked).toMatchObject([{ itemId: 'item-1' }]);
  });

  it.each(['3', '0', 'vstopnica', 'item-9'])('lists the lines when %s means none or several', async (wanted) => {
    const { exitCode, stderr, asked } = await change('set', wanted, '1');
    expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
    expect(stderr).toContain('item-2  Termalija/Dnevna vstopnica, otroci  2026-12-01');
  });

  it('has nothing to choose from in an empty cart', async () => {
    const ran = await runShop(['cart', 'remove', '1'], { cart: undefined });
    expect(ran).toMatchObject({ exitCode: 2, stderr: 'error: the cart is empty, so there is no line to choose\n' });
  });

  it('tells what the provider refuses', async () => {
    const ran = await runShop(['cart', 'set', '1', '2'], { shop: { changeQuantity: refuse({ kind: 'cartFrozen' }) } });
    expect(ran).toMatchObject({ exitCode: 3, stderr: 'error: Error (Shop.Cart.PaymentRunning)\n' });
  });
});

describe('shop cart explain', () => {
  it('prints every rule with operand, before, after, what rounding dropped, and why one did not apply', async () => {
    const { stdout } = await runShop(['cart', 'explain']);
    expect(stdout.split('\n')).toEqual([
      '   rule                 operand   before    after  rounded off  not applied because',
      '1  Termalija: Dnevna vstopnica, odrasli  2026-12-01',
      '   list price           21,99 €           21,99 €',
      '   quantity discount    21,99 €  21,99 €  21,99 €               no discounted price',
      '   discount of the day    -20 %  21,99 €  17,59 €     +0,20 ct',
      '   quantity                 × 2  17,59 €  35,18 €',
      '   line                          43,98 €  35,18 €',
      '',
      '   sum of the lines                       35,18 €',
      '   discount code                                                none was given',
      '   total                                  35,18 €',
      '',
    ]);
  });

  it("uses the shop's words in the language", async () => {
    const { stdout } = await runShop(['cart', 'explain', '--lang', 'de'], {
      content: {
        loadTranslations: () =>
          okAsync({
            'Price.facilityDiscount': 'Tagesrabatt {{percent}} %',
            'Price.NotApplied.noDiscountPrice': 'kein Rabattpreis',
          }),
      },
    });
    expect(stdout).toContain('Tagesrabatt 20 %');
    expect(stdout).toContain('kein Rabattpreis');
  });

  it('says what a quantity discount needs and has, and takes the promo code off', async () => {
    const price = linePrice({
      price: cents(2000),
      priceWithDiscount: cents(1800),
      quantity: 4,
      quantityDiscountMinItems: 5,
      facilityDiscount: percent(0),
    });
    const cart = aCart([{ ...item, price }], { code: 'POLETJE', description: '', amount: cents(500) });
    const { stdout } = await runShop(['cart', 'explain'], { shop: { loadCart: () => okAsync(cart) } });
    expect(stdout).toContain('needs 5, has 4');
    expect(stdout).toMatch(/discount code POLETJE +-5,00 €\n {3}total +75,00 €\n/);
  });

  it('shows what a code takes off each line, and why it takes nothing off another', async () => {
    const lines = withPromo({ type: 'percent', percent: percent(10) }, [
      { price: linePrice({ price: cents(2000), quantity: 2 }), isEligible: true },
      { price: linePrice({ price: cents(5000), quantity: 1 }), isEligible: false },
    ]);
    const cart = aCart(
      lines.map((price) => ({ ...item, price })),
      { code: 'TEN', description: '', amount: cents(400) },
    );
    const shop = { loadCart: () => okAsync(cart) };
    const { stdout } = await runShop(['cart', 'explain'], { shop });
    expect(stdout).toMatch(/discount code +-4,00 € +40,00 € +36,00 €\n {3}line +40,00 € +36,00 €\n/);
    expect(stdout).toMatch(/discount code +0,00 € +50,00 € +50,00 € +not for this line\n/);
    expect(stdout).toMatch(/sum before the code +90,00 €\n {3}discount code TEN +-4,00 €\n {3}total +86,00 €\n/);
    const receipt = JSON.parse((await runShop(['cart', 'explain', '--json'], { shop })).stdout);
    expect(receipt).toMatchObject({
      lines: [
        { promoShare: 400, toPay: 3600 },
        { promoShare: 0, toPay: 5000, steps: [{}, {}, {}, {}, { notApplied: { reason: 'promoNotForLine' } }] },
      ],
      promo: { code: 'TEN', amount: 400 },
      total: 8600,
      addsUp: true,
    });
  });

  it('says that no codes are taken where there are none', async () => {
    const shop = { loadCart: () => okAsync({ ...aCart(), couponsDisabled: true }) };
    expect((await runShop(['cart', 'explain'], { shop })).stdout).toContain('no codes are taken');
  });

  it('shows a total that does not add up, to people and machines', async () => {
    const shop = { loadCart: () => okAsync({ ...aCart(), totalPrice: cents(3519) }) };
    expect((await runShop(['cart', 'explain'], { shop })).stdout).toContain('do not add up');
    const { stdout } = await runShop(['cart', 'explain', '--json'], { shop });
    expect(JSON.parse(stdout)).toMatchObject({ linesTotal: 3518, total: 3519, addsUp: false });
  });

  it('says that the cart is empty', async () => {
    expect((await runShop(['cart', 'explain'], { cart: undefined })).stdout).toBe('The cart is empty.\n');
  });
});
