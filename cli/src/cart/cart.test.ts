import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
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

  it('prints the limit of a hold, the free places of an expired line and the extras on offer', async () => {
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
  });

  it('marks a line whose sale is over and gives the reason for each lost line', async () => {
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

  it('prints that the cart is empty when there is no cart', async () => {
    const empty = { cart: undefined, builtIn: { CartIsEmpty: 'Košarica je prazna.' } };
    expect(await runShop(['cart', 'show'], empty)).toMatchObject({ exitCode: 0, stdout: 'Košarica je prazna.\n' });
    const { stdout } = await runShop(['cart', 'show', '--json'], empty);
    expect(JSON.parse(stdout)).toEqual({ item: null });
  });
});

describe('shop cart add-ticket', () => {
  const add = async (...argv: readonly string[]) => {
    const requests: { lines: unknown; period: unknown }[] = [];
    const result = await runShop(['cart', 'add-ticket', 'termalija', ...argv], {
      shop: {
        quoteTicket: () => okAsync(quote),
        addTicket: ({ items: lines, period, cartId }) => {
          requests.push({ lines, period });
          return okAsync({ cartId: cartId ?? aCart().id, upsells: [] });
        },
      },
    });
    return { ...result, requests };
  };

  it('adds tickets by name and by price list id, sums repeated ones and prints the cart', async () => {
    const tickets = ['--ticket', 'Dnevna/Odrasli=2', '--ticket', 'dnevna/otroci=1', '--line', 'pl-adult=1'];
    const { exitCode, stdout, requests } = await add('--date', '2026-12-01', ...tickets, '--json');
    expect(exitCode).toBe(0);
    expect(requests).toEqual([
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
    ['Otroci=1.5', 'Expected what=quantity', ''],
  ])('refuses --ticket %s with 2 and lists the allowed ones', async (ticket, message, allowed) => {
    const { exitCode, stdout, stderr, requests } = await add('--date', 'today', '--ticket', ticket);
    expect({ exitCode, stdout, requests }).toEqual({ exitCode: 2, stdout: '', requests: [] });
    expect(stderr).toContain(message);
    expect(stderr).toContain(allowed);
  });

  it.each([
    [['--date', 'today', '--ticket', 'Otroci=0'], 'AddToCartNoItemsSelected'],
    [['--ticket', 'Otroci=1'], 'DateIsNotSelected'],
    [['--date', 'today', '--date', '+1', '--ticket', 'Otroci=1'], 'Shop.AddTicketToCart.SeveralDates'],
  ])('refuses %j with %s before any call', async (argv, code) => {
    const { exitCode, stderr, requests } = await add(...argv);
    expect({ exitCode, requests }).toEqual({ exitCode: 3, requests: [] });
    expect(stderr).toContain(`(${code})`);
  });
});

describe('shop cart set and remove', () => {
  const second = { ...item, cartItemId: cartItemId('item-2'), priceTitle: 'Dnevna vstopnica, otroci' };
  const change = async (...argv: readonly string[]) => {
    const requests: unknown[] = [];
    const remember = (request: unknown) => {
      requests.push(request);
      return okAsync(aCart());
    };
    const shop = { loadCart: () => okAsync(aCart([item, second])), changeQuantity: remember, removeItem: remember };
    return { ...(await runShop(['cart', ...argv], { shop })), requests };
  };

  it.each([
    [['set', '2', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', 'item-2', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', 'otroci', '3'], { cartItemId: 'item-2', quantity: 3 }],
    [['set', '2', '0'], { cartItemId: 'item-2' }],
    [['remove', '1'], { cartItemId: 'item-1' }],
  ])('%j calls the shop with %j', async (argv, request) => {
    expect((await change(...argv)).requests).toEqual([{ cartId: 'cart-1', language: 'sl', ...request }]);
  });

  it.each(['3', '0', 'vstopnica'])('lists the lines when %s matches none or several', async (name) => {
    const { exitCode, stderr, requests } = await change('set', name, '1');
    expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] });
    expect(stderr).toContain('item-2  Termalija/Dnevna vstopnica, otroci  2026-12-01');
  });

  it('names the empty cart when there is no line to choose', async () => {
    const result = await runShop(['cart', 'remove', '1'], { cart: undefined });
    expect(result).toMatchObject({ exitCode: 2, stderr: 'error: the cart is empty, so there is no line to choose\n' });
  });
});

describe('shop cart explain', () => {
  it('prints each price rule with its operand, amounts, rounding and the reason why it does not apply', async () => {
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

  it('prints that codes are disabled and that a total does not add up', async () => {
    const shop = { loadCart: () => okAsync({ ...aCart(), couponsDisabled: true, totalPrice: cents(3519) }) };
    const { stdout } = await runShop(['cart', 'explain'], { shop });
    for (const text of ['no codes are taken', 'do not add up']) expect(stdout).toContain(text);
    const receipt = JSON.parse((await runShop(['cart', 'explain', '--json'], { shop })).stdout);
    expect(receipt).toMatchObject({ addsUp: false });
  });

  it('prints that the cart is empty', async () => {
    const { stdout } = await runShop(['cart', 'explain'], { cart: undefined, builtIn: receiptWords });
    expect(stdout).toBe('The cart is empty.\n');
  });
});
