import { localDate, plusDays } from '@shop/core/dates/local-date';
import { languages } from '@shop/core/languages/language';
import { isSoldOnKind } from '@shop/core/seller/catalog/sale-days';
import { isTicket, type SoldPromo } from '@shop/core/seller/catalog/seller-catalog';
import { describe, expect, test } from 'vitest';
import { offeredSample } from './offered-sample.ts';

const first = localDate('2026-11-18');
const { goods: sold, places } = offeredSample(first);
const soldTickets = [...sold.products.values()].filter(isTicket);
const soldCards = [...sold.products.values()].filter((product) => !isTicket(product));
const groups = soldTickets.flatMap((ticket) => ticket.priceGroups);

describe('what is sold', () => {
  test('tickets of every kind, in three areas, more than one load of the list', () => {
    expect(new Set(soldTickets.map((ticket) => ticket.facilityId))).toEqual(
      new Set(['termalija', 'orhidelija', 'aqualuna']),
    );
    expect(soldTickets.length).toBeGreaterThan(15);
    const kinds = Map.groupBy(soldTickets, (ticket) => ticket.type);
    expect([...kinds].map(([type, of]) => [type, of.length])).toEqual([
      ['dailyTicket', 9],
      ['hourlyTicket', 4],
      ['multiDayTicket', 3],
    ]);
  });

  test('no gift card has the picture of a ticket or of another card', () => {
    const ofCards = soldCards.map((card) => card.image);
    expect(new Set(ofCards).size).toBe(ofCards.length);
    expect(soldTickets.filter((ticket) => ofCards.includes(ticket.image)).map(({ id }) => id)).toEqual([]);
  });

  test('hourly tickets name their hours in every group and language, and have no seasons (R-TICKET-8)', () => {
    const hourly = soldTickets.filter((ticket) => ticket.type === 'hourlyTicket');
    for (const group of hourly.flatMap((ticket) => ticket.priceGroups)) {
      for (const language of languages) expect(group.texts.get(language)?.name).toMatch(/([0-9]|noon).*([0-9]|noon)/);
    }
    expect(soldTickets.filter((ticket) => ticket.type !== 'multiDayTicket').flatMap((one) => one.seasons)).toEqual([]);
  });

  test('one pass has a single season; of one with several, a season ends within weeks and one is sold out', () => {
    const passes = soldTickets.filter((ticket) => ticket.type === 'multiDayTicket');
    expect(passes.map(({ seasons }) => seasons.length)).toEqual([1, 3, 2]);
    const slides = passes.find((pass) => pass.id === 'aqualuna-season')?.seasons ?? [];
    expect(slides[0]).toMatchObject({ lastDay: plusDays(first, 30) });
    expect(slides[0]?.texts.get('sl')?.name).toBe('Tekoča sezona, do 18.\u00a012.\u00a02026');
    expect(slides[1]?.texts.get('en')?.name).toBe('Next season, from 02/02/2027 to 03/08/2027');
    const ofSeasons = places.filter(({ period }) => period.type === 'season');
    expect(ofSeasons.filter(({ capacity }) => capacity === 0)).toHaveLength(1);
    expect(ofSeasons).toHaveLength(6);
  });

  test('packages of 2+1, 2+2, 1+2 and 2+3, one of them off sale, and a child that costs nothing', () => {
    const packages = groups.flatMap((group) => group.priceLists).filter((list) => list.kind.type === 'package');
    const shapes = packages.map(
      ({ kind }) => kind.type === 'package' && kind.items.map((item) => item.quantity).join(),
    );
    expect(new Set(shapes)).toEqual(new Set(['2,1', '2,2', '1,2', '2,3']));
    expect(packages.filter((list) => !list.enabled).map((list) => list.priceListId)).toEqual([
      'termalija-family-day-2-3',
    ]);
    expect(groups.filter((group) => !group.enabled).map((group) => group.priceGroupId)).toEqual([
      'orhidelija-morning-6',
    ]);
    expect(groups.flatMap((group) => group.priceLists).filter((list) => list.price === 0)).toHaveLength(2);
  });

  test('prices from Monday to Thursday and others at weekends and on holidays: one of them on any day', () => {
    const hours = soldTickets.find((ticket) => ticket.id === 'termalija-hours')?.priceGroups ?? [];
    const kinds = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) =>
      [true, false].map((isHoliday) => ({ weekday, isHoliday })),
    );
    for (const kind of kinds) {
      for (const group of hours) {
        const names = group.priceLists.filter(({ days = {} }) => isSoldOnKind(days, kind)).map((list) => list.texts);
        expect(names.map((texts) => texts.get('en')?.name)).toEqual(['Adults', 'Children aged 5–13']);
      }
    }
    expect(groups.filter((group) => group.holidays === 'included').length).toBeGreaterThan(0);
    expect(groups.filter((group) => group.holidays === 'excluded').length).toBeGreaterThan(0);
  });
});

