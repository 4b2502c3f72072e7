import type { Basket, BasketLine, BasketPrice } from '../pricing/basket-price.ts';
import { amountToPay, type LinePrice, promoShare } from '../pricing/price-derivation.ts';
import { codeByHand, unitByHand } from './prices-by-hand.ts';

/** Prices a basket: our own rules, a host behind a socket, or a foreign program. */
export type Pricer = (basket: Basket) => BasketPrice;

/** A statement that holds for every basket, independent of the catalog. */
export type PricingLaw = {
  readonly name: string;
  /** The law, as a sentence. */
  readonly says: string;
  /** Returns how a basket breaks the law, with its figures in cents; `undefined` when the law holds. */
  readonly broken: (basket: Basket, price: Pricer) => string | undefined;
};

/** Returns the first fault of a line, with the number of the line. */
const firstFault = (
  { lines }: Basket,
  price: BasketPrice,
  fault: (line: BasketLine, price: LinePrice) => string | undefined,
): string | undefined => {
  for (const [at, line] of lines.entries()) {
    const linePrice = price.lines[at];
    const message = linePrice === undefined ? 'has no price' : fault(line, linePrice);
    if (message !== undefined) return `line ${at + 1} ${message}`;
  }
  return undefined;
};

const differs = (what: string, is: number | bigint, expected: number | bigint): string | undefined =>
  BigInt(is) === BigInt(expected) ? undefined : `${what} ${is}, not ${expected}`;

const added = (amounts: readonly (number | bigint)[]): bigint => amounts.reduce<bigint>((a, b) => a + BigInt(b), 0n);

const oneMore = (line: BasketLine): BasketLine => ({ ...line, quantity: line.quantity + 1 });

const reversed = (basket: Basket): Basket => ({ ...basket, lines: basket.lines.toReversed() });

/** Returns the amounts of lines before and after a promo code, sorted, so that lines with equal amounts may change
 *  places. */
const amountsOf = ({ lines }: Basket, { lines: prices }: BasketPrice): string =>
  prices
    .map((price, at) => `${price.amount} ${amountToPay(price)} ${lines[at]?.isEligible}`)
    .sort()
    .join('\n');

/** The laws for a single price, which can be checked without the rest of the basket. */
export const lawsOfOnePrice: readonly PricingLaw[] = [
  {
    name: 'by-hand',
    says: 'a unit costs what the rules say: list price, quantity discount, discount of the day, rounded once',
    broken: (basket, price) =>
      firstFault(basket, price(basket), (line, { unitPrice }) => differs('costs a piece', unitPrice, unitByHand(line))),
  },
  {
    name: 'unit-times-quantity',
    says: 'a line is its unit price times its quantity, to the cent',
    broken: (basket, price) =>
      firstFault(basket, price(basket), ({ quantity }, { unitPrice, amount }) =>
        differs('costs', amount, BigInt(unitPrice) * BigInt(quantity)),
      ),
  },
  {
    name: 'without-discounts',
    says: 'the price without discounts is the list price times the quantity',
    broken: (basket, price) =>
      firstFault(basket, price(basket), (line, { amountWithoutDiscount }) =>
        differs('costs without discounts', amountWithoutDiscount, BigInt(line.price) * BigInt(line.quantity)),
      ),
  },
  {
    name: 'bounds',
    says: 'nothing costs less than nothing, or more than without discounts',
    broken: (basket, price) =>
      firstFault(basket, price(basket), (_, line) => {
        const toPay = amountToPay(line);
        if (toPay < 0) return `costs ${toPay}`;
        return toPay <= line.amountWithoutDiscount
          ? undefined
          : `costs ${toPay}, without discounts ${line.amountWithoutDiscount}`;
      }),
  },
  {
    name: 'chain',
    says: 'the steps of a price begin at nothing, follow from each other and end with what is to pay',
    broken: (basket, price) =>
      firstFault(basket, price(basket), (_, line) => {
        const { steps, amount } = line;
        const gap = steps.findIndex(({ before }, at) => before !== (steps[at - 1]?.after ?? 0));
        if (gap !== -1) return `has a gap before its step ${gap + 1}`;
        const idle = steps.find(
          ({ notApplied, before, after, remainder }) => notApplied && (before !== after || remainder !== 0),
        );
        if (idle !== undefined) return `is changed by ${idle.rule.rule}, which did not apply`;
        return differs('ends with', amountToPay(line), amount - promoShare(line));
      }),
  },
  {
    name: 'sum',
    says: 'the total is what is to pay for the lines, added up',
    broken: (basket, price) => {
      const { lines, total } = price(basket);
      return differs('the total is', total, added(lines.map(amountToPay)));
    },
  },
  {
    name: 'code',
    says: 'a code takes off what it is worth, its shares add up to that, and no share exceeds its line',
    broken: (basket, price) => {
      const { lines } = price(basket);
      const eligible = added(lines.filter((_, at) => basket.lines[at]?.isEligible).map(({ amount }) => amount));
      const worth = basket.promo === undefined ? 0n : codeByHand(basket.promo, eligible);
      const beyond = lines.findIndex((line) => promoShare(line) > line.amount || promoShare(line) < 0);
      return beyond === -1
        ? differs('the code takes', added(lines.map(promoShare)), worth)
        : `the code takes more than line ${beyond + 1} costs`;
    },
  },
  {
    name: 'split',
    says: 'a line gets its part of a code, to less than a cent',
    broken: (basket, price) => {
      const priced = price(basket);
      const { lines } = priced;
      const eligible = added(lines.filter((_, at) => basket.lines[at]?.isEligible).map(({ amount }) => amount));
      const promoTotal = added(lines.map(promoShare));
      return firstFault(basket, priced, ({ isEligible }, line) => {
        if (!isEligible) return undefined;
        const beside = BigInt(promoShare(line)) * eligible - promoTotal * BigInt(line.amount);
        const isPart = eligible === 0n || (beside < eligible && -beside < eligible);
        return isPart ? undefined : `gets ${promoShare(line)} off of ${promoTotal} on ${eligible}`;
      });
    },
  },
  {
    name: 'not-for-line',
    says: 'a code takes nothing off a line that it is not for',
    broken: (basket, price) =>
      firstFault(basket, price(basket), ({ isEligible }, line) =>
        isEligible ? undefined : differs('gets off', promoShare(line), 0),
      ),
  },
];

/** The laws of prices, in the order in which a fault is easiest to find. */
export const pricingLaws: readonly PricingLaw[] = [
  ...lawsOfOnePrice,
  {
    name: 'bigger-quantity',
    says: 'a piece never gets dearer by one more of it',
    broken: (basket, price) => {
      const more = price({ ...basket, lines: basket.lines.map(oneMore) }).lines.map(({ unitPrice }) => unitPrice);
      const now = price(basket).lines.map(({ unitPrice }) => unitPrice);
      const at = now.findIndex((unit, index) => (more[index] ?? unit) > unit);
      return at === -1 ? undefined : `line ${at + 1} costs ${now[at]} a piece, and ${more[at]} for one more`;
    },
  },
  {
    name: 'order',
    says: 'the order of the lines does not matter',
    broken: (basket, price) => {
      const back = reversed(basket);
      return amountsOf(basket, price(basket)) === amountsOf(back, price(back))
        ? undefined
        : 'a line costs something else when the lines are turned round';
    },
  },
];
