import { adultFromPrice, ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket } from '@shop/core/catalog/ticket';
import { plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { facilityId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { describe, expect, test } from 'vitest';
import { adult, discountDay, openTestShop, termalija, today, visitDay } from '../testing/test-shop.ts';

const openList = async () => {
  const shop = await openTestShop();
  const list = async (group: string, rest: Partial<Parameters<typeof shop.shop.listProducts>[0]> = {}) =>
    (await shop.shop.listProducts({ language: 'sl', group, skip: 0, take: 999, ...rest }))._unsafeUnwrap();
  const ticket = async () => {
    const shown = (await shop.shop.showProduct('sl', 'termalija'))._unsafeUnwrap();
    if (shown.type !== 'dailyTicket') throw new Error('not a daily ticket');
    return shown;
  };
  const quote = async (date: typeof visitDay) =>
    (
      await shop.shop.quoteTicket({ language: 'sl', productId: termalija, period: { type: 'day', date } })
    )._unsafeUnwrap();
  return { ...shop, list, ticket, quote };
};

describe('the product list', () => {
  test('tells the lowest price of an adult on any day with the first day that has it, and that all can be bought', async () => {
    const { list } = await openList();
    const page = await list('poolTickets');
    expect(page.items.slice(0, 3).map((item) => [item.name, item.price, item.priceDay, item.available])).toEqual([
      ['Termalija', 1200, discountDay, true],
      ['Orhidelija', 1710, today, true],
      ['Aqualuna', 1190, plusDays(today, 1), true],
    ]);
  });

  test('a price group that is off sale gives a card no price', async () => {
    const { list } = await openList();
    const morning = (await list('poolTickets')).items.find((item) => item.id === 'orhidelija-morning');
    expect(morning?.price).toBe(1620);
  });

  test('has the lowest price and its day of each calendar, with sold-out days and whatever the order', async () => {
    const shop = await openList();
    await shop.setCapacity(0, discountDay);
    for (const sort of ['recommended', 'priceUp'] as const) {
      const { items } = await shop.list('poolTickets', { sort });
      for (const item of items) {
        const page = (await shop.shop.showProduct('sl', item.url))._unsafeUnwrap();
        if (page.kind !== 'ticket' || !isDayTicket(page)) continue;
        const from = adultFromPrice(ticketCalendar(page, today).days);
        if (from === undefined) continue;
        expect([item.name, item.price, item.priceDay]).toEqual([item.name, from.price, from.onlyOn]);
      }
      expect(items.find(({ id }) => id === termalija)?.priceDay).toBe(plusDays(discountDay, 7));
      if (sort === 'priceUp')
        expect(items.map(({ price }) => price)).toEqual(items.map(({ price }) => price).sort((a, b) => a - b));
    }
  });

  test('a product without a free day in its window is listed as not available', async () => {
    const shop = await openList();
    await shop.inTransaction((tx) =>
      tx
        .updateTable('facility_periods')
        .set({ capacity: 0 })
        .where('facility_id', '=', facilityId(termalija))
        .execute(),
    );
    const [first, second] = (await shop.list('poolTickets')).items;
    expect([first?.available, second?.available]).toEqual([false, true]);
    expect([first?.nextFreeDay, second?.nextFreeDay]).toEqual([undefined, today]);
    await shop.setCapacity(1, plusDays(today, 90));
    expect((await shop.list('poolTickets')).items[0]).toMatchObject({
      available: true,
      nextFreeDay: plusDays(today, 90),
    });
    await shop.setCapacity(0, plusDays(today, 90));
    await shop.setCapacity(1, plusDays(today, 91));
    expect((await shop.list('poolTickets')).items[0]?.available).toBe(false);
  });

  test.each([
    ['recommended', ['Kopanje za dva', 'Wellness za dva', 'Vrednostni bon']],
    ['priceUp', ['Vrednostni bon', 'Darilna kartica Wellcard', 'Kopanje za dva']],
    ['priceDown', ['Noč za dva', 'Wellness za dva', 'Zdrav hrbet']],
    ['name', ['Aromatična masaža', 'Bon za 50 EUR', 'Darilna kartica Wellcard']],
  ] as const)('sorted by %s', async (sort, names) => {
    const { list } = await openList();
    const { items } = await list('giftVouchers', { sort });
    expect(items.slice(0, 3).map((item) => item.name)).toEqual(names);
  });

  test('a category narrows it, pages cut it', async () => {
    const { list } = await openList();
    expect((await list('giftVouchers', { categoryId: 'for-two' })).totalCount).toBe(3);
    expect((await list('giftVouchers', { categoryId: 'nothing' })).items).toEqual([]);
    const page = await list('giftVouchers', { skip: 1, take: 1 });
    expect([page.items.length, page.hasMoreItems, page.totalCount]).toEqual([1, true, 10]);
    const behind = await list('giftVouchers', { skip: 10, take: 1 });
    expect(behind).toEqual({ items: [], hasMoreItems: false, totalCount: 10 });
  });
});

describe('the ticket page', () => {
  test('has every day of the window and nothing else, from today to its last day', async () => {
    const { ticket } = await openList();
    const { availability } = await ticket();
    expect(availability).toHaveLength(91);
    expect([availability[0]?.date, availability.at(-1)?.date]).toEqual([today, plusDays(today, 90)]);
  });

  test('tells the price of an adult on each day with the percent of the day', async () => {
    const { ticket } = await openList();
    const { availability, facilityDiscounts } = await ticket();
    const on = (date: typeof visitDay) => availability.find((day) => day.date === date)?.adultPrice;
    expect([on(visitDay), on(discountDay)]).toEqual([1500, 1200]);
    expect(facilityDiscounts.every((day) => weekdayOf(day.date) === 2 && day.percent === 20)).toBe(true);
  });

  test('tells which price groups are for the same stay', async () => {
    const { priceGroups } = await (await openList()).quote(visitDay);
    const told = priceGroups.flatMap(({ id, sameStayAs }) => (sameStayAs === undefined ? [] : [[id, sameStayAs]]));
    expect(told).toEqual([['termalija-family', 'termalija-day']]);
  });

  test('places left fall with each hold and never below zero', async () => {
    const shop = await openList();
    await shop.setCapacity(5);
    const leftOn = async () =>
      (await shop.ticket()).availability.find((day) => day.date === visitDay)?.ticketsAvailable;
    expect(await leftOn()).toBe(5);
    (await shop.add([[adult, 5]]))._unsafeUnwrap();
    expect(await leftOn()).toBe(0);
  });

  test.each(languages)('is there under the address of %s, in its words', async (language) => {
    const { shop } = await openList();
    const shown = (await shop.showProduct(language, 'termalija'))._unsafeUnwrap();
    expect(shown).toMatchObject({ kind: 'ticket', name: 'Termalija' });
    const card = (await shop.showProduct('de', 'wertgutschein'))._unsafeUnwrap();
    expect(card).toMatchObject({ kind: 'giftCard', isValueGiftCard: true });
  });
});

describe('a quote', () => {
  test('night tickets are for Fridays and Saturdays only', async () => {
    const { quote } = await openList();
    const nightOn = async (days: number) =>
      (await quote(plusDays(today, days))).priceGroups.find((group) => group.id === 'termalija-night')?.enabled;
    // Today is a Wednesday.
    expect([await nightOn(1), await nightOn(2), await nightOn(4)]).toEqual([false, true, false]);
  });

  test('a sold-out Saturday has no places', async () => {
    const { quote } = await openList();
    const saturday = plusDays(today, 10);
    expect([weekdayOf(saturday), (await quote(saturday)).ticketsAvailable]).toEqual([6, 0]);
  });
});
