import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { Cleaner } from '@shop/core/content/clean-html';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { HostCatalog, SoldPromo, SoldUpsell } from '@shop/core/host/catalog/host-catalog';
import type { CatalogPeriods, SoldPeriod } from '@shop/core/host/catalog/sold-period';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import { facilityId, productId, seasonId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import { sampleMedia } from '../content/sample-media.ts';
import type { SamplePromo } from './promo-codes.ts';
import { sampleAreas } from './sample-areas.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { sampleDays } from './sample-days.ts';
import type { SampleTicket } from './sample-product.ts';
import { soldCard } from './sold-gift-cards.ts';
import { perLanguage } from './sold-prices.ts';
import { soldTicket } from './sold-tickets.ts';
import type { SampleUpsell, UpsellParents } from './upsells.ts';

const parentsOf = (goesWith: UpsellParents): readonly { readonly id: string }[] => {
  switch (goesWith) {
    case 'tickets':
      return sampleCatalog.tickets;
    case 'orhidelija':
      return sampleCatalog.tickets.filter((ticket) => ticket.area === 'orhidelija');
    case 'giftCards':
      return sampleCatalog.giftCards;
  }
};

const soldUpsell = ({ id, price, priceWithDiscount, image, isForDay, goesWith, words }: SampleUpsell): SoldUpsell => ({
  id: upsellId(id),
  price: cents(price),
  ...(priceWithDiscount === undefined ? {} : { priceWithDiscount: cents(priceWithDiscount) }),
  image: sampleMedia[image].url,
  isBoundToDay: isForDay,
  parents: parentsOf(goesWith).map((parent) => productId(parent.id)),
  texts: perLanguage((language) => words[language]),
});

const soldPromo = (code: SamplePromo, first: LocalDate): SoldPromo => ({
  promo:
    code.percent === undefined
      ? { type: 'amount', amount: cents(code.amount ?? 0) }
      : { type: 'percent', percent: code.percent },
  ...(code.maxUses === undefined ? {} : { maxUses: code.maxUses }),
  ...(code.firstDay === undefined ? {} : { validFrom: plusDays(first, code.firstDay) }),
  ...(code.lastDay === undefined ? {} : { validUntil: plusDays(first, code.lastDay) }),
  ...(code.kinds === undefined ? {} : { kinds: code.kinds }),
  ...(code.products === undefined ? {} : { products: code.products.map(productId) }),
  texts: perLanguage((language) => ({ description: code.description[language] })),
});

/** The sample as a host sells it, tickets before gift cards; its seasons and the days of its codes are counted from the first day. */
export const soldSample = (clean: Cleaner, first: LocalDate): HostCatalog => {
  const { tickets, giftCards, categories, upsells, promoCodes } = sampleCatalog;
  const products = [
    ...tickets.map((ticket) => soldTicket(ticket, first, clean)),
    ...giftCards.map((card) => soldCard(card, clean)),
  ];
  return {
    version: 1,
    personCategories: defaultPersonCategories,
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Map(categories.map(({ id, name }) => [id, perLanguage((language) => ({ name: name[language] }))])),
    upsells: new Map(upsells.map((upsell) => [upsellId(upsell.id), soldUpsell(upsell)])),
    promos: new Map(promoCodes.map((promo) => [promo.code, soldPromo(promo, first)])),
  };
};

const untouched = { sold: 0, paying: 0, held: 0 } as const;

const soldPeriods = (ticket: SampleTicket, first: LocalDate): readonly SoldPeriod[] =>
  isBoundToDay(ticket.type)
    ? sampleDays(sampleAreas[ticket.area], first).map(({ date, facilityPercent }) => ({
        productId: productId(ticket.id),
        period: { type: 'day', date },
        facilityDiscount: facilityPercent,
      }))
    : ticket.seasons.map(({ id }) => ({
        productId: productId(ticket.id),
        period: { type: 'season', seasonId: seasonId(id) },
        facilityDiscount: percent(0),
      }));

const dayPlaces = (first: LocalDate): readonly PeriodPlaces[] =>
  Object.entries(sampleAreas).flatMap(([area, days]) =>
    sampleDays(days, first).map(({ date, capacity }) => ({
      facilityId: facilityId(area),
      period: { type: 'day', date },
      capacity,
      ...untouched,
    })),
  );

const seasonPlaces = ({ area, seasons }: SampleTicket): readonly PeriodPlaces[] =>
  seasons.map(({ id, capacity }) => ({
    facilityId: facilityId(area),
    period: { type: 'season', seasonId: seasonId(id) },
    capacity,
    ...untouched,
  }));

/** Every day and season that the sample's tickets are sold for, counted from the first day, and the places of their areas. */
export const samplePeriods = (first: LocalDate): CatalogPeriods => ({
  sold: sampleCatalog.tickets.flatMap((ticket) => soldPeriods(ticket, first)),
  places: [...dayPlaces(first), ...sampleCatalog.tickets.flatMap(seasonPlaces)],
});
