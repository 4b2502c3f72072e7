import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductType } from '@shop/core/catalog/product-type';
import type { Ticket } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { ProductAddress } from '@shop/core/paths/product-path';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { languageOfTag } from '../codec/languages.ts';
import { answeredDay, clockTime, euros, numbered, wholeNumber, wholePercent } from '../codec/scalars.ts';
import { html, id, picture, slug, words } from '../codec/texts.ts';
import { constant, list, sentAs, wireObject } from '../codec/wire-object.ts';
import { mediaFacts } from './content-codec.ts';
import { priceList } from './price-list-codec.ts';
import { publicly } from './privacy.ts';

const ticketTypes = { 2: 'dailyTicket', 3: 'hourlyTicket', 4: 'multiDayTicket' } as const;
const giftCardTypes = { 1: 'giftCard', 5: 'wellcardGiftCard' } as const;

/** Numbers 1 to 5. */
export const productType: Codec<ProductType, number> = numbered({ ...ticketTypes, ...giftCardTypes });

const listed = z.array(z.object({ language: z.string(), url: z.string() }));

/** As pages list theirs: by culture tag. */
const byTag = z.record(z.string(), z.looseObject({ path: z.string() }));

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

const firstOfEach = (found: readonly ProductAddress[]): readonly ProductAddress[] =>
  languages.flatMap((language) => found.filter((one) => one.language === language && one.url !== '').slice(0, 1));

const known = (tag: string, url: string): readonly ProductAddress[] => {
  const language = languageOfTag(tag);
  return language === undefined ? [] : [{ language, url }];
};

/** Addresses by language, as a list or by culture tag; unknown languages are left out. */
export const productCultures: Codec<readonly ProductAddress[]> = z.codec(
  z._default(z.union([listed, byTag]), []),
  z.custom<readonly ProductAddress[]>(),
  {
    decode: (sent) =>
      firstOfEach(
        Array.isArray(sent)
          ? sent.flatMap(({ language, url }) => known(language, url))
          : Object.entries(sent).flatMap(([tag, { path }]) => known(tag, lastPart(path))),
      ),
    encode: (addresses) => addresses.map(({ language, url }) => ({ language, url })),
  },
);

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
  productType: numbered(ticketTypes),
  seasons: list(z.object({ id: id(seasonId), name: words, adultPrice: z.optional(euros) })),
  availability: list(
    z.object({
      date: answeredDay,
      ticketsAvailable: wholeNumber(0, 1_000_000),
      adultPrice: z.optional(euros),
      // Ours; a foreign provider leaves it out.
      endedAt: z.optional(clockTime),
    }),
  ),
  facilityDiscounts: list(wireObject({ date: answeredDay, percent: sentAs('discountPercent', wholePercent) })),
  // As long as it likes: the calendar ends it.
  defaultDailyTicketAvailabilityInDays: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  ticketCalendarText: html,
  ticketSelectText: html,
});

const giftCardItem = z.object({
  ...named,
  // A product without a type is a gift card.
  productType: z._default(numbered(giftCardTypes), 'giftCard'),
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
