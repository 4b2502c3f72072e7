import type { CartItemId } from '../ids.ts';
import { type Cents, subtract, sum, zero } from '../money/cents.ts';
import { type BasketLine, basketPrice } from '../pricing/basket-price.ts';
import { amountToPay, isPercentRule, type LinePrice, promoShare } from '../pricing/price-derivation.ts';
import type { Cart } from './cart.ts';

/** A figure of a cart that is not what our own rules make of it. */
export type CentFault =
  | { readonly figure: 'line'; readonly item: CartItemId; readonly shown: LinePrice; readonly ours: LinePrice }
  | { readonly figure: 'promo' | 'total'; readonly shown: Cents; readonly ours: Cents };

/** A price's parts by its own derivation; none without one. */
export const pricedFrom = (price: LinePrice): BasketLine | undefined => {
  const [listed] = price.steps.flatMap(({ rule }) => (rule.rule === 'listPrice' ? [rule.operand] : []));
  if (listed === undefined) return undefined;
  const [reduced] = price.steps.flatMap(({ rule, notApplied }) =>
    rule.rule === 'quantityDiscount' && notApplied?.reason !== 'noDiscountPrice'
      ? [{ ...rule, lacksTicket: notApplied?.reason === 'needsTicket' }]
      : [],
  );
  const percents = Object.fromEntries(
    price.steps.flatMap(({ rule }) => (isPercentRule(rule) ? [[rule.rule, rule.operand] as const] : [])),
  );
  return {
    price: listed,
    quantity: price.quantity,
    isEligible: false,
    priceWithDiscount: reduced?.operand,
    quantityDiscountMinItems: reduced?.minItems,
    lacksTicket: reduced?.lacksTicket,
    ...percents,
  };
};

/** The figures that a buyer sees, whatever led to them. */
const figuresOf = ({ unitPrice, quantity, amount, amountWithoutDiscount }: LinePrice): string =>
  [unitPrice, quantity, amount, amountWithoutDiscount].join(' ');

/** A line priced again, from what is given or else from its own derivation; nothing where both say the same. */
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

/** Recomputes every figure of a cart by our rules from its own derivations: unit prices, amounts, shares of the code,
 *  and the total. A line without a derivation is only added up. */
export const centFaults = (cart: Cart): readonly CentFault[] => {
  const prices = cart.items.map(({ price }) => price);
  const off = sum(prices.map(promoShare));
  const isSplit = cart.promo !== undefined && prices.some(({ steps }) => steps.at(-1)?.rule.rule === 'promoCode');
  const ours = isSplit
    ? sum(prices.map(amountToPay))
    : subtract(sum(prices.map(({ amount }) => amount)), cart.promo?.amount ?? zero);
  // What a code takes off that is not said is anything from nothing to all of it.
  const isOpen = !isSplit && cart.promo !== undefined && cart.promo.amount === undefined;
  const isPossible = isOpen && cart.totalPrice <= ours;
  return [
    ...cart.items.flatMap((item) => lineFault(item) ?? []),
    ...(isSplit ? sumFault('promo', cart.promo?.amount ?? zero, off) : []),
    ...(isPossible ? [] : sumFault('total', cart.totalPrice, ours)),
  ];
};
