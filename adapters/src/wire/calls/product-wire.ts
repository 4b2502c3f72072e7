import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import type { ProductAddress } from '@shop/core/paths/product-path';
import * as z from 'zod/mini';
import { type Codec, reading } from '../codec/codec.ts';
import { languageOfTag } from '../codec/languages.ts';
import { answeredDay, clockTime, euros, list, numbered, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { type Html, id, picture, slug, words } from '../codec/texts.ts';
import { mediaFactsWire, writeMediaFacts } from './media-wire.ts';
import { priceListWire, readPriceList, writePriceList } from './price-list-wire.ts';
import { publicly } from './privacy.ts';
import { giftCardTypes, productType, ticketTypes } from './product-type-wire.ts';

const listed = z.array(z.object({ language: z.string(), url: z.string() }));

/** By culture tag, as in the cultures of pages. */
const byTag = z.record(z.string(), z.looseObject({ path: z.string() }));

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

const firstOfEach = (addresses: readonly ProductAddress[]): readonly ProductAddress[] =>
  languages.flatMap((language) => addresses.filter((one) => one.language === language && one.url !== '').slice(0, 1));

const known = (tag: string, url: string): readonly ProductAddress[] => {
  const language = languageOfTag(tag);
  return language === undefined ? [] : [{ language, url }];
};

/** Addresses by language, as a list or by culture tag; unknown languages are left out. */
export const productCultures: Codec<
  readonly ProductAddress[],
  z.input<typeof listed> | z.input<typeof byTag> | undefined
> = z.codec(z._default(z.union([listed, byTag]), []), z.custom<readonly ProductAddress[]>(), {
  decode: (sent) =>
    firstOfEach(
      Array.isArray(sent)
        ? sent.flatMap(({ language, url }) => known(language, url))
        : Object.entries(sent).flatMap(([tag, { path }]) => known(tag, lastPart(path))),
    ),
  encode: (addresses) => addresses.map(({ language, url }) => ({ language, url })),
});

/** Members of the page of any product. */
const pageOf = (html: Html) => ({
  id: id(productId),
  name: words,
  url: words,
  cultures: productCultures,
  pageGroup: z.optional(slug),
  image: picture,
  imageFacts: z.optional(mediaFactsWire),
  description: html,
  termsText: html,
});

const ticketItem = (html: Html) =>
  z.object({
    ...pageOf(html),
    productType: numbered(ticketTypes),
    seasons: list(z.object({ id: id(seasonId), name: words, adultPrice: z.optional(euros) })),
    availability: list(
      z.object({
        date: answeredDay,
        ticketsAvailable: wholeNumber(0, 1_000_000),
        adultPrice: z.optional(euros),
        // An extension of this shop; a foreign provider does not send it.
        endedAt: z.optional(clockTime),
      }),
    ),
    facilityDiscounts: list(z.object({ date: answeredDay, discountPercent: wholePercent })),
    // Any large value is valid, because the sale window has a maximum length.
    defaultDailyTicketAvailabilityInDays: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
    ticketCalendarText: html,
    ticketSelectText: html,
  });

const giftCardItem = (html: Html) =>
  z.object({
    ...pageOf(html),
    // A product without a type is a gift card.
    productType: z._default(numbered(giftCardTypes), 'giftCard'),
    isValueGiftCard: z._default(z.boolean(), false),
    priceLists: list(priceListWire),
    quantityDiscountMinItems: z.optional(wholeNumber(0, 1_000_000)),
    // An extension of this shop; a foreign provider does not send it.
    cartLimits: z.optional(z.object({ pieces: wholeNumber(0, 1_000_000), worth: euros })),
    helpText: html,
    giftCardValidityText: html,
  });

type TicketItem = ReturnType<typeof ticketItem>;
type GiftCardItem = ReturnType<typeof giftCardItem>;

/** Reads a ticket. Seasons of a day ticket and days of a season ticket are ignored, because they cannot be bought. */
const readTicket = (sent: z.output<TicketItem>): Ticket => {
  const { productType: type, ticketCalendarText: calendarText, ticketSelectText: selectText, seasons, ...rest } = sent;
  const { availability, facilityDiscounts, defaultDailyTicketAvailabilityInDays, ...same } = rest;
  const page = { ...same, kind: 'ticket', calendarText, selectText } as const;
  if (type === 'multiDayTicket') return { ...page, type, seasons };
  const discounts = facilityDiscounts.map(({ date, discountPercent: percent }) => ({ date, percent }));
  return { ...page, type, availability, facilityDiscounts: discounts, defaultDailyTicketAvailabilityInDays };
};

const readGiftCard = (sent: z.output<GiftCardItem>): GiftCard => {
  const { productType: type, giftCardValidityText: validityText, isValueGiftCard, ...rest } = sent;
  const { quantityDiscountMinItems, priceLists, ...same } = rest;
  const page = { ...same, kind: 'giftCard', type, validityText, priceLists: priceLists.map(readPriceList) } as const;
  return isValueGiftCard ? { ...page, isValueGiftCard } : { ...page, isValueGiftCard, quantityDiscountMinItems };
};

/** Returns the codec of a product's page. The url is empty when the provider does not repeat it. `html` converts
 *  rich text. */
export const product = (html: Html) =>
  reading(
    publicly(
      z.object({ item: z.union([ticketItem(html), giftCardItem(html)]), status: z._default(z.literal(200), 200) }),
    ),
    ({ item }): GiftCard | Ticket => ('seasons' in item ? readTicket(item) : readGiftCard(item)),
  );

const writePage = (product: GiftCard | Ticket) => ({
  id: product.id,
  name: product.name,
  url: product.url,
  cultures: product.cultures.map(({ language, url }) => ({ language, url })),
  pageGroup: product.pageGroup,
  image: product.image,
  imageFacts: product.imageFacts && writeMediaFacts(product.imageFacts),
  description: product.description,
  termsText: product.termsText,
});

const noDays = { availability: [], facilityDiscounts: [], defaultDailyTicketAvailabilityInDays: 0 };

const writeDays = (ticket: Ticket): Pick<z.input<TicketItem>, 'seasons' | keyof typeof noDays> =>
  ticket.type === 'multiDayTicket'
    ? {
        ...noDays,
        seasons: ticket.seasons.map((season) => ({
          id: season.id,
          name: season.name,
          adultPrice: inEuros(season.adultPrice),
        })),
      }
    : {
        seasons: [],
        availability: ticket.availability.map((day) => ({
          date: day.date,
          ticketsAvailable: day.ticketsAvailable,
          adultPrice: inEuros(day.adultPrice),
          endedAt: day.endedAt,
        })),
        facilityDiscounts: ticket.facilityDiscounts.map(({ date, percent }) => ({ date, discountPercent: percent })),
        defaultDailyTicketAvailabilityInDays: ticket.defaultDailyTicketAvailabilityInDays,
      };

const writeTicket = (ticket: Ticket): z.input<TicketItem> => ({
  ...writePage(ticket),
  productType: z.encode(productType, ticket.type),
  ...writeDays(ticket),
  ticketCalendarText: ticket.calendarText,
  ticketSelectText: ticket.selectText,
});

const writeGiftCard = (card: GiftCard): z.input<GiftCardItem> => ({
  ...writePage(card),
  productType: z.encode(productType, card.type),
  isValueGiftCard: card.isValueGiftCard,
  priceLists: card.priceLists.map(writePriceList),
  quantityDiscountMinItems: card.isValueGiftCard ? undefined : card.quantityDiscountMinItems,
  cartLimits: card.cartLimits && { pieces: card.cartLimits.pieces, worth: inEuros(card.cartLimits.worth) },
  helpText: card.helpText,
  giftCardValidityText: card.validityText,
});

/** Writes a product's page. */
export const writeProduct = (value: GiftCard | Ticket) => ({
  item: value.kind === 'ticket' ? writeTicket(value) : writeGiftCard(value),
  status: 200,
});
