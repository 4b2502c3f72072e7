import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ChosenUpsell } from '../cart/orders.ts';
import type { TicketSelection } from '../cart/ticket-selection.ts';
import {
  cartId,
  cartItemId,
  clientSecret,
  idempotencyKey,
  priceListId,
  productId,
  seasonId,
  upsellId,
} from '../ids.ts';
import { cents } from '../money/cents.ts';
import type { AddTicketError } from '../ports/shop-port.ts';
import { linePrice } from '../pricing/line-price.ts';
import {
  aCart,
  aDay,
  aGiftCard,
  aGiftCardLine,
  anUpsellLine,
  aPriceList,
  aTicket,
  aTicketLine,
  aTicketQuote,
} from '../testing/builders.ts';
import { type Jar, memoryCookies } from '../testing/memory-cookies.ts';
import { stubRandom, stubShop } from '../testing/stub-ports.ts';
import { cartUseCases } from './cart-use-cases.ts';
import { canRestore } from './restore-item.ts';

const [old, fresh] = [cartId('old'), cartId('fresh')];
const known: Jar = { cartId: old, clientSecret: clientSecret('secret') };
const noCart = { kind: 'notFound', what: 'cart' } as const;
const unreachable = { kind: 'unreachable', cause: 'network' } as const;

const unexplained = { kind: 'refusedByProvider', code: 'Error' } as const;

type Shop = {
  readonly answered?: typeof old;
  /** Whether the old cart is refused, with the error `without`. */
  readonly gone?: boolean;
  readonly without?: AddTicketError;
  /** The error with which every addition is refused. */
  readonly refusing?: AddTicketError;
};

/** A visitor, their cookie jar and the requests to the shop, which answers with a cart or refuses. */
const visiting = (jar: Jar, { answered = old, gone = false, without = noCart, refusing }: Shop = {}) => {
  const cookies = memoryCookies(jar);
  const sent: unknown[] = [];
  const record = (...overrides: readonly unknown[]) => sent.push([...overrides, cookies.jar().clientSecret]);
  const cart = aCart({ id: answered });
  const shop = stubShop({
    addTicket: (order, ...under) => {
      record(order, ...under);
      if (refusing !== undefined) return errAsync(refusing);
      return gone && order.cartId === old ? errAsync(without) : okAsync({ cartId: answered, upsells: [] });
    },
    addGiftCard: (order, ...under) => {
      record(order, ...under);
      return gone && order.cartId === old ? errAsync(noCart) : okAsync({ cartId: answered });
    },
    addUpsell: (order, ...under) => {
      record(order, ...under);
      return okAsync(cart);
    },
    changeQuantity: (change) => {
      sent.push(change);
      return okAsync(cart);
    },
    removeItem: (removal) => {
      sent.push(removal);
      return okAsync(cart);
    },
  });
  const random = stubRandom({ token: () => 'key-1', secret: () => 'made' });
  return { ...cartUseCases({ shop, cookies, random }), cookies, sent };
};

const aSelection = (overrides: Partial<TicketSelection> = {}): TicketSelection => ({
  ticket: aTicket(),
  language: 'sl',
  date: aDay,
  choices: [{ priceListId: aPriceList().priceListId, quantity: 2 }],
  quote: aTicketQuote({ ticketsAvailable: 2 }),
  ...overrides,
});
const ticketOrder = {
  productId: 'termalija',
  language: 'sl',
  period: { type: 'day', date: aDay },
  items: [{ priceListId: 'adult', quantity: 2 }],
};
const aCardSelection = {
  card: aGiftCard(),
  language: 'sl',
  choices: [{ priceListId: priceListId('whole-week'), quantity: 2 }],
} as const;
const cardOrder = {
  productId: 'massage',
  language: 'sl',
  items: [{ priceListId: 'whole-week', quantity: 2, price: 80_00 }],
};

