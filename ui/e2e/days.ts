import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import type { Word } from './words.ts';

export type ListedDay = { readonly date: string; readonly ticketsAvailable: number; readonly adultPrice?: number };

type Answer = {
  readonly item: {
    readonly availability: readonly ListedDay[];
    readonly facilityDiscounts: readonly { date: string }[];
  };
};

const answerOf = async (page: Page, ticket: string): Promise<Answer['item']> => {
  const response = await page.request.get(`/Shop/GetProductByUrl/sl/${ticket}`);
  const { item }: Answer = await response.json();
  return item;
};

/** Returns the days of a ticket from today on, as listed by the shop's own call. */
export const listedDays = async (page: Page, ticket: string): Promise<readonly ListedDay[]> =>
  (await answerOf(page, ticket)).availability;

/** Returns the same days without those that have a discount. */
export const plainDays = async (page: Page, ticket: string): Promise<readonly ListedDay[]> => {
  const item = await answerOf(page, ticket);
  const discounted = new Set(item.facilityDiscounts.map(({ date }) => date));
  return item.availability.filter(({ date }) => !discounted.has(date));
};

/** Turns the months of the calendar until the target is there, as a visitor does near the end of a month. */
export const turnMonthsTo = async (page: Page, word: Word, target: Locator): Promise<void> => {
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  for (let turns = 0; turns < 12 && (await target.count()) === 0; turns += 1) {
    const shown = await grid.getAttribute('aria-label');
    await page.getByRole('link', { name: word('Calendar.NextMonth') }).click();
    await expect(grid).not.toHaveAttribute('aria-label', shown ?? '');
  }
};
