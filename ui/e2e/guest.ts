import type { Locator, Page } from '@playwright/test';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import type { Language } from '@shop/core/languages/language';
import { expect } from './shop-test.ts';
import type { Word } from './words.ts';

/** Returns a pattern for the name of a control whose text contains a product's name. */
export const named = (word: Word, key: string): RegExp => new RegExp(word(key, { name: '' }).trim());

/** Returns the fields of quantities on a page or in a part of it. */
export const quantities = (within: Page | Locator, word: Word): Locator =>
  within.getByRole('textbox', { name: named(word, 'Ticket.QuantityOf') });

/** Returns the buttons that raise quantities by one. */
export const moreButtons = (within: Page | Locator, word: Word): Locator =>
  within.getByRole('button', { name: named(word, 'Ticket.Increase') });

export const guest = {
  firstName: 'Ana',
  lastName: 'Čuček-Šmid',
  email: 'ana@example.com',
  emailRepeat: 'ana@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  phoneNumber: '+386 40 123 456',
} as const;

/** Waits until the script of the guest form is loaded, which happens at its first use: it then sends drafts to the
 *  server. Before that a press posts the form, and the server shows the errors on a new page. */
export const takeOverForm = async (page: Page): Promise<void> => {
  const field = page.locator('#loyaltyId');
  await expect(async () => {
    await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST', { timeout: 1500 }),
      field.fill('').then(() => field.fill('7')),
    ]);
  }).toPass();
  await field.fill('');
};

/** Fills in the guest form and continues to the payment method. */
export const enterPersonalData = async (page: Page, word: Word): Promise<void> => {
  // The log-in form also has an e-mail field, and is hidden only once its style is loaded.
  const form = page.locator('form').filter({ has: page.getByRole('combobox', { name: word('Customer.country') }) });
  for (const [field, text] of Object.entries(guest)) {
    await form.getByRole('textbox', { name: word(`Customer.${field}`), exact: true }).fill(text);
  }
  await form.getByRole('combobox', { name: word('Customer.country') }).selectOption('SI');
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
};

/** Returns the button that pays, for any amount. */
export const payButton = (page: Page, word: Word): Locator =>
  page.getByRole('button', { name: new RegExp(`^${word('Payment.Pay', { amount: '.+' })}$`) });

/** Fills in the card form of the payment page as a buyer does. */
export const payWith = async (page: Page, language: Language, number: string): Promise<void> => {
  const words = pageTranslations[language];
  await page.getByRole('textbox', { name: words.number }).fill(number);
  await page.getByRole('textbox', { name: words.expiry }).fill('12/39');
  await page.getByRole('textbox', { name: words.cvc }).fill('123');
  await page.getByRole('textbox', { name: words.holder }).fill('Ana Čuček-Šmid');
  await page.getByRole('button', { name: words.pay }).click();
};

/** Returns the lines of the cart, without the upsells below it. */
export const cartLines = (page: Page, word: Word): Locator =>
  page.getByRole('main').getByRole('list', { name: word('CartMenu.Title'), exact: true });