describe('an addition', () => {
  it('without a cart stores the new cart, after the client secret', async () => {
    const { addTicket, cookies, sent } = visiting({}, { answered: fresh });
    expect((await addTicket(aSelection()))._unsafeUnwrap().cartId).toBe(fresh);
    expect(sent).toEqual([[ticketOrder, 'key-1', 'made', 'made']]);
    expect(cookies.jar()).toEqual({ cartId: fresh, clientSecret: 'made' });
  });

  it('makes no call when the browser refuses cookies (R-COOKIE-6)', async () => {
    const { addTicket, addGiftCard, cookies, sent } = visiting({ refuses: true });
    const refused = { kind: 'cookiesRefused' };
    expect((await addTicket(aSelection()))._unsafeUnwrapErr()).toEqual(refused);
    expect((await addGiftCard(aCardSelection))._unsafeUnwrapErr()).toEqual(refused);
    expect([sent, cookies.writes()]).toEqual([[], 0]);
  });

  it('requests the cart in the answer when the driver wants it', async () => {
    const { addTicket, addGiftCard, sent } = visiting(known);
    await addTicket({ ...aSelection(), reloadCart: true });
    await addGiftCard({ ...aCardSelection, reloadCart: true });
    const request = (order: object) => [{ ...order, cartId: old, reloadCart: true }, 'key-1', 'secret', 'secret'];
    expect(sent).toEqual([request(ticketOrder), request(cardOrder)]);
  });

  it('has the cart of the cookie and the key of the caller, and writes no cookie', async () => {
    const { addTicket, addGiftCard, cookies, sent } = visiting(known);
    await addTicket(aSelection(), idempotencyKey('first-try'));
    await addGiftCard(aCardSelection, idempotencyKey('second'));
    expect(sent).toEqual([
      [{ ...ticketOrder, cartId: old }, 'first-try', 'secret', 'secret'],
      [{ ...cardOrder, cartId: old }, 'second', 'secret', 'secret'],
    ]);
    expect(cookies.writes()).toBe(0);
  });

  it('stores a cart that differs from that of the cookie (R-STATE-13)', async () => {
    const { addTicket, cookies } = visiting(known, { answered: fresh });
    await addTicket(aSelection());
    expect(cookies.jar().cartId).toBe(fresh);
  });

  it('is repeated without the cart and with the same key when the cart does not exist any more', async () => {
    const { addTicket, addGiftCard, cookies, sent } = visiting(known, { answered: fresh, gone: true });
    expect((await addTicket(aSelection())).isOk()).toBe(true);
    expect(cookies.jar().cartId).toBe(fresh);
    cookies.keepCartId(old);
    expect((await addGiftCard(aCardSelection)).isOk()).toBe(true);
    expect(cookies.jar().cartId).toBe(fresh);
    expect(sent).toEqual([
      [{ ...ticketOrder, cartId: old }, 'key-1', 'secret', 'secret'],
      [ticketOrder, 'key-1', 'secret', 'secret'],
      [{ ...cardOrder, cartId: old }, 'key-1', 'secret', 'secret'],
      [cardOrder, 'key-1', 'secret', 'secret'],
    ]);
  });

  it('is repeated without the cart when the provider refuses it without a reason, and stores the new cart', async () => {
    const { addTicket, cookies, sent } = visiting(known, { answered: fresh, gone: true, without: unexplained });
    expect((await addTicket(aSelection()))._unsafeUnwrap().cartId).toBe(fresh);
    expect(sent).toEqual([
      [{ ...ticketOrder, cartId: old }, 'key-1', 'secret', 'secret'],
      [ticketOrder, 'key-1', 'secret', 'secret'],
    ]);
    expect([cookies.jar().cartId, cookies.writes()]).toEqual([fresh, 1]);
  });

  it.each<AddTicketError>([unexplained, noCart])(
    'keeps the cart when the repeat is refused as well: %j',
    async (error) => {
      const { addTicket, cookies, sent } = visiting(known, { refusing: error });
      expect((await addTicket(aSelection()))._unsafeUnwrapErr()).toEqual(error);
      expect([sent.length, cookies.writes(), cookies.jar().cartId]).toEqual([2, 0, old]);
    },
  );

  it('has no cart after the visitor starts a new one', async () => {
    const { addTicket, startNewCart, cookies, sent } = visiting(known, { answered: fresh });
    startNewCart();
    expect(cookies.jar().cartId).toBeUndefined();
    await addTicket(aSelection());
    expect(sent).toEqual([[ticketOrder, 'key-1', 'secret', 'secret']]);
  });

  it.each<[Jar, AddTicketError]>([
    [known, { kind: 'capacityFull', left: 1 }],
    [known, { kind: 'refusedByProvider', code: 'Cenik.NiVProdaji' }],
    [known, { kind: 'notFound', what: 'product' }],
    [known, unreachable],
    [{ clientSecret: clientSecret('secret') }, noCart],
  ])('with %j is not repeated after %j, and the cookie stays', async (jar, error) => {
    const { addTicket, cookies, sent } = visiting(jar, { refusing: error });
    expect((await addTicket(aSelection()))._unsafeUnwrapErr()).toEqual(error);
    expect([sent.length, cookies.writes()]).toEqual([1, 0]);
  });

  it('makes no call for an invalid selection or upsells without a quantity (R-ERROR-7)', async () => {
    const { addTicket, addGiftCard, addUpsell, cookies, sent } = visiting(known);
    const { date: _, ...dateless } = aSelection();
    expect((await addTicket(dateless))._unsafeUnwrapErr().kind).toBe('dateNotSelected');
    const none = { kind: 'noItemsSelected' };
    expect((await addGiftCard({ ...aCardSelection, choices: [] }))._unsafeUnwrapErr()).toEqual(none);
    const towel: ChosenUpsell = { id: upsellId('towel'), quantity: 0, parentProductIds: [productId('termalija')] };
    for (const lines of [[], [towel]]) {
      expect((await addUpsell({ language: 'sl', items: lines }))._unsafeUnwrapErr()).toEqual(none);
    }
    expect([sent, cookies.writes()]).toEqual([[], 0]);
    const chosen = { ...towel, quantity: 2 };
    expect((await addUpsell({ language: 'sl', items: [chosen, towel] }))._unsafeUnwrap()).toEqual(aCart({ id: old }));
    expect(sent).toEqual([[{ language: 'sl', items: [chosen], cartId: old }, 'key-1', 'secret', 'secret']]);
  });
});

