import type { Cleaner } from '@shop/core/content/clean-html';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostCatalog, SoldUpsell } from '@shop/core/host/catalog/host-catalog';
import type { PeriodPlaces } from '@shop/core/host/places/period-places';
import { productId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { sampleMedia } from '../content/sample-media.ts';
import type { SamplePromo } from './promo-codes.ts';
import { sampleCatalog } from './sample-catalog.ts';
import { sampleDays } from './sample-days.ts';
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

const soldPromo = ({ percent, amount = 0, maxUses, description }: SamplePromo) => ({
  promo:
    percent === undefined
      ? ({ type: 'amount', amount: cents(amount) } as const)
      : ({ type: 'percent', percent } as const),
  ...(maxUses === undefined ? {} : { maxUses }),
  texts: perLanguage((language) => ({ description: description[language] })),
});

/** The sample as a host sells it, tickets before gift cards. */
export const soldSample = (clean: Cleaner): HostCatalog => {
  const { tickets, giftCards, categories, upsells, promoCodes } = sampleCatalog;
  const products = [
    ...tickets.map((ticket) => soldTicket(ticket, clean)),
    ...giftCards.map((card) => soldCard(card, clean)),
  ];
  return {
    version: 1,
    products: new Map(products.map((product) => [product.id, product])),
    categories: new Map(categories.map(({ id, name }) => [id, perLanguage((language) => ({ name: name[language] }))])),
    upsells: new Map(upsells.map((upsell) => [upsellId(upsell.id), soldUpsell(upsell)])),
    promos: new Map(promoCodes.map((promo) => [promo.code, soldPromo(promo)])),
  };
};

/** Every day that the sample's tickets are sold for, counted from the first. */
export const samplePeriods = (first: LocalDate): readonly PeriodPlaces[] =>
  sampleCatalog.tickets.flatMap((ticket) =>
    sampleDays(ticket.days, first).map(({ date, capacity, facilityPercent }) => ({
      productId: productId(ticket.id),
      period: { type: 'day', date },
      capacity,
      facilityDiscount: facilityPercent,
      sold: 0,
      paying: 0,
      held: 0,
    })),
  );
