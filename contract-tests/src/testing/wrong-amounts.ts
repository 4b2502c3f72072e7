import type { Cart } from '@shop/core/cart/cart';
import type { ShopPort } from '@shop/core/cart/shop-port';
import { type Cents, cents, sum, times } from '@shop/core/money/cents';
import { amountToPay, type LinePrice, type PriceRule, type PriceStep } from '@shop/core/pricing/price-derivation';

/** What a provider gets wrong: the lines of a cart as it tells them. */
export type Wrong = (lines: readonly LinePrice[]) => readonly LinePrice[];

const ruleOf = <Name extends PriceRule['rule']>({ steps }: LinePrice, name: Name) =>
  steps.flatMap((step) => (step.rule.rule === name ? [step] : []))[0];

/** The same line at another price of a piece. */
const costing = (line: LinePrice, unitPrice: Cents): LinePrice => {
  const amount = times(unitPrice, line.quantity);
  const told = (step: PriceStep): PriceStep => {
    switch (step.rule.rule) {
      case 'facilityDiscount':
        return { ...step, after: unitPrice };
      case 'quantity':
        return { ...step, before: unitPrice, after: amount };
      case 'promoCode':
        return { ...step, before: amount, after: cents(amount - step.rule.operand) };
      default:
        return step;
    }
  };
  return { ...line, unitPrice, amount, steps: line.steps.map(told) };
};

const percentOf = (line: LinePrice): number => {
  const rule = ruleOf(line, 'facilityDiscount')?.rule;
  return rule?.rule === 'facilityDiscount' ? rule.operand : 0;
};

/** Half a cent of the day's discount goes down. */
const halfCentDown: Wrong = (lines) =>
  lines.map((line) =>
    ruleOf(line, 'facilityDiscount')?.remainder === -50 ? costing(line, cents(line.unitPrice - 1)) : line,
  );

/** The price of several pieces counts from one more than their number on. */
const onePieceLate: Wrong = (lines) =>
  lines.map((line) => {
    const step = ruleOf(line, 'quantityDiscount');
    const isLate =
      step?.rule.rule === 'quantityDiscount' && step.rule.minItems > 1 && step.rule.minItems === line.quantity;
    if (step === undefined || !isLate) return line;
    const full = (one: PriceStep): PriceStep => {
      if (one === step) return { ...one, after: one.before };
      return one.rule.rule === 'facilityDiscount' ? { ...one, before: step.before } : one;
    };
    return costing({ ...line, steps: line.steps.map(full) }, step.before);
  });

/** The day's discount is taken off twice. */
const twice: Wrong = (lines) =>
  lines.map((line) => costing(line, cents(Math.floor((line.unitPrice * (100 - percentOf(line)) + 50) / 100))));

/** The first line that a code lowers gets a cent less off than its part. */
const centLost: Wrong = (lines) => {
  const at = lines.findIndex((line) => amountToPay(line) < line.amount);
  const lost = (step: PriceStep): PriceStep =>
    step.rule.rule === 'promoCode'
      ? { ...step, rule: { ...step.rule, operand: cents(step.rule.operand - 1) }, after: cents(step.after + 1) }
      : step;
  return lines.map((line, index) => (index === at ? { ...line, steps: line.steps.map(lost) } : line));
};

/** Defects of a provider that sells everything else as it should. */
export const wrongs = {
  'half a cent rounded down': halfCentDown,
  'a quantity discount one piece late': onePieceLate,
  "the day's discount taken twice": twice,
  'a cent of a code lost in its split': centLost,
} satisfies Readonly<Record<string, Wrong>>;

/** A shop that tells wrong amounts in carts, in which lines and total agree. */
export const withWrongAmounts = (shop: ShopPort, wrong: Wrong): ShopPort => {
  const told = (cart: Cart): Cart => {
    const prices = wrong(cart.items.map(({ price }) => price));
    const items = cart.items.map((item, at) => ({ ...item, price: prices[at] ?? item.price }));
    return { ...cart, items, totalPrice: sum(items.map(({ price }) => amountToPay(price))) };
  };
  return {
    ...shop,
    loadCart: (query) => shop.loadCart(query).map(told),
    addUpsell: (order, key, client) => shop.addUpsell(order, key, client).map(told),
    changeQuantity: (change) => shop.changeQuantity(change).map(told),
    removeItem: (removal) => shop.removeItem(removal).map(told),
    extendHold: (extension) => shop.extendHold(extension).map(told),
  };
};