describe('the call to load a cart', () => {
  const loading = (jar: Jar, answer: Parameters<typeof stubShop>[0] = {}) => {
    const cookies = memoryCookies(jar);
    return { cookies, load: cartUseCases({ shop: stubShop(answer), cookies, random: stubRandom() }).loadCart };
  };

  it('has the id of the cookie, and makes no call without a cookie', async () => {
    expect((await loading({}).load('sl'))._unsafeUnwrap()).toBeUndefined();
    const { load } = loading({ cartId: old }, { loadCart: (query) => okAsync(aCart({ id: query.cartId })) });
    expect((await load('de'))._unsafeUnwrap()).toEqual(aCart({ id: old }));
  });

  it('deletes the cookie of a cart that does not exist any more, and not that of a new cart', async () => {
    const gone = loading({ cartId: old }, { loadCart: () => errAsync(noCart) });
    expect((await gone.load('sl'))._unsafeUnwrap()).toBeUndefined();
    expect(gone.cookies.jar()).toEqual({});
    const slow = loading(
      { cartId: old },
      {
        loadCart: () => {
          slow.cookies.keepCartId(fresh);
          return errAsync(noCart);
        },
      },
    );
    await slow.load('sl');
    expect(slow.cookies.jar().cartId).toBe(fresh);
  });

  it('keeps the cookie when the shop is unreachable', async () => {
    const { load, cookies } = loading({ cartId: old }, { loadCart: () => errAsync(unreachable) });
    expect((await load('sl'))._unsafeUnwrapErr()).toEqual(unreachable);
    expect(cookies.jar().cartId).toBe(old);
  });
});

