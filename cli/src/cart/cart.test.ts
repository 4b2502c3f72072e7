import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { linePrice } from '@shop/core/pricing/line-price';
import { withPromo } from '@shop/core/pricing/promo-step';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { receiptWords } from '../testing/receipt-words.ts';
import { runShop } from '../testing/run-shop.ts';
import { aCart, aTowel, item, quote } from '../testing/test-catalog.ts';

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
    expect(JSON.parse((await runShop(['cart', 'show', '--json'], { shop })).stdout)).toMatchObject({
      item: {
        cartId: 'cart-1',
        totalPrice: 70.36,
        items: [
          { heldUntil: '2026-11-21T09:15:00.000Z', holdLimit: '2026-11-21T10:00:00.000Z' },
          { holdExpired: true, freeQuantity: 1 },
        ],
      },
    });
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
    expect(stdout).toMatch(/\n1 .* sale is over\n/);
    const name = 'lost   2 × Termalija: Dnevna vstopnica, odrasli, Poletje';
    expect(stdout).toContain(`${name}: its day or season is over\n${name}: others have its places\n`);
  });

  it('is empty without a cart', async () => {
    const given = { cart: undefined, builtIn: { CartIsEmpty: 'Košarica je prazna.' } };
    expect(await runShop(['cart', 'show'], given)).toMatchObject({ exitCode: 0, stdout: 'Košarica je prazna.\n' });
    const { stdout } = await runShop(['cart', 'show', '--json'], given);
    expect(JSON.parse(stdout)).toEqual({ item: null });
  });
});

describe('shop cart add-ticket', () => {
  const add = async (...argv: readonly string[]) => {
    const asked: { lines: unknown; period: unknown }[] = [];
    const ran = await runShop(['cart', 'add-ticket', 'termalija', ...argv], {
      shop: {
        quoteTicket: () => okAsync(quote),
        addTicket: ({ items: lines, period, cartId }) => {
          asked.push({ lines, period });
          return okAsync({ cartId: cartId ?? aCart().id, upsells: [] });
        },
      },
    });
    return { ...ran, asked };
  };

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
        period: { type: 'day', date: '2026-12-01' },
      },
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ item: { cartId: 'cart-1' } });
  });

  it.each([
    ['Savna=1', "no ticket 'Savna'", 'pl-child  Dnevna vstopnica/Otroci  20,00 €'],
    ['Odrasli=1', 'means more than one', 'pl-evening  Večerna vstopnica/Odrasli  16,00 €'],
    ['Odrasli', 'Expected what=quantity', ''],
    ['=1', 'Expected what=quantity', ''],
    ['Otroci=1.5', 'Expected what=quantity', ''],
  ])('--ticket %s ends with 2 and says what is allowed', async (ticket, wrong, allowed) => {
    const { exitCode, stdout, stderr, asked } = await add('--date', 'today', '--ticket', ticket);
    expect({ exitCode, stdout, asked }).toEqual({ exitCode: 2, stdout: '', asked: [] });
    expect(stderr).toContain(wrong);
    expect(stderr).toContain(allowed);
  });

  it.each([
    [['--date', 'today', '--ticket', 'Otroci=0'], 'AddToCartNoItemsSelected'],
    [['--ticket', 'Otroci=1'], 'DateIsNotSelected'],
    [['--date', 'today', '--date', '+1', '--ticket', 'Otroci=1'], 'Shop.AddTicketToCart.SeveralDates'],
  ])('%j is refused before anything is asked: %s', async (argv, code) => {
    const { exitCode, stderr, asked } = await add(...argv);
    expect({ exitCode, asked }).toEqual({ exitCode: 3, asked: [] });
    expect(stderr).toContain(`(${code})`);
  });
});

