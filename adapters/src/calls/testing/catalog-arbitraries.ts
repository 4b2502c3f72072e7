import { maxPiecesPerLine } from '@shop/core/availability/pieces';
import type { FixedCard, GiftCard, ValueCard } from '@shop/core/catalog/gift-card';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { DayTicket, SeasonTicket, Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { anyCents, anyDay, anyPercent, anyPriceList } from '@shop/core/testing/arbitraries';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import * as fc from 'fast-check';
import { anyMediaFacts, anyPath } from './content-arbitraries.ts';

export const anyText = fc.string({ maxLength: 40, unit: 'grapheme' });

const anyMarkup = anyText.map(cleanMarkup);
export const anyId = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-][!-~]{0,40}$/));
export const anyPieces = fc.integer({ min: 1, max: maxPiecesPerLine });
export const anyStep = fc.stringMatching(/^[a-zčšž0-9][a-z0-9-]{0,20}$/);

export const anyPeriod: fc.Arbitrary<TicketPeriod> = fc.oneof(
  anyDay.map((date) => ({ type: 'day' as const, date })),
  anyId.map((text) => ({ type: 'season' as const, seasonId: seasonId(text) })),
);

export const anyListItem: fc.Arbitrary<ProductListItem> = fc.record(
  {
    id: anyId.map(productId),
    name: anyText,
    url: anyStep,
    image: anyPath,
    imageFacts: anyMediaFacts,
    shortDescription: anyText,
    categories: fc.array(anyText, { maxLength: 3 }),
    isValueGiftCard: fc.boolean(),
    price: anyCents,
    priceWithDiscount: anyCents,
    textBeforePrice: anyText,
    textAfterPrice: anyText,
    quantityDiscountText: anyText,
    numberOfPeople: anyText,
    validity: anyText,
    available: fc.boolean(),
  },
  {
    requiredKeys: [
      'id',
      'name',
      'url',
      'image',
      'shortDescription',
      'categories',
      'isValueGiftCard',
      'price',
      'textBeforePrice',
      'textAfterPrice',
      'quantityDiscountText',
      'numberOfPeople',
      'available',
    ],
  },
);

const anyCultures = fc
  .subarray([...languages])
  .chain((chosen) => fc.tuple(...chosen.map((language) => anyStep.map((url) => ({ language, url })))));

const named = {
  id: anyId.map(productId),
  name: anyText,
  url: anyStep,
  cultures: anyCultures,
  image: anyPath,
  imageFacts: anyMediaFacts,
  description: anyMarkup,
  termsText: anyMarkup,
};

const anyTicketPage = {
  ...named,
  kind: fc.constant('ticket' as const),
  calendarText: anyMarkup,
  selectText: anyMarkup,
};

const anyDayTicket: fc.Arbitrary<DayTicket> = fc.record({
  ...anyTicketPage,
  type: fc.constantFrom('dailyTicket', 'hourlyTicket'),
  availability: fc.array(
    fc.record(
      { date: anyDay, ticketsAvailable: fc.nat(5000), adultPrice: anyCents },
      { requiredKeys: ['date', 'ticketsAvailable'] },
    ),
    { maxLength: 5 },
  ),
  facilityDiscounts: fc.array(fc.record({ date: anyDay, percent: anyPercent }), { maxLength: 3 }),
  defaultDailyTicketAvailabilityInDays: fc.nat(400),
});

const anySeasonTicket: fc.Arbitrary<SeasonTicket> = fc.record({
  ...anyTicketPage,
  type: fc.constant('multiDayTicket'),
  seasons: fc.array(fc.record({ id: anyId.map(seasonId), name: anyText }), { maxLength: 3 }),
});

export const anyTicket: fc.Arbitrary<Ticket> = fc.oneof(anyDayTicket, anySeasonTicket);

const anyCardPage = {
  ...named,
  kind: fc.constant('giftCard' as const),
  type: fc.constantFrom('giftCard' as const, 'wellcardGiftCard' as const),
  priceLists: fc.array(anyPriceList, { maxLength: 3 }),
  helpText: anyMarkup,
  validityText: anyMarkup,
};

const anyFixedCard: fc.Arbitrary<FixedCard> = fc
  .tuple(fc.record({ ...anyCardPage, isValueGiftCard: fc.constant(false as const) }), fc.option(fc.nat(20)))
  .map(([card, minItems]) => (minItems === null ? card : { ...card, quantityDiscountMinItems: minItems }));

const anyValueCard: fc.Arbitrary<ValueCard> = fc.record({ ...anyCardPage, isValueGiftCard: fc.constant(true) });

export const anyGiftCard: fc.Arbitrary<GiftCard> = fc.oneof(anyFixedCard, anyValueCard);