describe('a change of a cart', () => {
  const line = cartItemId('item-1');

  it('is sent with the cart of the cookie for a quantity from 0 to 100, or a removal', async () => {
    const { changeQuantity, removeItem, sent } = visiting(known);
    for (const quantity of [0, 1, 100]) await changeQuantity({ cartItemId: line, quantity, language: 'it' });
    await removeItem({ cartItemId: line, language: 'sl' });
    expect(sent).toEqual([
      ...[0, 1, 100].map((quantity) => ({ cartId: old, cartItemId: line, quantity, language: 'it' })),
      { cartId: old, cartItemId: line, language: 'sl' },
    ]);
  });

  it.each([-1, 101, 0.5, Number.NaN])('to the quantity %d is refused without a call', async (quantity) => {
    const { changeQuantity, sent } = visiting(known);
    const error = (await changeQuantity({ cartItemId: line, quantity, language: 'sl' }))._unsafeUnwrapErr();
    expect(error).toMatchObject({ kind: 'invalidInput', field: 'Quantity' });
    expect(sent).toEqual([]);
  });

  it('is refused without a cart', async () => {
    const { changeQuantity, removeItem, restoreItem } = visiting({});
    expect((await changeQuantity({ cartItemId: line, quantity: 1, language: 'sl' }))._unsafeUnwrapErr()).toEqual(
      noCart,
    );
    expect((await removeItem({ cartItemId: line, language: 'sl' }))._unsafeUnwrapErr()).toEqual(noCart);
    expect((await restoreItem(aTicketLine(), 'sl'))._unsafeUnwrapErr()).toEqual(noCart);
  });
});

describe('the restoration of a removed line', () => {
  const { productId: ofTicket, ...unknownProduct } = aTicketLine();
  const { priceListId: ofAdults, ...unknownPrice } = aTicketLine();
  const { productId: ofCard, ...unknownCard } = aGiftCardLine();
  const { upsellId: ofTowel, ...unknownUpsell } = anUpsellLine();
  const winter = { type: 'season', id: seasonId('winter'), name: '2026/27' } as const;
  const of = { cartId: old, language: 'it' };
  const ticket = { ...of, productId: ofTicket, items: [{ priceListId: ofAdults, quantity: 1 }], reloadCart: true };
  const towel = { id: ofTowel, quantity: 1, parentProductIds: [] };

  it.each([
    [aTicketLine(), { ...ticket, period: { type: 'day', date: aDay } }],
    [aTicketLine({ period: winter }), { ...ticket, period: { type: 'season', seasonId: 'winter' } }],
    [
      aGiftCardLine({ price: linePrice({ price: cents(50_00), quantity: 3 }) }),
      { ...of, productId: ofCard, items: [{ priceListId: 'whole-week', quantity: 3, price: 50_00 }], reloadCart: true },
    ],
    [anUpsellLine(), { ...of, items: [towel] }],
    [anUpsellLine({ date: aDay }), { ...of, items: [{ ...towel, date: aDay }] }],
  ])('adds the same goods to the same cart in its quantity and at its price (%#)', async (line, order) => {
    const { restoreItem, cookies, sent } = visiting(known, { answered: fresh });
    expect((await restoreItem(line, 'it')).isOk()).toBe(true);
    expect(sent).toEqual([[order, 'key-1', 'secret']]);
    expect(cookies.cartId()).toBe(fresh);
  });

  it.each([
    unknownProduct,
    unknownPrice,
    aTicketLine({ period: { type: 'season', name: '2026/27' } }),
    unknownCard,
    unknownUpsell,
  ])('is impossible for a line without the ids of its goods (%#)', async (line) => {
    const { restoreItem, sent } = visiting(known);
    expect(canRestore(line)).toBe(false);
    expect((await restoreItem(line, 'sl'))._unsafeUnwrapErr().kind).toBe('notFound');
    expect(sent).toEqual([]);
  });
});