describe('shop cart set and remove', () => {
  const second = { ...item, cartItemId: cartItemId('item-2'), priceTitle: 'Dnevna vstopnica, otroci' };
  const change = async (...argv: readonly string[]) => {
    const asked: unknown[] = [];
    const remember = (request: unknown) => {
      asked.push(request);
      return okAsync(aCart());
    };
    const shop = { loadCart: () => okAsync(aCart([item, second])), changeQuantity: remember, removeItem: remember };
    return { ...(await runShop(['cart', ...argv], { shop })), asked };
  };

  it.each([
    [['set', '2', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', 'item-2', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', 'otroci', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', '2', '0'], { cartItemId: 'item-2' }],
    [['remove', '1'], { cartItemId: 'item-1' }],
  ])('%j asks for %j', async (argv, wanted) => {
    expect((await change(...argv)).asked).toEqual([{ cartId: 'cart-1', language: 'sl', ...wanted }]);
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
});

describe('shop cart explain', () => {
  it('prints every rule with operand, before, after, what rounding dropped, and why one did not apply', async () => {
    const { stdout } = await runShop(['cart', 'explain'], { builtIn: receiptWords });
    expect(stdout.split('\n')).toEqual([
      '   rule                 operand   before    after  rounded off  not applied because',
      '1  Termalija: Dnevna vstopnica, odrasli  2026-12-01',
      '   list price           21,99 €           21,99 €',
      '   reduced price        21,99 €  21,99 €  21,99 €               no discounted price',
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

  it('shows what a code takes off each line, and why a code or a quantity takes nothing off another', async () => {
    const reduced = { priceWithDiscount: cents(4000), quantityDiscountMinItems: 2 };
    const lines = withPromo({ type: 'percent', percent: percent(10) }, [
      { price: linePrice({ price: cents(2000), quantity: 2 }), isEligible: true },
      { price: linePrice({ price: cents(5000), ...reduced, quantity: 1 }), isEligible: false },
    ]);
    const cart = aCart(
      lines.map((price) => ({ ...item, price })),
      { code: 'TEN', description: '', amount: cents(400) },
    );
    const shop = { loadCart: () => okAsync(cart) };
    const { stdout } = await runShop(['cart', 'explain'], { shop, builtIn: receiptWords });
    expect(stdout).toContain('needs 2, has 1');
    expect(stdout).toMatch(/discount code +-4,00 € +40,00 € +36,00 €\n {3}line +40,00 € +36,00 €\n/);
    expect(stdout).toMatch(/discount code +0,00 € +50,00 € +50,00 € +not for this line\n/);
    expect(stdout).toMatch(/sum before the code +90,00 €\n {3}discount code TEN +-4,00 €\n {3}total +86,00 €\n/);
    const receipt = JSON.parse((await runShop(['cart', 'explain', '--json'], { shop })).stdout);
    expect(receipt).toMatchObject({
      lines: [
        { promoShare: 4, toPay: 36 },
        { promoShare: 0, toPay: 50, steps: [{}, {}, {}, {}, { notApplied: { reason: 'promoNotForLine' } }] },
      ],
      promoCode: { code: 'TEN', amount: 4 },
      total: 86,
      addsUp: true,
    });
  });

  it('says that no codes are taken, and tells people and machines of a total that does not add up', async () => {
    const shop = { loadCart: () => okAsync({ ...aCart(), couponsDisabled: true, totalPrice: cents(3519) }) };
    const { stdout } = await runShop(['cart', 'explain'], { shop });
    for (const said of ['no codes are taken', 'do not add up']) expect(stdout).toContain(said);
    const receipt = JSON.parse((await runShop(['cart', 'explain', '--json'], { shop })).stdout);
    expect(receipt).toMatchObject({ linesTotal: 35.18, total: 35.19, addsUp: false });
  });

  it('says that the cart is empty', async () => {
    const { stdout } = await runShop(['cart', 'explain'], { cart: undefined, builtIn: receiptWords });
    expect(stdout).toBe('The cart is empty.\n');
  });
});
