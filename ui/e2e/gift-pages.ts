import { expect, type Locator, type Page } from '@playwright/test';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import type { Word } from './words.ts';

/** Paths of the lists of gift cards, by language. */
export const giftLists = samplePaths('giftVouchers');

/** Returns the field of a quantity by the name of its item. */
export const quantity = (page: Page, word: Word, name: string) =>
  page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) });

/** Returns the dialog that confirms an addition. */
export const added = (page: Page, word: Word) => page.getByRole('dialog', { name: word('Added.Title') });

/** Returns the slider after its hydration; before that it is inert and ignores keys. */
export const liveSlider = async (page: Page, options: { readonly name?: string } = {}): Promise<Locator> => {
  const slider = page.getByRole('slider', options);
  await expect(slider.locator('..')).not.toHaveAttribute('inert');
  return slider;
};
