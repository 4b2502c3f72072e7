import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { plusDays } from '@shop/core/dates/local-date';
import { productId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest } from './contract-test.ts';

/** The contract of the catalog, for every ShopPort. */
export const shopCatalogContract = (test: ContractTest): void => {
  describe('catalog', () => {
    for (const language of languages) {
      test(`lists tickets and gift cards in ${language} with a price from which they start, each at an address of its own`, async (given) => {
        const {
          world: { shop, lists },
        } = given;
        for (const group of [lists.tickets, lists.giftCards]) {
          const page = await value(shop.listProducts({ language, group, skip: 0, take: 999 }));
          if (page.items.length === 0) given.notSold(`goods in the list ${group}`);
          expect(page.items.every((item) => item.price > 0 && item.name !== '' && item.image !== '')).toBe(true);
          expect(page).toMatchObject({ hasMoreItems: false, totalCount: page.items.length });
          for (const { id, url } of page.items) expect((await value(shop.showProduct(language, url))).id).toBe(id);
        }
      });
    }

    test('returns each product once over all pages of a list', async ({ world: { shop, lists }, notSold }) => {
      const take = (skip: number, count: number) =>
        value(shop.listProducts({ language: 'sl', group: lists.tickets, skip, take: count }));
      const whole = await take(0, 999);
      const all = whole.totalCount > 1 ? whole.items : notSold('a list of several tickets');
      const half = Math.ceil(all.length / 2);
      const [first, second] = [await take(0, half), await take(half, half)];
      expect([first.hasMoreItems, second.hasMoreItems]).toEqual([true, false]);
      expect([...first.items, ...second.items]).toEqual(all);
    });

    test.own('returns an empty list for an unknown group', async ({ world: { shop } }) => {
      const page = await value(shop.listProducts({ language: 'sl', group: 'nothing', skip: 0, take: 15 }));
      expect(page).toEqual({ items: [], hasMoreItems: false, totalCount: 0 });
    });

    test('does not find an unknown url', async ({ world: { shop }, expectRefused }) => {
      await expectRefused(shop.showProduct('sl', 'no-such'), { kind: 'notFound', what: 'product' });
    });

    test('returns a product at its address in every language', async (given) => {
      const {
        world: { shop, lists },
      } = given;
      const cards = await value(shop.listProducts({ language: 'sl', group: lists.giftCards, skip: 0, take: 1 }));
      const { url } = cards.items[0] ?? given.notSold('a gift card');
      const card = await value(shop.showProduct('sl', url));
      expect(card.cultures.map(({ language }) => language)).toEqual(languages);
      for (const address of card.cultures) {
        const there = await value(shop.showProduct(address.language, address.url));
        expect([there.id, there.url, there.cultures]).toEqual([card.id, address.url, card.cultures]);
      }
      expect(new Set(card.cultures.map((address) => address.url)).size).toBeGreaterThan(1);
    });

    test("returns the categories of gift cards in the visitor's language", async ({ world: { shop } }) => {
      const [sl, de] = [await value(shop.listCategories('sl')), await value(shop.listCategories('de'))];
      expect(sl.map((category) => category.id)).toEqual(de.map((category) => category.id));
      expect(sl.map((category) => category.name)).not.toEqual(de.map((category) => category.name));
    });

    test('returns the days of a ticket from today to the end of its window', async ({ world, freeDay }) => {
      const { ticket } = await freeDay();
      const days = ticket.availability.map((day) => day.date);
      expect(days[0]).toBe(world.today);
      expect(days.at(-1)).toBe(plusDays(world.today, ticket.defaultDailyTicketAvailabilityInDays));
      expect(days).toEqual([...new Set(days)].sort());
    });
  });

  describe('quote', () => {
    test('has the percent of the calendar on a reduced day', async ({ reducedDay, quote }) => {
      const day = await reducedDay();
      const announced = day.ticket.facilityDiscounts.find((discount) => discount.date === day.date);
      expect((await quote(day)).conditions.facilityDiscount).toBe(announced?.percent);
    });

    test('has no place on a sold-out day', async ({ soldOutDay, placesLeft }) => {
      expect(await placesLeft(await soldOutDay())).toBe(0);
    });

    test('is refused for yesterday and for the day after the window, and valid at both of its ends', async ({
      world,
      freeDay,
      expectRefused,
    }) => {
      const { ticket } = await freeDay();
      const ask = (date = world.today) =>
        world.shop.quoteTicket({ language: 'sl', productId: ticket.id, period: { type: 'day', date } });
      const last = plusDays(world.today, ticket.defaultDailyTicketAvailabilityInDays);
      await expectRefused(ask(plusDays(world.today, -1)), { kind: 'periodNotOnSale' });
      await expectRefused(ask(plusDays(last, 1)), { kind: 'periodNotOnSale' });
      await value(ask());
      await value(ask(last));
    });

    test('is refused for a day ticket without a day', async (given) => {
      const {
        world: { shop },
        freeDay,
        singles,
      } = given;
      const day = await freeDay();
      const query = { language: 'sl', productId: day.ticket.id } as const;
      const lines = await singles(day, 1);
      const noDate = { kind: 'dateNotSelected' };
      await given.expectRefused(shop.quoteTicket(query), noDate);
      await given.expectRefused(shop.addTicket({ ...query, items: lines }, freshKey()), noDate);
    });

    test('is refused for an unknown product', async ({ world: { shop, today }, expectRefused }) => {
      const period = { type: 'day', date: today } as const;
      const answer = shop.quoteTicket({ language: 'sl', productId: productId('nothing'), period });
      await expectRefused(answer, { kind: 'notFound', what: 'product' });
    });
  });
};
