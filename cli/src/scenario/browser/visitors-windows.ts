import type { BrowserContext } from '@playwright/test';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { OpenShop } from '../../compose/open-shop.ts';
import type { VisitorsBrowser } from '../../compose/root.ts';
import type { Deed } from '../../compose/scenario-types.ts';
import { failureOf, type Refusal, usage } from '../../failures/failure.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import type { Enter } from '../run-scenario.ts';
import { ana, type Memory } from '../terminal-deeds.ts';
import { orderTitle, terminalVisitor, type VisitorTools } from '../terminal-visitor.ts';
import type { Visitor } from '../visitor.ts';
import type { Cookies, World } from '../world.ts';
import { applyCode, changeLine, extendHold, putBack, removeLine } from './cart-in-window.ts';
import { pay, sendCustomer, startPayment, stopPayment } from './checkout-in-window.ts';
import { chooseTicket } from './choose-in-window.ts';
import { addUpsellInWindow, chooseGiftCard } from './goods-in-window.ts';
import { cancelInWindow, openOrder } from './order-in-window.ts';
import { button, type Done, goTo, newWindow, open, type ShopWindow, waitUntilSettled } from './shop-window.ts';
import { quietOutcome, textIn } from './shown-refusal.ts';
import { lookAtCart, lookAtOrder } from './window-sight.ts';

/** Logs in on the page that the header links to. */
const logIn = async (window: ShopWindow, email: string, password: string): Done => {
  const { page, t } = window;
  await open(window, `/${window.language}`);
  await page
    .getByRole('link', { name: t('Header.Login') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: t('Account.LogInTitle') }).waitFor();
  await waitUntilSettled(window);
  await page.getByRole('textbox', { name: t('Customer.email'), exact: true }).fill(email);
  await page.getByLabel(t('LogIn.Password'), { exact: true }).fill(password);
  await button(window, t('LogIn.Button')).click();
  return quietOutcome(
    window,
    async () =>
      (await page.getByRole('navigation', { name: t('Header.Navigation') }).count()) > 0 &&
      (await page.getByRole('heading', { level: 1, name: t('Account.LogInTitle') }).count()) === 0,
  );
};

/** Logs out with the member's menu. */
const logOut = async (window: ShopWindow): Done => {
  const { page, t, session } = window;
  const member = (await session.member.loadMember()).unwrapOr(undefined);
  if (member === undefined) return err(usage('nobody is logged in'));
  await goTo(window, 'home');
  const navigation = page.getByRole('navigation', { name: t('Header.Navigation') });
  const name = navigation.getByText(`${member.name} ${member.surname}`.trim(), { exact: true });
  await name.filter({ visible: true }).first().click();
  await button(window, t('Header.LogOut')).click();
  await navigation.getByRole('link', { name: t('Header.Login') }).waitFor();
  await waitUntilSettled(window);
  return ok();
};

/** Performs a step with the visible controls of a window. */
const doInWindow = async (window: ShopWindow, deed: Deed): Done => {
  if ('ticket' in deed) return chooseTicket(window, deed);
  if ('giftCard' in deed) return chooseGiftCard(window, deed);
  if ('upsell' in deed) return addUpsellInWindow(window, deed);
  if ('change' in deed) return changeLine(window, deed.change, deed.pieces);
  if ('remove' in deed) return removeLine(window, deed.remove);
  if ('putBack' in deed) return putBack(window);
  if ('extendHold' in deed) return extendHold(window);
  if ('promo' in deed) return applyCode(window, deed.promo);
  if ('guest' in deed) return sendCustomer(window, { ...ana, ...deed.guest });
  if ('prefilled' in deed) return sendCustomer(window, deed.prefilled);
  if ('logIn' in deed) return logIn(window, deed.logIn, deed.password);
  if ('logOut' in deed) return logOut(window);
  if ('pay' in deed) return pay(window, deed.pay, false);
  if ('reserve' in deed) return pay(window, deed.reserve, true);
  if ('beginPayment' in deed) return startPayment(window, deed.beginPayment === 'preauthorization');
  if ('stopPayment' in deed) return stopPayment(window);
  if ('comeBack' in deed) {
    window.memory.hint = deed.comeBack;
    return openOrder(window);
  }
  return cancelInWindow(window);
};

/** Makes a visitor in a browser, who acts with visible controls. The content of pages is compared with the answers
 *  of the shop, which `enter` opens with the same cookies. */
