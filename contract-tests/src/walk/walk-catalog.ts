import { fixedClock } from '@shop/adapters/clock/clocks';
import { sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { start } from '@shop/adapters/store-sql/testing/test-shop';
import { type LocalDate, localDate, plusDays } from '@shop/core/dates/local-date';
import { facilityId, type PriceListId, type ProductId, priceListId, productId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import {
  priceListsOf,
  type SellerCatalog,
  type SoldGiftCard,
  type SoldProduct,
  type SoldPromo,
  type SoldTicket,
  type SoldUpsell,
} from '@shop/core/seller/catalog/seller-catalog';
import type { CatalogPeriods } from '@shop/core/seller/places/period-places';
import { secondTicket } from '@shop/core/testing/second-ticket';

export const pool = productId('termalija');
const evening = productId('evening-termalija');
const ofEvening = priceListId('evening-termalija-day-adult');
export const tickets = [
  ...['termalija-day-adult', 'termalija-day-child', 'termalija-family-2-2'].map(priceListId),
  ofEvening,
];

/** Two tickets take the places of one facility. */
export const ticketWith = (list: PriceListId): ProductId => (list === ofEvening ? evening : pool);

export const towel = upsellId('towel');
export const codes = ['LAST1', 'TWO5', 'TEN', 'NOTHING', 'UNKNOWN', ''] as const;

/** Few enough that visitors meet. Units: persons. */
const capacity = 10;

const texts = new Map([['sl', { description: '' }]] as const);

const promos: ReadonlyMap<string, SoldPromo> = new Map([
  ['LAST1', { promo: { type: 'percent', percent: percent(10) }, maxUses: 1, texts }],
  ['TWO5', { promo: { type: 'amount', amount: cents(500) }, maxUses: 2, texts }],
  ['TEN', { promo: { type: 'percent', percent: percent(10) }, texts }],
  ['NOTHING', { promo: { type: 'percent', percent: percent(0) }, maxUses: 1, texts }],
]);

const cheaperBesideATicket = (upsell: SoldUpsell): SoldUpsell => ({ ...upsell, priceWithDiscount: cents(100) });

const isTicketOfPool = (product: SoldProduct): product is SoldTicket => product.id === pool && 'priceGroups' in product;
const isCard = (product: SoldProduct): product is SoldGiftCard => 'isValueCard' in product;

/** Two tickets of one pool, two gift cards, an extra cheaper with its ticket, and codes of which two are scarce. */
export const walkCatalog = (): SellerCatalog => {
  const sample = sellingSample(localDate('2026-11-18')).catalog;
  const all = [...sample.products.values()];
  const cards = all.filter(isCard);
  const ofPool = all.filter(isTicketOfPool);
  const sold = [...ofPool, ...ofPool.map(secondTicket), ...cards.filter((card) => card.isValueCard).slice(0, 1)];
  const fixed = cards.filter((card) => !card.isValueCard).slice(0, 1);
  const upsell = sample.upsells.get(towel);
  return {
    ...sample,
    products: new Map([...sold, ...fixed].map((product) => [product.id, product])),
    upsells: new Map(
      upsell === undefined ? [] : [[towel, { ...cheaperBesideATicket(upsell), parents: [pool] }] as const],
    ),
    promos,
  };
};

export const cardsIn = (catalog: SellerCatalog): readonly SoldGiftCard[] =>
  [...catalog.products.values()].filter(isCard);

/** What a price list costs, never less than what a walk takes off. Units: cents. */
export const priceOf = (catalog: SellerCatalog, id: PriceListId): number =>
  Math.max(
    300,
    [...catalog.products.values()].flatMap(priceListsOf).find((list) => list.priceListId === id)?.price ?? 0,
  );

/** The days on which the pool is open. Units: days from today. */
export const openDays = [0, 9] as const;

/** Today and another day of the pool, that one with a tenth off; both tickets are sold on them. */
export const walkPeriods = (today: LocalDate): CatalogPeriods => {
  const days = openDays.map((ahead) => ({ type: 'day', date: plusDays(today, ahead) }) as const);
  return {
    sold: days.flatMap((period, index) =>
      [pool, evening].map((ticket) => ({ productId: ticket, period, facilityDiscount: percent(index * 10) })),
    ),
    places: days.map((period) => ({ facilityId: facilityId(pool), period, capacity, held: 0, paying: 0, sold: 0 })),
  };
};

/** The same as it is offered on the tests' day. */
export const walkOffer = (): OfferedCatalog => ({ goods: walkCatalog(), ...walkPeriods(fixedClock(start).today()) });

/** The catalog with codes worth something else. Units: cents and percent to take off. */
export const withCodesWorth = (catalog: SellerCatalog, worth: number): SellerCatalog => ({
  ...catalog,
  version: catalog.version + 1,
  promos: new Map(
    [...catalog.promos].map(([code, sold]): readonly [string, SoldPromo] => [
      code,
      {
        ...sold,
        promo:
          sold.promo.type === 'percent'
            ? { type: 'percent', percent: percent(worth) }
            : { type: 'amount', amount: cents(worth * 100) },
      },
    ]),
  ),
});
