import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import { type PriceGroup, type PriceList, personsOf } from '@shop/core/catalog/price-list';
import { plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { idempotencyKey } from '@shop/core/ids';
import { defaultLanguage } from '@shop/core/languages/language';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { Transport } from '../calls/call-table.ts';
import type { SoldOut } from './lever-board.ts';

/** Whoever else buys while a visitor makes up their mind. */
export type OtherVisitors = { takeAll(sold: SoldOut): Promise<Result<void, ShopError>> };

const notForSale = ({ product, day }: SoldOut): ShopError => ({
  kind: 'invalidInput',
  field: 'soldOut of the levers',
  expected: `a ticket on sale on that day, not ${product} on ${day}`,
});

/** The largest that still fits, be it a single price or a package. */
const fitting = (groups: readonly PriceGroup[], persons: number): PriceList | undefined =>
  groups
    .filter(({ enabled }) => enabled)
    .flatMap(({ priceLists }) => priceLists)
    .filter(({ enabled, kind }) => enabled && personsOf(kind) > 0 && personsOf(kind) <= persons)
    .sort((a, b) => personsOf(a.kind) - personsOf(b.kind))[0];

/** Visitors that fill carts of their own with the places of a day until none is left, as any visitor does: what they take is
 *  held as long as places are. Error: a ticket that is not on sale on that day, or a host that says no. */
export const otherVisitors = (host: Transport, clock: ClockPort, random: RandomPort): OtherVisitors => {
  const takeSome = async (sold: SoldOut): Promise<Result<boolean, ShopError>> => {
    const date = typeof sold.day === 'number' ? plusDays(clock.today(), sold.day) : sold.day;
    const asked = { language: defaultLanguage, productId: sold.product, period: { type: 'day', date } } as const;
    const quote = await host.call('quoteTicket', asked);
    if (quote.isErr()) return err(quote.error.kind === 'unreachable' ? quote.error : notForSale(sold));
    const { ticketsAvailable, priceGroups } = quote.value.answer;
    if (ticketsAvailable <= 0) return ok(false);
    const persons = Math.min(ticketsAvailable, maxPersonsPerCart);
    const list = fitting(priceGroups, persons);
    if (list === undefined) return err(notForSale(sold));
    const quantity = Math.floor(persons / personsOf(list.kind));
    const order = { ...asked, lines: [{ priceListId: list.id, quantity }] };
    return (await host.call('addTicket', order, { key: idempotencyKey(random.token()) })).map(() => true);
  };

  return {
    takeAll: async (sold) => {
      for (;;) {
        const some = await takeSome(sold);
        if (some.isErr()) return err(some.error);
        if (!some.value) return ok();
      }
    },
  };
};
