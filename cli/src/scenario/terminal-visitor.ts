import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket } from '@shop/core/catalog/ticket';
import { orderText } from '@shop/core/checkout/order-texts';
import type { OrderTextName } from '@shop/core/content/section';
import { orderTextOf } from '@shop/core/content/text-chain';
import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import { err, errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import type { Session, ShopSession } from '../acts/session.ts';
import { pickTicket } from '../choice/pick-product.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import { failureOf, type Refusal, shopFailure, usage } from '../failures/failure.ts';
import { reportFailure } from '../failures/report-failure.ts';
import { cartLines } from '../print/cart-lines.ts';
import { orderLines } from '../print/order-lines.ts';
import type { Line } from '../text/line.ts';
import { written } from '../text/written.ts';
import type { Translator } from '../translations/translator.ts';
import { type CardNumber, doInTerminal, type Memory } from './terminal-deeds.ts';
import { ticketDay } from './ticket-choice.ts';
import type { SeenOrder, Visitor } from './visitor.ts';

/** What visitors in the terminal need in addition to an open shop. */
export type VisitorTools = {
  readonly session: Session;
  readonly cardNumber: CardNumber;
  readonly words: (language: Language) => Promise<Translator>;
};

const noOrder = usage('no order was paid yet');

/** Replaces each run of white space by one space, so that amounts match whatever spaces they contain. */
export const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const textOf = (lines: readonly Line[]): string =>
  plainSpaces(written(lines, { widthOf: (text) => text.length, colours: false }).join('\n'));

/** Returns the title of the page after a payment. */
export const orderTitle = async (
  { useCases }: Pick<OpenShop, 'useCases'>,
  language: Language,
  text: OrderTextName,
): Promise<string> => {
  const page = await useCases.loadPage(shopPath('thankYou', language));
  const sections = page.isOk() ? page.value.sections : [];
  return sections
    .map((section) => (section.type === 'orderCompleted' ? (orderTextOf(section.texts, text)?.title ?? '') : ''))
    .join(' ');
};

/** Makes a visitor in the terminal, who uses the functions of the commands. The memory outlives the open shop, which
 *  may be reopened at a later moment. */
export const terminalVisitor = (shop: OpenShop, tools: VisitorTools, memory: Memory): Visitor => {
  const sessionIn = (language: Language): ShopSession => ({ ...tools.session, ...shop, language });
  const { useCases } = shop;

  const loadOrder = (): ResultAsync<SeenOrder, Refusal> => {
    const { order, hint } = memory;
    if (order === undefined) return errAsync(noOrder);
    return useCases.showOrder(order.ref).andThen((found) =>
      (found.orderKey === undefined
        ? okAsync(0)
        : useCases.showPapers(found.orderKey).map(({ tickets }) => tickets.length)
      ).map((codes) => ({
        order: found,
        text: orderText({ ref: found.ref, status: hint }, { type: 'found', order: found }).block,
        codes,
      })),
    );
  };

  const titleNow = async (language: Language): Promise<string> =>
    (await loadOrder()).match(
      ({ text }) => orderTitle(shop, language, text),
      async () => '',
    );

  const textsNow = async (language: Language, refused: Refusal | undefined): Promise<string> => {
    const words = await tools.words(language);
    const cart = (await useCases.loadCart(language)).unwrapOr(undefined);
    const order = memory.order === undefined ? undefined : await useCases.showOrder(memory.order.ref);
    const settings = { language, zone: shop.zone };
    const report = refused && reportFailure(failureOf(refused), words);
    return [
      textOf(cartLines(cart, settings, words)),
      order?.isOk() ? textOf(orderLines(order.value, settings)) : '',
      await titleNow(language),
      report === undefined ? '' : plainSpaces([report.message, ...report.hints].join('\n')),
    ].join(' ');
  };

  return {
    act: (deed, language) => doInTerminal(sessionIn(language), tools.cardNumber, memory, deed).map(() => undefined),
    cart: useCases.loadCart,
    order: loadOrder,
    reservable: () => useCases.checkReservation().mapErr((error) => shopFailure(error, 'reservationCheck')),
    member: () => shop.member.loadMember().map((member) => member?.name ?? ''),
    placesLeft: (wanted, day, language) =>
      pickTicket(sessionIn(language), wanted).andThen((ticket) =>
        ticketDay(ticket, day, shop.clock.today()).andThen((date) =>
          isDayTicket(ticket)
            ? ok(ticketCalendar(ticket, shop.clock.today()).dayOn(date).ticketsAvailable)
            : err(usage(`${ticket.name} is not sold by days`)),
        ),
      ),
    dayMeant: (wanted, day, language) =>
      pickTicket(sessionIn(language), wanted).andThen((ticket) => ticketDay(ticket, day, shop.clock.today())),
    texts: (language, refused) => ResultAsync.fromSafePromise(textsNow(language, refused)),
    close: () => shop.close(),
  };
};
