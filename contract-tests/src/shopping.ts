import type { Cart } from '@shop/core/cart/cart';
import type { DayTicket } from '@shop/core/catalog/ticket';
import { type OfferedPriceList, ticketOffer } from '@shop/core/catalog/ticket-offer';
import type { Customer } from '@shop/core/customer/customer';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type CartId, countryId, type IdempotencyKey, idempotencyKey, type PriceListId } from '@shop/core/ids';
import { value, type World } from './world.ts';

export const anna: Customer = {
  firstName: 'Ana',
  lastName: 'Čuček-Šmid',
  email: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: countryId('SI'),
  phoneNumber: '+386 40 123 456',
};

let keys = 0;

/** A key that no earlier intent of this run has used. */
export const freshKey = (): IdempotencyKey => {
  keys += 1;
  return idempotencyKey(`contract-${keys}`);
};

/** The steps that most contracts start with, on the sample catalog. */
export const shopping = (world: Pick<World, 'shop'>) => {
  const { shop } = world;

  const ticket = async (url = 'termalija'): Promise<DayTicket> => {
    const product = await value(shop.showProduct('sl', url));
    if (product.type !== 'dailyTicket') throw new Error(`${url} is no daily ticket`);
    return product;
  };

  const freeDay = async (places = 30): Promise<LocalDate> => {
    const { availability, facilityDiscounts } = await ticket();
    const reduced = new Set(facilityDiscounts.map((discount) => discount.date));
    const day = availability.find((one) => one.ticketsAvailable >= places && !reduced.has(one.date));
    if (day === undefined) throw new Error('the sample has no free day');
    return day.date;
  };

  const quote = async (date: LocalDate, cartId?: CartId) =>
    value(
      shop.quoteTicket({
        language: 'sl',
        productId: (await ticket()).id,
        period: { type: 'day', date },
        ...(cartId === undefined ? {} : { cartId }),
      }),
    );

  const priceList = async (date: LocalDate, wanted: (list: OfferedPriceList) => boolean): Promise<OfferedPriceList> => {
    const lists = ticketOffer(await quote(date)).priceGroups.flatMap((group) => group.priceLists);
    const found = lists.find((list) => list.sale.type === 'onSale' && wanted(list));
    if (found === undefined) throw new Error('the sample has no such price list');
    return found;
  };

  const single = (date: LocalDate) => priceList(date, (list) => list.kind.type === 'default');
  const family = (date: LocalDate) => priceList(date, (list) => list.kind.type === 'package');

  const add = async (
    date: LocalDate,
    lines: readonly { readonly priceListId: PriceListId; readonly quantity: number }[],
    cartId?: CartId,
    key = freshKey(),
  ) =>
    shop.addTicket(
      {
        productId: (await ticket()).id,
        language: 'sl',
        period: { type: 'day', date },
        lines,
        ...(cartId === undefined ? {} : { cartId }),
      },
      key,
    );

  const load = (cartId: CartId): Promise<Cart> => value(shop.loadCart({ cartId, language: 'sl' }));

  /** A cart with single tickets for a free day. */
  const filledCart = async (quantity = 2, cartId?: CartId): Promise<Cart> => {
    const date = await freeDay();
    const list = await single(date);
    const added = await value(await add(date, [{ priceListId: list.id, quantity }], cartId));
    return load(added.cartId);
  };

  return { ticket, freeDay, quote, single, family, add, load, filledCart };
};
