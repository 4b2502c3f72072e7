import { expect, type Locator, type Page } from '@playwright/test';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import type { Word } from './words.ts';

/** Where gift cards are listed, by language. */
export const giftLists = samplePaths('giftVouchers');

/** The field of a quantity, by the name of what it counts. */
export const quantity = (page: Page, word: Word, name: string) =>
  page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) });

/** Titles of the listed products. */
export const cardTitles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** What confirms that something came into the cart. */
export const added = (page: Page, word: Word) => page.getByRole('dialog', { name: word('Added.Title') });

/** The slider, once its part of the page is hydrated: before that it is inert and takes no key. */
export const liveSlider = async (page: Page, options: { readonly name?: string } = {}): Promise<Locator> => {
  const slider = page.getByRole('slider', options);
  await expect(slider.locator('..')).not.toHaveAttribute('inert');
  return slider;
};
