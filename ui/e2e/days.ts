import type { Page } from '@playwright/test';

export type ListedDay = { readonly date: string; readonly ticketsAvailable: number };

type Answer = {
  readonly item: {
    readonly availability: readonly ListedDay[];
    readonly facilityDiscounts: readonly { date: string }[];
  };
};

/** Days of a ticket as the shop's own call lists them, from today on; days with a discount left out. */
export const plainDays = async (page: Page, ticket: string): Promise<readonly ListedDay[]> => {
  const response = await page.request.get(`/Shop/GetProductByUrl/sl/${ticket}`);
  const { item }: Answer = await response.json();
  const discounted = new Set(item.facilityDiscounts.map(({ date }) => date));
  return item.availability.filter(({ date }) => !discounted.has(date));
};
