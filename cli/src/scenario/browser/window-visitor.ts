import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { err, ok, type Result } from 'neverthrow';
import type { Failure } from '../../failures/failure.ts';
import { reportFailure } from '../../failures/report-failure.ts';
import type { OpenShop } from '../../ports/open-shop.ts';
import type { PayOnPage } from '../../ports/visitors-browser.ts';
import type { Memory } from '../terminal-deeds.ts';
import { orderTitle, type TerminalHands, terminalVisitor } from '../terminal-visitor.ts';
import type { Visitor } from '../visitor.ts';
import type { ShopWindow } from './shop-window.ts';
import { textIn } from './shown-refusal.ts';
import { doInWindow } from './window-deeds.ts';
import { lookAtCart, lookAtOrder } from './window-sight.ts';

export type WindowParts = {
  readonly page: ShopWindow['page'];
  readonly origin: string;
  readonly payOnPage: PayOnPage;
  /** The shop as whoever has the window's cookies now finds it. */
  readonly enter: () => Promise<Result<OpenShop, Failure>>;
  readonly hands: TerminalHands;
  readonly memory: Memory;
};

/** Somebody in front of a browser: acts by what can be seen, and looks at the pages; what they show has to be what the shop tells to
 *  the same cookies. */
export const windowVisitor = ({ page, origin, payOnPage, enter, hands, memory }: WindowParts): Visitor => {
  const at = async <Value>(
    language: Language,
    look: (window: ShopWindow, told: Visitor) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> => {
    const entered = await enter();
    if (entered.isErr()) return err(entered.error);
    const shop = entered.value;
    try {
      const words = await hands.words(language);
      const session = { ...shop, ...hands, language };
      const window = { page, origin, payOnPage, language, session, memory };
      return await look(
        { ...window, t: (key, facts) => words.find(key, facts) ?? key },
        terminalVisitor(shop, hands, memory),
      );
    } catch (thrown) {
      const [first = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
      return err({ type: 'unusable', message: `the browser could not go on at ${page.url()}: ${first}` });
    } finally {
      await shop.close();
    }
  };
  return {
    act: (deed, language) => at(language, (window) => doInWindow(window, deed)),
    cart: (language) =>
      at(language, async (window, told) => {
        const shown = await lookAtCart(window);
        return shown.isErr() ? err(shown.error) : told.cart(language);
      }),
    order: (language) =>
      at(language, async (window, told) => {
        const order = await told.order(language);
        if (order.isErr()) return order;
        const shown = await lookAtOrder(window, await orderTitle(window.session, language, order.value.text));
        return shown.isErr() ? err(shown.error) : order;
      }),
    reservable: () => at(defaultLanguage, (_window, told) => told.reservable()),
    member: () => at(defaultLanguage, (_window, told) => told.member()),
    placesLeft: (ticket, day, language) => at(language, (_window, told) => told.placesLeft(ticket, day, language)),
    dayMeant: (ticket, day, language) => at(language, (_window, told) => told.dayMeant(ticket, day, language)),
    texts: (language, refused) =>
      at(language, async (window, told) => {
        const seen = await textIn(window);
        const cart = await lookAtCart(window);
        const order = memory.order === undefined ? ok('') : await told.order(language);
        if (order.isErr()) return err(order.error);
        const paid = memory.order === undefined ? ok('') : await lookAtOrder(window, '');
        const report = refused && reportFailure(refused, await hands.words(language));
        return cart.andThen((lines) => paid.map((said) => [seen, lines, said, report?.message ?? ''].join(' ')));
      }),
    // A browser that has gone has taken its windows along.
    close: () => page.close().catch(() => undefined),
  };
};
