import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { language } from '../codec/languages.ts';
import { answeredDay, euros, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { id, picture, slug, text, words } from '../codec/texts.ts';
import { mediaFacts } from './content-media-codec.ts';
import { priceList } from './price-list-codec.ts';
import { productCultures } from './product-cultures-codec.ts';
import { giftCardType, ticketType } from './product-type-codec.ts';

const named = {
  id: id(productId),
  name: words,
  url: words,
  cultures: productCultures,
  pageGroup: z.exactOptional(slug),
  image: picture,
  imageFacts: z.exactOptional(mediaFacts),
  description: html,
  termsText: html,
};

const ticketItem = z.object({
  ...named,
  productType: ticketType,
  seasons: z._default(z.array(z.object({ id: id(seasonId), name: words })), []),
  availability: z._default(
    z.array(
      z.object({ date: answeredDay, ticketsAvailable: wholeNumber(0, 1_000_000), adultPrice: z.exactOptional(euros) }),
    ),
    [],
  ),
  facilityDiscounts: z._default(z.array(z.object({ date: answeredDay, discountPercent: wholePercent })), []),
  // As long as it likes: the calendar ends it (D-SALE-WINDOW).
  defaultDailyTicketAvailabilityInDays: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  ticketCalendarText: html,
  ticketSelectText: html,
});

const giftCardItem = z.object({
  ...named,
  // A product without a type is a gift card (D-TYPELESS-PRODUCT).
  productType: z._default(giftCardType, 'giftCard'),
  isValueGiftCard: z._default(z.boolean(), false),
  priceLists: z._default(z.array(priceList), []),
  quantityDiscountMinItems: z.exactOptional(wholeNumber(0, 1_000_000)),
  helpText: html,
  giftCardValidityText: html,
});

type TicketItem = z.output<typeof ticketItem>;

/** Seasons of a day ticket and days of a season ticket are passed over: they cannot be bought. */
const toTicket = (item: TicketItem): Ticket => {
  const { productType: type, ticketCalendarText, ticketSelectText, seasons, ...rest } = item;
  const { availability, facilityDiscounts, defaultDailyTicketAvailabilityInDays, ...same } = rest;
  const page = { kind: 'ticket', calendarText: ticketCalendarText, selectText: ticketSelectText, ...same } as const;
  if (type === 'multiDayTicket') return { ...page, type, seasons };
  return {
    ...page,
    type,
    availability,
    facilityDiscounts: facilityDiscounts.map(({ date, discountPercent }) => ({ date, percent: discountPercent })),
    defaultDailyTicketAvailabilityInDays,
  };
};

const fromTicket = (ticket: Ticket): TicketItem => {
  const { id: ownId, name, url, cultures, pageGroup, image, imageFacts } = ticket;
  const { description, termsText, calendarText, selectText } = ticket;
  const page = {
    ...{ id: ownId, name, url, cultures, image, description, termsText },
    ...(pageGroup === undefined ? {} : { pageGroup }),
    ...(imageFacts === undefined ? {} : { imageFacts }),
    ticketCalendarText: calendarText,
    ticketSelectText: selectText,
  };
  const noDays = { availability: [], facilityDiscounts: [], defaultDailyTicketAvailabilityInDays: 0 };
  if (ticket.type === 'multiDayTicket') {
    return { ...page, ...noDays, productType: ticket.type, seasons: [...ticket.seasons] };
  }
  return {
    ...page,
    productType: ticket.type,
    seasons: [],
    availability: [...ticket.availability],
    facilityDiscounts: ticket.facilityDiscounts.map(({ date, percent }) => ({ date, discountPercent: percent })),
    defaultDailyTicketAvailabilityInDays: ticket.defaultDailyTicketAvailabilityInDays,
  };
};

const toGiftCard = (item: z.output<typeof giftCardItem>): GiftCard => {
  const {
    productType: type,
    giftCardValidityText,
    isValueGiftCard,
    quantityDiscountMinItems: minItems,
    ...same
  } = item;
  const page = { kind: 'giftCard', type, validityText: giftCardValidityText, ...same } as const;
  if (isValueGiftCard) return { ...page, isValueGiftCard };
  return { ...page, isValueGiftCard, ...(minItems === undefined ? {} : { quantityDiscountMinItems: minItems }) };
};

const fromGiftCard = (card: GiftCard): z.output<typeof giftCardItem> => {
  const { kind: _kind, type, validityText, priceLists, ...same } = card;
  return { productType: type, giftCardValidityText: validityText, priceLists: [...priceLists], ...same };
};

/** A product's page. The url is empty when the provider does not repeat it. */
export const product: Codec<GiftCard | Ticket> = mapped(
  z.object({ item: z.union([ticketItem, giftCardItem]), status: z._default(z.literal(200), 200) }),
  {
    decode: ({ item }): GiftCard | Ticket => ('seasons' in item ? toTicket(item) : toGiftCard(item)),
    encode: (shown) => ({
      item: shown.kind === 'ticket' ? fromTicket(shown) : fromGiftCard(shown),
      status: 200 as const,
    }),
  },
);

export type ProductRequest = { readonly language: Language; readonly url: string };

/** Any text may be asked for; what no product has is not found. */
export const productRequest: Codec<ProductRequest, WireRecord> = z.object({ language, url: text(2000) });
