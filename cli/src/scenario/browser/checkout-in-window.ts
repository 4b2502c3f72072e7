import { paymentReturn } from '@shop/core/checkout/payment-callback';
import { errorCatalog } from '@shop/core/errors/error-catalog';
import { shopPath } from '@shop/core/paths/shop-paths';
import { err, ok } from 'neverthrow';
import { testCard, waitUntilDecided } from '../../checkout/pay.ts';
import type { CardPayment, GuestData } from '../../compose/scenario-types.ts';
import { usage } from '../../failures/failure.ts';
import { button, type Done, goTo, open, pathIn, type ShopWindow, waitUntilSettled } from './shop-window.ts';
import { notOffered, outcome, quietOutcome, shownRefusal } from './shown-refusal.ts';

/** Fields of the form whose names differ from those in a scenario. */
const fields: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailRepeat'],
  phone: ['phoneNumber'],
  loyalty: ['loyaltyId'],
};

/** Returns whether the window shows this page of the checkout. */
const isAt = (window: ShopWindow, page: 'buyerInfo' | 'paymentMethod' | 'thankYou'): boolean =>
  pathIn(window) === shopPath(page, window.language);

/** Chooses a country by value or name; the empty option for a country that is not in the list. */
const chooseCountry = async ({ page, t }: ShopWindow, country: string): Promise<void> => {
  const list = page.getByRole('combobox', { name: t('Customer.country') });
  const option = (await list.getByRole('option').all()).map(async (one) => ({
    value: (await one.getAttribute('value')) ?? '',
    text: await one.innerText(),
  }));
  const match = (await Promise.all(option)).find(({ value, text }) => value === country || text === country);
  await list.selectOption(match?.value ?? '');
};

/** Goes from the cart to the form, fills in the data of the scenario, and continues to the payment. */
export const sendCustomer = async (window: ShopWindow, { country, ...typed }: GuestData): Done => {
  const { page, t } = window;
  await open(window, shopPath('cart', window.language));
  const next = page.getByRole('link', { name: t('Cart.Next') });
  if ((await next.count()) === 0) return notOffered(window, errorCatalog.notFound.code);
  await next.click();
  const form = page.getByRole('form').filter({ has: page.getByRole('combobox', { name: t('Customer.country') }) });
  const opened = await outcome(window, async () => isAt(window, 'buyerInfo') && (await form.isVisible()));
  if (opened.isErr()) return opened;
  await waitUntilSettled(window);
  for (const [name, text] of Object.entries(typed)) {
    for (const field of fields[name] ?? [name])
      await form.getByRole('textbox', { name: t(`Customer.${field}`), exact: name !== 'loyalty' }).fill(text);
  }
  if (country !== undefined) await chooseCountry(window, country);
  await button(window, t('Continue')).click();
  return quietOutcome(window, async () => isAt(window, 'paymentMethod'));
};

/** Opens the payment page and leaves it open. */
export const startPayment = async (window: ShopWindow, reserve: boolean): Done => {
  const { page, t } = window;
  await goTo(window, 'paymentMethod');
  const words = t(reserve ? 'Payment.Reserve' : 'Payment.Pay', { amount: '.+' });
  // The button of a free order has no amount.
  const pay = page.getByRole('button', { name: new RegExp(`^(${words}|${t('Payment.PlaceOrder')})$`) });
  if (reserve) await page.getByText(t('Payment.TabReserve'), { exact: true }).click();
  if ((await pay.count()) === 0) return notOffered(window, errorCatalog.cartEmpty.code);
  await pay.click();
  return outcome(window, async () => !(await isOfShop(window)));
};

/** Returns whether the page is one of the shop: the payment page has no navigation of the shop. */
const isOfShop = async ({ page, t }: ShopWindow): Promise<boolean> => {
  await page.waitForLoadState('domcontentloaded');
  return (await page.getByRole('navigation', { name: t('Header.Navigation') }).count()) > 0;
};

const rememberOrder = async ({ page, session, memory }: ShopWindow): Done => {
  const { ref, status } = paymentReturn(new URL(page.url()).searchParams);
  if (ref === undefined) return err(usage('the way back from the payment page names no order'));
  return waitUntilDecided(session, ref)
    .andTee((order) => {
      memory.order = order;
      memory.hint = status;
    })
    .map(() => undefined);
};

export const pay = async (
  window: ShopWindow,
  { card = 'paid', challenge = 'confirm' }: CardPayment,
  reserve: boolean,
): Done => {
  const started = await startPayment(window, reserve);
  if (started.isErr()) return started;
  const { page, language, session } = window;
  const typed = testCard(session, window.cardNumber(card), challenge);
  await window.payOnPage(page, language, typed, () => isAt(window, 'thankYou'));
  await waitUntilSettled(window);
  return rememberOrder(window);
};

export const stopPayment = async (window: ShopWindow): Done => {
  await goTo(window, 'cart');
  const stop = button(window, window.t('Cart.StopPayment'));
  if ((await stop.count()) === 0) return outcome(window, async () => false);
  await stop.click();
  await stop.waitFor({ state: 'detached' });
  await waitUntilSettled(window);
  const refused = await shownRefusal(window);
  return refused === undefined ? ok() : err(refused);
};
