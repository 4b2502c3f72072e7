import { isBoundToDay } from '@shop/core/catalog/product-type';
import type { Cleaner } from '@shop/core/content/clean-html';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostCatalog, SoldUpsell } from '@shop/core/host/catalog/host-catalog';
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
import type { SampleUpsell } from './upsells.ts';

/** Upsells go with every ticket, on the day of the visit. */
const soldUpsell = ({ id, price, priceWithDiscount, image, words }: SampleUpsell): SoldUpsell => ({
  id: upsellId(id),
  price: cents(price),
  ...(priceWithDiscount === undefined ? {} : { priceWithDiscount: cents(priceWithDiscount) }),
  image: sampleMedia[image].url,
  isBoundToDay: true,
  parents: sampleCatalog.tickets.map((ticket) => productId(ticket.id)),
  texts: perLanguage((language) => words[language]),
});

const soldPromo = ({ percent: off, amount = 0, maxUses, description }: SamplePromo) => ({
  promo:
    off === undefined
      ? ({ type: 'amount', amount: cents(amount) } as const)
      : ({ type: 'percent', percent: off } as const),
  ...(maxUses === undefined ? {} : { maxUses }),
  texts: perLanguage((language) => ({ description: description[language] })),
});

/** The sample as a host sells it, tickets before gift cards; its seasons are counted from the first day. */
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
    promos: new Map(promoCodes.map((promo) => [promo.code, soldPromo(promo)])),
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
