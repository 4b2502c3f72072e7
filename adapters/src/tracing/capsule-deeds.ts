import type { Order } from '@shop/core/checkout/order';
import type { PaymentType } from '@shop/core/checkout/payment';
import type { CardPayment, Step } from '@shop/core/scenario/step';
import { callTable } from '../calls/call-table.ts';
import { decode } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import type { TraceLine } from './trace-line.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
export const cartIn = (answer: unknown): unknown => (isRecord(answer) ? (answer.item ?? answer.cart) : undefined);

type Line = { readonly id: string; readonly name: string };

/** The lines of the cart that an answer tells, by what a person calls them. */
export const linesIn = (answer: unknown): readonly Line[] | undefined => {
  const cart = cartIn(answer);
  if (!isRecord(cart)) return undefined;
  return recordsIn(cart.items).map(({ cartItemId, productTitle, priceTitle }) => ({
    id: textOf(cartItemId),
    name: [textOf(productTitle), textOf(priceTitle)].filter((part) => part !== '').join('/'),
  }));
};

const picksOf = (items: unknown) =>
  Object.fromEntries(recordsIn(items).map(({ PriceListId, Quantity }) => [textOf(PriceListId), Number(Quantity)]));

/** What the order that a payment was for became, as far as it was looked at before the next payment. */
const decidedOrder = (later: readonly TraceLine[]): Order | undefined => {
  const next = later.findIndex(({ call }) => call === 'startPayment');
  const orders = (next === -1 ? later : later.slice(0, next)).flatMap(({ call, answer }) => {
    const order = call === 'showOrder' ? decode(callTable.showOrder.answer, answer) : undefined;
    return order?.isOk() === true ? [order.value] : [];
  });
  return orders.findLast(({ status }) => status !== undefined && status !== 'initializing' && status !== 'unknown');
};

/** With the test card that makes of a payment what became of it. */
const paidWith = (card: CardPayment, type: PaymentType): Step =>
  type === 'preauthorization' ? { reserve: card } : { pay: card };

/** A payment to its end: paid, declined, or left; one whose end nobody looked at runs on. */
const paymentOf = ({ request, error }: TraceLine, later: readonly TraceLine[]): readonly Step[] => {
  const type = decode(callTable.startPayment.request, request).match(
    ({ paymentType }) => paymentType,
    (): PaymentType => 'payment',
  );
  const order = error === undefined ? decidedOrder(later) : undefined;
  if (order?.status === 'completed') return [paidWith({}, type)];
  if (order?.status === 'error') {
    const asked = order.declineReason === 'notConfirmed';
    return [paidWith(asked ? { card: 'challenged', challenge: 'reject' } : { card: 'declined' }, type)];
  }
  const begun = { beginPayment: type };
  return order?.status === 'canceled' ? [begun, { stopPayment: true }] : [begun];
};

/** What a visitor did to ask a call; none for what only looks. `later` is what was asked after it. */
export const deedsOf = (line: TraceLine, cart: readonly Line[], later: readonly TraceLine[]): readonly Step[] => {
  const { call, request } = line;
  const item = cart.find(({ id }) => id === request.CartItemId)?.name;
  const product = textOf(request.ProductId);
  const [day = ''] = Array.isArray(request.Dates) ? request.Dates.map(textOf) : [];
  const season = textOf(request.SeasonId);
  if (call === 'addTicket') {
    const when = { ...(day === '' ? {} : { day }), ...(season === '' ? {} : { season }) };
    return [{ ticket: product, ...when, tickets: picksOf(request.Items) }];
  }
  if (call === 'addGiftCard') {
    return recordsIn(request.Items).map(({ PriceListId, Quantity, Price }) =>
      typeof Price === 'number'
        ? { giftCard: product, amount: Price, pieces: Number(Quantity) }
        : { giftCard: product, priceLists: { [textOf(PriceListId)]: Number(Quantity) } },
    );
  }
  if (call === 'addUpsell') {
    return recordsIn(request.Items).map(({ Id, Quantity, Date: on }) => ({
      ...{ upsell: textOf(Id), pieces: Number(Quantity) },
      ...(textOf(on) === '' ? {} : { day: textOf(on) }),
    }));
  }
  if (call === 'changeQuantity' && item !== undefined) return [{ change: item, pieces: Number(request.Quantity) }];
  if (call === 'removeItem' && item !== undefined) return [{ remove: item }];
  if (call === 'extendHold') return [{ extendHold: true }];
  if (call === 'applyPromoCode') return [{ promo: textOf(request.PromoCode) }];
  if (call === 'saveCustomer') return [{ guest: {} }];
  if (call === 'startPayment') return paymentOf(line, later);
  if (call === 'cancelOrder') return [{ cancel: true }];
  return call === 'stopPayment' ? [{ stopPayment: true }] : [];
};
