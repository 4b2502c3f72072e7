import type { CartItemId } from '../ids.ts';
import { type Cents, subtract, sum, zero } from '../money/cents.ts';
import { type BasketLine, basketPrice } from '../pricing/basket-price.ts';
import { amountToPay, isPercentRule, type LinePrice, promoShare } from '../pricing/price-derivation.ts';
import type { Cart } from './cart.ts';

/** A figure of a cart that differs from the result of our own rules. `ours` is the result, `shown` the cart's
 *  figure. */
export type CentFault =
  | { readonly figure: 'line'; readonly item: CartItemId; readonly shown: LinePrice; readonly ours: LinePrice }
  | { readonly figure: 'promo' | 'total'; readonly shown: Cents; readonly ours: Cents };

/** Returns the input of a price, read from its derivation; `undefined` when the price has no derivation. */
export const pricedFrom = (price: LinePrice): BasketLine | undefined => {
  const [listPrice] = price.steps.flatMap(({ rule }) => (rule.rule === 'listPrice' ? [rule.operand] : []));
  if (listPrice === undefined) return undefined;
  const [reduced] = price.steps.flatMap(({ rule, notApplied }) =>
    rule.rule === 'quantityDiscount' && notApplied?.reason !== 'noDiscountPrice'
      ? [{ ...rule, lacksTicket: notApplied?.reason === 'needsTicket' }]
      : [],
  );
  const percents = Object.fromEntries(
    price.steps.flatMap(({ rule }) => (isPercentRule(rule) ? [[rule.rule, rule.operand] as const] : [])),
  );
  return {
    price: listPrice,
    quantity: price.quantity,
    isEligible: false,
    priceWithDiscount: reduced?.operand,
    quantityDiscountMinItems: reduced?.minItems,
    lacksTicket: reduced?.lacksTicket,
    ...percents,
  };
};

/** Returns the figures of a price that the buyer sees, without the derivation. */
const figuresOf = ({ unitPrice, quantity, amount, amountWithoutDiscount }: LinePrice): string =>
  [unitPrice, quantity, amount, amountWithoutDiscount].join(' ');

/** Computes a line's price again, from `from` or from its own derivation. Returns the fault, or `undefined` when both
 *  prices are equal or there is no derivation. */
export const lineFault = (
  { cartItemId: id, price }: Cart['items'][number],
  from: BasketLine | undefined = pricedFrom(price),
): CentFault | undefined => {
  const [ours] = from === undefined ? [] : basketPrice({ lines: [from] }).lines;
  const isAlike = ours === undefined || figuresOf(ours) === figuresOf(price);
  return isAlike ? undefined : { figure: 'line', item: id, shown: price, ours };
};

const sumFault = (figure: 'promo' | 'total', shown: Cents, ours: Cents): readonly CentFault[] =>
  shown === ours ? [] : [{ figure, shown, ours }];

/** Computes every figure of a cart again with our rules from its own derivations: unit prices, amounts, shares of the
 *  promo code, and the total. The amount of a line without a derivation is only added to the total. */
export const centFaults = (cart: Cart): readonly CentFault[] => {
  const prices = cart.items.map(({ price }) => price);
  const promoTotal = sum(prices.map(promoShare));
  const isSplit = cart.promo !== undefined && prices.some(({ steps }) => steps.at(-1)?.rule.rule === 'promoCode');
  const ours = isSplit
    ? sum(prices.map(amountToPay))
    : subtract(sum(prices.map(({ amount }) => amount)), cart.promo?.amount ?? zero);
  // The reduction of a promo code without amount can be anything from 0 to the whole total.
  const isOpen = !isSplit && cart.promo !== undefined && cart.promo.amount === undefined;
  const isPossible = isOpen && cart.totalPrice <= ours;
  return [
    ...cart.items.flatMap((item) => lineFault(item) ?? []),
    ...(isSplit ? sumFault('promo', cart.promo?.amount ?? zero, promoTotal) : []),
    ...(isPossible ? [] : sumFault('total', cart.totalPrice, ours)),
  ];
};
