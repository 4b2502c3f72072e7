import type { Locator, Page } from '@playwright/test';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import type { Language } from '@shop/core/languages/language';
import { expect } from './shop-test.ts';
import type { Word } from './words.ts';

/** What a control is called that has a name in its words, whatever the name. */
export const named = (word: Word, key: string): RegExp => new RegExp(word(key, { name: '' }).trim());

/** Fields of quantities on a page or in a part of it. */
export const quantities = (within: Page | Locator, word: Word): Locator =>
  within.getByRole('textbox', { name: named(word, 'Ticket.QuantityOf') });

/** Buttons that raise them by one. */
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

/** Picks the first free day of the calendar and goes on to the price groups. What is left of a month may have none. */
export const chooseFirstFreeDay = async (page: Page, word: Word): Promise<void> => {
  // At full price, whatever day today is.
  const plain = new RegExp(`, ${word('Calendar.Free')}(?!.*\\d\\s?%)`);
  const free = page.getByRole('grid').getByRole('link', { name: plain });
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  if ((await free.count()) === 0) await page.getByRole('link', { name: word('Calendar.NextMonth') }).click();
  await free.first().click();
  await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
};

/** Puts two of the first ticket into the cart and goes to the cart page. */
export const addTwoTickets = async (page: Page, word: Word): Promise<void> => {
  const more = moreButtons(page, word).first();
  const quantity = quantities(page, word).first();
  await more.click();
  await expect(quantity).toHaveValue('1');
  await more.click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: word('Added.ToCheckout') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('CartReview') })).toBeVisible();
};

/** What checks the guest form comes with the first sign of use; it has come once it tells the server what is typed. Before that a
 *  press sends the form by itself, and the server names what is wrong on a new page. */
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

/** Fills in the guest form and goes on to the payment method. */
export const enterPersonalData = async (page: Page, word: Word): Promise<void> => {
  // The log-in beside it asks for an address as well, and hides only once its style is there.
  const form = page.locator('form').filter({ has: page.getByRole('combobox', { name: word('Customer.country') }) });
  for (const [field, text] of Object.entries(guest)) {
    await form.getByRole('textbox', { name: word(`Customer.${field}`), exact: true }).fill(text);
  }
  await form.getByRole('combobox', { name: word('Customer.country') }).selectOption('SI');
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
};

/** The button that pays, whatever the amount. */
export const payButton = (page: Page, word: Word): Locator =>
  page.getByRole('button', { name: new RegExp(`^${word('Payment.Pay', { amount: '.+' })}$`) });

/** Fills in the payment page's card form as a buyer does. */
export const payWith = async (page: Page, language: Language, number: string): Promise<void> => {
  const words = pageTranslations[language];
  await page.getByRole('textbox', { name: words.number }).fill(number);
  await page.getByRole('textbox', { name: words.expiry }).fill('12/39');
  await page.getByRole('textbox', { name: words.cvc }).fill('123');
  await page.getByRole('textbox', { name: words.holder }).fill('Ana Čuček-Šmid');
  await page.getByRole('button', { name: words.pay }).click();
};

/** What the cart holds, without the extras that the page offers below it. */
export const cartLines = (page: Page, word: Word): Locator =>
  page.getByRole('main').getByRole('list', { name: word('CartMenu.Title'), exact: true });
