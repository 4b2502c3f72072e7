import type { CartLine } from '@shop/core/cart/cart-line';
import type { Order } from '@shop/core/checkout/order';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import type { LocalDate } from '@shop/core/dates/local-date';
import { cents } from '@shop/core/money/cents';
import { dayOfName, parseNamedDay } from '@shop/core/scenario/named-day';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { ShopSession } from '../acts/session.ts';
import type { TypedDay } from '../arguments/option-values.ts';
import { addGiftCard, addUpsell } from '../cart/add.ts';
import { setQuantity } from '../cart/cart.ts';
import { saveCustomer } from '../checkout/checkout.ts';
import { payThrough } from '../checkout/pay.ts';
import { pickItem } from '../choice/pick-in-cart.ts';
import type { CardPayment, Deed, GiftCardStep, GuestData, UpsellStep } from '../compose/scenario-types.ts';
import { type Refusal, shopFailure, usage } from '../failures/failure.ts';
import { logIn } from '../member/member.ts';
import { chooseTicket, wantedOf } from './ticket-choice.ts';

/** Returns the number of the test card with which the bank gives this answer. */
export type CardNumber = (answer: string) => string;

/** What a visitor remembers between steps. */
export type Memory = {
  removed?: CartLine;
  order?: Order;
  /** Status in the return address of the payment page. */
  hint: PaymentStatus;
};

/** The default guest of scenarios. */
export const ana = {
  firstName: 'Ana',
  lastName: 'Novak',
  email: 'ana.novak@example.com',
  address: 'Zdraviliška cesta 24',
  postCode: '3254',
  city: 'Podčetrtek',
  country: 'SI',
  phone: '+386 40 123 456',
} as const satisfies GuestData;

type Done = ResultAsync<unknown, Refusal>;

export const upsellDay =
  (day: string): TypedDay =>
  (today: LocalDate) => {
    const named = parseNamedDay(day);
    // Upsells have no calendar: their days are dates or relative to today.
    return (named && dayOfName(named, today, [])) ?? today;
  };

/** Returns the pieces of a step as options of a command. */
export const listsOf = ({ pieces, priceLists }: GiftCardStep) => ({
  quantity: pieces,
  priceList: priceLists && wantedOf(priceLists),
});

const addExtra = (session: ShopSession, { upsell, pieces = 1, day }: UpsellStep): Done =>
  addUpsell(session, upsell, { quantity: pieces, date: day === undefined ? undefined : upsellDay(day) });

const remove = (session: ShopSession, memory: Memory, wanted: string): Done => {
  const { useCases, language } = session;
  return useCases
    .loadCart(language)
    .andThen((cart) => pickItem(cart, wanted))
    .andThen((item) =>
      useCases
        .removeItem({ cartItemId: item.cartItemId, language })
        .andTee(() => {
          memory.removed = item;
        })
        .mapErr((error) => shopFailure(error, 'cartLine')),
    );
};

/** Pays the cart's current total. Like a page, it sends the total, so that the shop can refuse another one. */
const pay = (
  session: ShopSession,
  cardNumber: CardNumber,
  memory: Memory,
  { card = 'paid', challenge = 'confirm' }: CardPayment,
  reserve: boolean,
): Done =>
  session.useCases
    .loadCart(session.language)
    .andThen((cart) =>
      payThrough(session, {
        card: cardNumber(card),
        challenge,
        reserve: reserve || undefined,
        total: cart?.totalPrice,
      }),
    )
    .andTee(({ order, hint }) => {
      memory.order = order;
      memory.hint = hint;
    })
    .mapErr((error) => shopFailure(error, 'paymentStart'));

const cancel = ({ useCases }: ShopSession, { order }: Memory): Done => {
  if (order === undefined) return errAsync(usage('no order to cancel: none was placed yet'));
  return useCases
    .showOrder(order.ref)
    .andThen(({ cancelId }) =>
      cancelId === undefined
        ? errAsync<void, Refusal>(usage('the buyer cannot cancel this order'))
        : useCases.cancelOrder(cancelId).mapErr((error) => shopFailure(error, 'cancellation')),
    );
};

/** Performs a step with the functions of the commands. */
export const doInTerminal = (session: ShopSession, cardNumber: CardNumber, memory: Memory, deed: Deed): Done => {
  const { useCases, member, language } = session;
  if ('ticket' in deed) return chooseTicket(session, deed);
  if ('giftCard' in deed) {
    const { giftCard, amount } = deed;
    const value = amount === undefined ? undefined : cents(Math.round(amount * 100));
    return addGiftCard(session, giftCard, { ...listsOf(deed), amount: value });
  }
  if ('upsell' in deed) return addExtra(session, deed);
  if ('change' in deed) return setQuantity(session, deed.change, deed.pieces);
  if ('remove' in deed) return remove(session, memory, deed.remove);
  if ('putBack' in deed) {
    return memory.removed === undefined
      ? errAsync(usage('no line was removed, so none can be put back'))
      : useCases.restoreItem(memory.removed, language).mapErr((error) => shopFailure(error, 'cartLine'));
  }
  if ('extendHold' in deed) return useCases.extendHold(language);
  if ('promo' in deed) return useCases.applyPromoCode(deed.promo).mapErr((error) => shopFailure(error, 'promoCode'));
  if ('guest' in deed) return saveCustomer(session, { ...ana, ...deed.guest });
  if ('prefilled' in deed) return saveCustomer(session, deed.prefilled);
  if ('logIn' in deed) return logIn(session, deed.logIn, deed.password);
  if ('logOut' in deed) return member.logOut();
  if ('pay' in deed) return pay(session, cardNumber, memory, deed.pay, false);
  if ('reserve' in deed) return pay(session, cardNumber, memory, deed.reserve, true);
  if ('beginPayment' in deed) {
    return useCases
      .loadCart(language)
      .andThen((cart) => useCases.startPayment(deed.beginPayment, cart?.totalPrice))
      .mapErr((error) => shopFailure(error, 'paymentStart'));
  }
  if ('stopPayment' in deed) return useCases.stopPayment().mapErr((error) => shopFailure(error, 'paymentStart'));
  if ('comeBack' in deed) {
    memory.hint = deed.comeBack;
    return okAsync(undefined);
  }
  return cancel(session, memory);
};
