import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { Ticket } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { html } from '../codec/html-text.ts';
import { answeredDay, euros, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { id, picture, slug, words } from '../codec/texts.ts';
import { constant, list, sentAs, wireObject } from '../codec/wire-object.ts';
import { mediaFacts } from './content-codec.ts';
import { priceList } from './price-list-codec.ts';
import { publicly } from './privacy.ts';
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
  seasons: list(z.object({ id: id(seasonId), name: words })),
  availability: list(
    z.object({ date: answeredDay, ticketsAvailable: wholeNumber(0, 1_000_000), adultPrice: z.exactOptional(euros) }),
  ),
  facilityDiscounts: list(wireObject({ date: answeredDay, percent: sentAs('discountPercent', wholePercent) })),
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
  priceLists: list(priceList),
  quantityDiscountMinItems: z.exactOptional(wholeNumber(0, 1_000_000)),
  helpText: html,
  giftCardValidityText: html,
});

/** Seasons of a day ticket and days of a season ticket are passed over: they cannot be bought. */
const toTicket = (item: z.output<typeof ticketItem>): Ticket => {
  const { productType: type, ticketCalendarText, ticketSelectText, seasons, ...rest } = item;
  const { availability, facilityDiscounts, defaultDailyTicketAvailabilityInDays, ...same } = rest;
  const page = { kind: 'ticket', calendarText: ticketCalendarText, selectText: ticketSelectText, ...same } as const;
  if (type === 'multiDayTicket') return { ...page, type, seasons };
  return { ...page, type, availability, facilityDiscounts, defaultDailyTicketAvailabilityInDays };
};

const noDays = { availability: [], facilityDiscounts: [], defaultDailyTicketAvailabilityInDays: 0 };

const fromTicket = (ticket: Ticket): z.output<typeof ticketItem> => {
  const { kind: _kind, type, calendarText, selectText, ...same } = ticket;
  const page = { productType: type, ticketCalendarText: calendarText, ticketSelectText: selectText };
  return { ...noDays, seasons: [], ...page, ...same };
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
  return { ...page, isValueGiftCard, ...given({ quantityDiscountMinItems: minItems }) };
};

const fromGiftCard = ({ kind: _kind, type, validityText, ...same }: GiftCard): z.output<typeof giftCardItem> => ({
  ...{ productType: type, giftCardValidityText: validityText },
  ...same,
});

/** A product's page. The url is empty when the provider does not repeat it. */
export const product: Codec<GiftCard | Ticket> = mapped(
  publicly(
    wireObject({
      item: z.union([ticketItem, giftCardItem]),
      status: constant(z._default(z.literal(200), 200), 200),
    }),
  ),
  {
    decode: ({ item }): GiftCard | Ticket => ('seasons' in item ? toTicket(item) : toGiftCard(item)),
    encode: (shown) => ({ item: shown.kind === 'ticket' ? fromTicket(shown) : fromGiftCard(shown) }),
  },
);