describe('gift cards', () => {
  test('are ten, in nine categories that each hold one at least (R-LIST-3)', () => {
    expect(soldCards).toHaveLength(10);
    const used = new Set(soldCards.flatMap((card) => card.categories));
    expect(used).toEqual(new Set(sold.categories.keys()));
    expect([...sold.categories.values()].map((texts) => texts.get('sl')?.name).join(', ')).toBe(
      'Wellness Orhidelia, Top ponudba, Akcijska ponudba, Masaže, Vrednostni boni, Center zdravja Olimia, Family Wellness Termalija, Za pare, Namestitev',
    );
  });

  test('of a value by choice, of one value, by time of use, with and without a quantity, and one Wellcard', () => {
    expect(soldCards.filter((card) => card.isValueCard).map((card) => card.id)).toEqual(['value-card', 'wellcard']);
    expect(soldCards.filter((card) => card.type === 'wellcardGiftCard').map((card) => card.id)).toEqual(['wellcard']);
    const fixed = soldCards.filter((card) => !card.isValueCard);
    expect(new Set(fixed.map((card) => card.priceLists.length))).toEqual(new Set([1, 2]));
    const minItems = fixed.map((card) => card.quantityDiscountMinItems);
    expect(new Set(minItems)).toEqual(new Set([undefined, 2, 3]));
    const byTime = fixed.filter((card) => card.priceLists.length === 2).flatMap((card) => card.priceLists);
    expect(new Set(byTime.map((list) => list.texts.get('sl')?.name))).toEqual(
      new Set(['Od ponedeljka do četrtka', 'Petek, sobota, nedelja in prazniki']),
    );
  });

  test('by time of use say how long, for whom, when, how far ahead and where, and what it costs to stay away (R-GIFT-5, R-LIST-11)', () => {
    for (const language of languages) {
      for (const card of soldCards.filter(({ isValueCard, priceLists }) => !isValueCard && priceLists.length === 2)) {
        const { termsText, validityText, helpText, numberOfPeople } = card.texts.get(language) ?? expect.fail();
        expect(termsText.match(/<li>/g)).toHaveLength(5);
        expect(termsText).toMatch(/50\s?%/);
        for (const text of [validityText, helpText, numberOfPeople]) expect(text?.length).toBeGreaterThan(5);
      }
    }
  });
});

test('upsells are sold with and without a day, with and without a reduced price', () => {
  const told = [...sold.upsells.values()].map((one) => [one.isBoundToDay, one.priceWithDiscount !== undefined].join());
  expect(new Set(told)).toEqual(new Set(['true,false', 'true,true', 'false,true', 'false,false']));
});

test('codes are for all, limited, for some products, for a kind, over and used up', () => {
  const kinds: readonly ((promo: SoldPromo) => boolean)[] = [
    ({ maxUses, validUntil, products, kinds: of }) => !(maxUses || validUntil || products || of),
    ({ maxUses = 0 }) => maxUses > 0,
    ({ products = [] }) => products.every((id) => sold.products.has(id)) && products.length > 0,
    ({ kinds: of = [] }) => of.includes('giftCard'),
    ({ validUntil = first }) => validUntil < first,
    ({ maxUses }) => maxUses === 0,
  ];
  for (const kind of kinds) expect([...sold.promos.values()].some(kind)).toBe(true);
});
