import { isRecord } from '@shop/adapters/wire/codec/json-value';

type Json = Record<string, unknown>;

const listOf = (json: unknown): readonly Json[] => (Array.isArray(json) ? json.filter(isRecord) : []);

const centsOf = (euros: unknown): number => Math.round(Number(euros) * 100);

const ruleOf = (step: Json): Json => (isRecord(step.rule) ? step.rule : {});

const stepsOf = ({ priceSteps }: Json): readonly Json[] => listOf(priceSteps);

/** Returns the share of a promo code on a line, in cents. */
const shareOf = (item: Json): number => {
  const rule = ruleOf(stepsOf(item).at(-1) ?? {});
  return rule.rule === 'promoCode' ? centsOf(rule.operand) : 0;
};

/** Returns the line with another share of the promo code. */
const withShare = (item: Json, share: number): Json => {
  const steps = stepsOf(item);
  const last = steps.at(-1);
  if (last === undefined || ruleOf(last).rule !== 'promoCode') return item;
  const off = { ...last, rule: { ...ruleOf(last), operand: share / 100 }, after: (centsOf(last.before) - share) / 100 };
  return { ...item, priceSteps: [...steps.slice(0, -1), off] };
};

const totalOf = (items: readonly Json[]): number =>
  items.reduce((sum, item) => sum + centsOf(item.priceTotal) - shareOf(item), 0);

/** Returns the cart with other lines, and with its total and promo code adjusted. */
const withItems = (cart: Json, items: readonly Json[]): Json => ({
  items,
  totalPrice: totalOf(items) / 100,
  promoCode: isRecord(cart.promoCode)
    ? { ...cart.promoCode, amount: items.reduce((sum, item) => sum + shareOf(item), 0) / 100 }
    : cart.promoCode,
});

/** Returns the cart with the shares of its promo code calculated in another way. */
const reshared =
  (shareBy: (item: Json, percent: number) => number) =>
  (cart: Json): Json => {
    const items = listOf(cart.items);
    const lowered = items.filter((item) => shareOf(item) > 0);
    const base = lowered.reduce((sum, item) => sum + centsOf(item.priceTotal), 0);
    if (base === 0) return cart;
    const percent = Math.round((lowered.reduce((sum, item) => sum + shareOf(item), 0) * 100) / base);
    return withItems(
      cart,
      items.map((item) => (shareOf(item) > 0 ? withShare(item, shareBy(item, percent)) : item)),
    );
  };

/** Returns a line with each piece one cent cheaper, if its discount of the day ends in half a cent. */
const roundedDown = (item: Json): Json => {
  const steps = stepsOf(item);
  const at = steps.findIndex((step) => ruleOf(step).rule === 'facilityDiscount');
  const step = steps[at];
  if (step === undefined) return item;
  const isHalf = (centsOf(step.before) * (100 - Number(ruleOf(step).operand))) % 100 === 50;
  if (!isHalf) return item;
  const quantity = Number(item.quantity);
  const less = (euros: unknown, cents: number): number => (centsOf(euros) - cents) / 100;
  const changed = steps.map((one, index) => {
    if (index < at) return one;
    if (index === at) return { ...one, after: less(one.after, 1) };
    const before = less(one.before, ruleOf(one).rule === 'quantity' ? 1 : quantity);
    return { ...one, before, after: less(one.after, quantity) };
  });
  return {
    ...item,
    unitPrice: less(item.unitPrice, 1),
    priceTotal: less(item.priceTotal, quantity),
    priceSteps: changed,
  };
};

/** Consistent carts with wrong prices, by their fault. */
export const wrongCarts = {
  'half a cent goes down': (cart: Json): Json => withItems(cart, listOf(cart.items).map(roundedDown)),
  'a split loses a cent': reshared(({ priceTotal }, percent) => Math.floor((centsOf(priceTotal) * percent) / 100)),
  'a discount on the wrong base': reshared(({ priceTotalWithoutDiscount }, percent) =>
    Math.round((centsOf(priceTotalWithoutDiscount) * percent) / 100),
  ),
} as const;
