import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductListItem } from '@shop/core/catalog/product-list';
import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { productId, seasonId } from '@shop/core/ids';
import { anyCents, anyDay, anyPercent, anyPriceList } from '@shop/core/testing/arbitraries';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import * as fc from 'fast-check';
import { anyPath } from '../../umbraco/testing/content-arbitraries.ts';

export const anyText = fc.string({ maxLength: 40, unit: 'grapheme' });

const anyMarkup = anyText.map(cleanMarkup);
export const anyId = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-][!-~]{0,40}$/));
export const anyPieces = fc.integer({ min: 1, max: 9999 });
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
    shortDescription: anyText,
    categories: fc.array(anyText, { maxLength: 3 }),
    isValueGiftCard: fc.boolean(),
    price: anyCents,
    priceWithDiscount: anyCents,
    textBeforePrice: anyText,
    textAfterPrice: anyText,
    quantityDiscountText: anyText,
    numberOfPeople: anyText,
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

const named = {
  id: anyId.map(productId),
  name: anyText,
  url: anyStep,
  image: anyPath,
  description: anyMarkup,
  termsText: anyMarkup,
};

export const anyTicket: fc.Arbitrary<Ticket> = fc.record({
  ...named,
  kind: fc.constant('ticket'),
  type: fc.constantFrom('dailyTicket', 'hourlyTicket', 'multiDayTicket'),
  seasons: fc.array(fc.record({ id: anyId.map(seasonId), name: anyText }), { maxLength: 3 }),
  availability: fc.array(
    fc.record(
      { date: anyDay, ticketsAvailable: fc.nat(5000), fromPrice: anyCents },
      { requiredKeys: ['date', 'ticketsAvailable'] },
    ),
    { maxLength: 5 },
  ),
  facilityDiscounts: fc.array(fc.record({ date: anyDay, percent: anyPercent }), { maxLength: 3 }),
  defaultDailyTicketAvailabilityInDays: fc.nat(400),
  calendarText: anyMarkup,
  selectText: anyMarkup,
});

export const anyGiftCard: fc.Arbitrary<GiftCard> = fc.record(
  {
    ...named,
    kind: fc.constant('giftCard'),
    type: fc.constantFrom('giftCard', 'wellcardGiftCard'),
    isValueGiftCard: fc.boolean(),
    priceLists: fc.array(anyPriceList, { maxLength: 3 }),
    quantityDiscountMinItems: fc.nat(20),
    helpText: anyMarkup,
    validityText: anyMarkup,
  },
  {
    requiredKeys: [
      'kind',
      'type',
      'id',
      'name',
      'url',
      'image',
      'description',
      'termsText',
      'isValueGiftCard',
      'priceLists',
      'helpText',
      'validityText',
    ],
  },
);
