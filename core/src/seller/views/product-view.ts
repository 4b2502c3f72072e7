import { err, ok, type Result } from 'neverthrow';
import { ownCardLimits } from '../../availability/capacity.ts';
import { priceRank } from '../../catalog/from-price.ts';
import type { GiftCard } from '../../catalog/gift-card.ts';
import { isBoundToDay } from '../../catalog/product-type.ts';
import type { DayTicket, Ticket } from '../../catalog/ticket.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { SeasonId } from '../../ids.ts';
import { type Language, languages } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';
import type { ProductAddress } from '../../paths/product-path.ts';
import { seasonsOnSale } from '../catalog/periods-on-sale.ts';
import {
  isTicket,
  nameIn,
  type ProductText,
  type SellerCatalog,
  type SoldGiftCard,
  type SoldProduct,
  type SoldTicket,
  textIn,
} from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import type { Stock } from '../places/places-on-sale.ts';
import { priceListView } from './price-view.ts';
import { type CheapestList, soldNow } from './sold-periods.ts';

type CalendarView = Pick<DayTicket, 'availability' | 'facilityDiscounts'>;

const isAdults = ({ catalog }: Stock, { cheapest }: CheapestList): boolean =>
  priceRank(cheapest.kind, catalog.personCategories) === 0;

/** Returns the calendar days of a ticket. Days on which nothing of the ticket is sold are not listed. Today is listed
 *  without places when its sale has ended. */
export const calendarView = (state: Stock, ticket: SoldTicket, at: DecisionTime): CalendarView => {
  const days = soldNow(state, ticket, at).flatMap((day) =>
    day.period.type === 'day' ? [{ ...day, date: day.period.date }] : [],
  );
  return {
    availability: days.map((day) => {
      const { date, price, left, endedAt } = day;
      return { date, ticketsAvailable: left, adultPrice: isAdults(state, day) ? price : undefined, endedAt };
    }),
    facilityDiscounts: days
      .filter((day) => day.conditions.facilityDiscount > 0)
      .map((day) => ({ date: day.date, percent: day.conditions.facilityDiscount })),
  };
};

/** Returns the lowest adult price of each season with free places. */
const seasonPrices = (state: Stock, ticket: SoldTicket, at: DecisionTime): ReadonlyMap<SeasonId, Cents> =>
  new Map(
    soldNow(state, ticket, at).flatMap((sold) =>
      sold.period.type === 'season' && isAdults(state, sold) && sold.left > 0
        ? [[sold.period.seasonId, sold.price]]
        : [],
    ),
  );

/** Returns the product with a URL name in a language. Errors: `notFound` product. */
export const productByUrl = (
  catalog: SellerCatalog,
  language: Language,
  url: string,
): Result<SoldProduct, ErrorOf<'notFound'>> => {
  const product = [...catalog.products.values()].find(({ texts }) => textIn(texts, language)?.url === url);
  return product === undefined ? err({ kind: 'notFound', what: 'product' }) : ok(product);
};

const addressesOf = ({ texts }: SoldProduct): readonly ProductAddress[] =>
  languages.flatMap((language) => {
    const url = textIn(texts, language)?.url;
    return url === undefined ? [] : [{ language, url }];
  });

const pageOf = (product: SoldProduct, { name, url, description, termsText }: ProductText) => {
  const { id, pageGroup, image } = product;
  return { id, name, url, cultures: addressesOf(product), pageGroup, image, description, termsText };
};

const ticketPage = (
  state: Stock,
  ticket: SoldTicket,
  text: ProductText,
  language: Language,
  at: DecisionTime,
): Ticket => {
  const { type } = ticket;
  const { calendarText, selectText } = text;
  const page = { kind: 'ticket', ...pageOf(ticket, text), calendarText, selectText } as const;
  if (isBoundToDay(type)) {
    const calendar = calendarView(state, ticket, at);
    return { ...page, type, ...calendar, defaultDailyTicketAvailabilityInDays: ticket.windowDays };
  }
  const adultPrices = seasonPrices(state, ticket, at);
  const seasons = seasonsOnSale(ticket, at.today).map(({ id, texts }) => ({
    id,
    name: nameIn(texts, language),
    adultPrice: adultPrices.get(id),
  }));
  return { ...page, type, seasons };
};

const giftCardPage = (card: SoldGiftCard, text: ProductText, language: Language): GiftCard => {
  const { type, quantityDiscountMinItems: minItems } = card;
  const { helpText, validityText } = text;
  const priceLists = card.priceLists.map((list) => priceListView(list, language));
  const page = {
    ...pageOf(card, text),
    kind: 'giftCard',
    type,
    priceLists,
    cartLimits: ownCardLimits,
    helpText,
    validityText,
  } as const;
  if (card.isValueCard) return { ...page, isValueGiftCard: true };
  return { ...page, isValueGiftCard: false, quantityDiscountMinItems: minItems };
};

/** Returns a product's page. Errors: `notFound` when the product has no texts in the language. */
export const productView = (
  state: Stock,
  product: SoldProduct,
  language: Language,
  at: DecisionTime,
): Result<GiftCard | Ticket, ErrorOf<'notFound'>> => {
  const text = textIn(product.texts, language);
  if (text === undefined) return err({ kind: 'notFound', what: 'product' });
  return ok(isTicket(product) ? ticketPage(state, product, text, language, at) : giftCardPage(product, text, language));
};