const windowVisitor = (
  window: Omit<ShopWindow, 'language' | 'session' | 't' | 'cardNumber'>,
  enter: () => ResultAsync<OpenShop, Refusal>,
  tools: VisitorTools,
): Visitor => {
  const { page, memory } = window;
  const lookIn = async <Value>(
    language: Language,
    shop: OpenShop,
    look: (window: ShopWindow, expected: Visitor) => PromiseLike<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> => {
    try {
      const words = await tools.words(language);
      const session = { ...tools.session, ...shop, language };
      const t: ShopWindow['t'] = (key, facts) => words.find(key, facts) ?? key;
      return await look(
        { ...window, language, session, cardNumber: tools.cardNumber, t },
        terminalVisitor(shop, tools, memory),
      );
    } catch (thrown) {
      const [first = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
      return err({ type: 'unusable', message: `the browser could not go on at ${page.url()}: ${first}` });
    } finally {
      await shop.close();
    }
  };
  const at = <Value>(language: Language, look: Parameters<typeof lookIn<Value>>[2]): ResultAsync<Value, Refusal> =>
    enter().andThen((shop) => new ResultAsync(lookIn(language, shop, look)));
  return {
    act: (deed, language) => at(language, (window) => doInWindow(window, deed)),
    cart: (language) =>
      at(language, (window, expected) => new ResultAsync(lookAtCart(window)).andThen(() => expected.cart(language))),
    order: (language) =>
      at(language, (window, expected) =>
        expected
          .order(language)
          .andThrough(
            ({ text }) =>
              new ResultAsync(orderTitle(window.session, language, text).then((title) => lookAtOrder(window, title))),
          ),
      ),
    reservable: () => at(defaultLanguage, (_window, expected) => expected.reservable()),
    member: () => at(defaultLanguage, (_window, expected) => expected.member()),
    placesLeft: (ticket, day, language) =>
      at(language, (_window, expected) => expected.placesLeft(ticket, day, language)),
    dayMeant: (ticket, day, language) => at(language, (_window, expected) => expected.dayMeant(ticket, day, language)),
    texts: (language, refused) =>
      at(language, async (window, expected) => {
        const pageText = await textIn(window);
        const cart = await lookAtCart(window);
        const order = memory.order === undefined ? ok('') : await expected.order(language);
        if (order.isErr()) return err(order.error);
        const paid = memory.order === undefined ? ok('') : await lookAtOrder(window, '');
        const report = refused && reportFailure(failureOf(refused), await tools.words(language));
        return cart.andThen((lines) =>
          paid.map((orderText) => [pageText, lines, orderText, report?.message ?? ''].join(' ')),
        );
      }),
    // The window of a closed browser is closed already.
    close: () => page.close().catch(() => undefined),
  };
};

/** Returns the name of a cookie in the jar; a browser has it under another name on https. */
const jarName = (name: string): string => name.replace(/^__Host-/, '');

const cookiesOf = async (visitor: BrowserContext): Promise<Cookies> =>
  Object.fromEntries(
    (await visitor.cookies()).map(({ name, value }) => [jarName(name), decodeURIComponent(value)] as const),
  );

type BrowserVisitor = { readonly own: BrowserContext; readonly memory: Memory };

/** Opens windows for the visitors of a world by name. Each visitor has separate cookies, which are kept when a
 *  window closes. */
export const windowsOf = (
  browser: VisitorsBrowser,
  world: World,
  tools: VisitorTools,
): { readonly enter: Enter; close(): Promise<void> } => {
  const visitors = new Map<string, BrowserVisitor>();
  const known = async (name: string): Promise<BrowserVisitor> => {
    const someone = visitors.get(name) ?? { own: await browser.newVisitor(), memory: { hint: 'unknown' } };
    visitors.set(name, someone);
    return someone;
  };
  return {
    enter: async (name) => {
      const address = await world.address();
      if (address.isErr()) return err(address.error);
      const { origin } = new URL(address.value);
      const { payOnPage } = browser;
      try {
        const { own, memory } = await known(name);
        const enter = () =>
          ResultAsync.fromSafePromise(cookiesOf(own)).andThen((cookies) => world.enter(name, cookies));
        return ok(windowVisitor({ page: await newWindow(own), origin, payOnPage, memory }, enter, tools));
      } catch {
        return err({ type: 'unusable', message: 'the browser has gone' });
      }
    },
    close: async () => {
      for (const { own } of visitors.values()) await own.close().catch(() => undefined);
    },
  };
};
