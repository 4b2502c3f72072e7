import { maxPersonsPerCart } from '../availability/capacity.ts';
import type { Cents } from '../money/cents.ts';
import { type Basket, type BasketLine, basketPrice } from '../pricing/basket-price.ts';
import { type PercentRuleName, percentRules } from '../pricing/price-derivation.ts';
import type { Promo } from '../pricing/promo-discount.ts';
import { codeByHand, unitByHand } from './prices-by-hand.ts';

/** Maximum gift cards of a cart. */
const maxCards = { pieces: 100, cents: 1_000_000 };

const euros = (cents: number | bigint): number => Number(cents) / 100;
const name = (at: number): string => `line-${at + 1}`;
const code = 'CODE';

/** The members of a catalog file that make a shop sell a ticket with a percent. */
const soldWith: Readonly<Record<PercentRuleName, (percent: number) => object>> = {
  facilityDiscount: (discount) => ({ days: { discount } }),
};

const percentsOf = (line: BasketLine) => percentRules.map((rule) => [rule, Number(line[rule] ?? 0)] as const);

/** Only tickets have percents. */
const isTicket = (line: BasketLine): boolean => percentsOf(line).some(([, percent]) => percent > 0);

/** Sets a quantity of 0 to 1: a shop sells at least one piece, and a wrong price shows with one piece as well. */
const atLeastOne = (line: BasketLine): BasketLine => ({ ...line, quantity: Math.max(1, line.quantity) });

/** Returns a line as a shop can sell it: a ticket with a percent has a discount from any quantity, and an upsell
 *  without its ticket has none. */
const sellable = ({
  priceWithDiscount,
  quantityDiscountMinItems = 0,
  lacksTicket,
  ...line
}: BasketLine): BasketLine => {
  const isReduced = lacksTicket !== true && (!isTicket(line) || line.quantity >= quantityDiscountMinItems);
  if (priceWithDiscount === undefined || priceWithDiscount >= line.price || !isReduced) return line;
  return { ...line, priceWithDiscount, ...(isTicket(line) ? {} : { quantityDiscountMinItems }) };
};

const amountByHand = (line: BasketLine): bigint => unitByHand(line) * BigInt(line.quantity);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

const takenByHand = ({ lines, promo }: Basket): bigint =>
  promo === undefined ? 0n : codeByHand(promo, sum(lines.filter(({ isEligible }) => isEligible).map(amountByHand)));

const priced = ({ price, priceWithDiscount }: BasketLine, at: number) => ({
  id: name(at),
  name: name(at),
  price: euros(price),
  ...(priceWithDiscount === undefined ? {} : { priceWithDiscount: euros(priceWithDiscount) }),
});

const product = (line: BasketLine, at: number) => {
  const shared = { id: name(at), image: '', name: name(at), url: name(at) };
  const { quantityDiscountMinItems: min = 0 } = line;
  return isTicket(line)
    ? {
        ...{ ...shared, type: 'dailyTicket', pageGroup: 'poolTickets', facility: 'pool', windowDays: 30 },
        ...Object.fromEntries(percentsOf(line).flatMap(([rule, percent]) => Object.entries(soldWith[rule](percent)))),
        priceGroups: [{ id: name(at), name: name(at), priceLists: [priced(line, at)] }],
      }
    : {
        ...{ ...shared, type: 'giftCard', pageGroup: 'giftVouchers', priceLists: [priced(line, at)] },
        ...(min === 0 ? {} : { quantityDiscountMinItems: min }),
      };
};

const promoEntry = (promo: Promo, lines: readonly BasketLine[]) => ({
  ...{ code, description: code },
  ...(promo.type === 'percent' ? { percent: Number(promo.percent) } : { amount: euros(promo.amount) }),
  products: lines.flatMap(({ isEligible }, at) => (isEligible ? [name(at)] : [])),
});

const step = (line: BasketLine, at: number) =>
  isTicket(line)
    ? { ticket: name(at), day: '+3d', tickets: { [name(at)]: line.quantity } }
    : { giftCard: name(at), priceLists: { [name(at)]: line.quantity } };

const fits = (lines: readonly BasketLine[]): boolean => {
  const total = (of: readonly BasketLine[], figure: (line: BasketLine) => number): number =>
    of.reduce((all, line) => all + figure(line), 0);
  const cards = lines.filter((line) => !isTicket(line));
  return (
    lines.every(({ quantityDiscountMinItems: min = 0, price }) => min <= 100 && price <= maxCards.cents) &&
    total(lines.filter(isTicket), ({ quantity }) => quantity) <= maxPersonsPerCart &&
    total(cards, ({ quantity }) => quantity) <= maxCards.pieces &&
    total(cards, ({ quantity, price }) => quantity * price) <= maxCards.cents
  );
};

/** Returns a basket as a scenario of a shop that sells just these lines, with the total computed by hand. `undefined`
 *  for a basket that no shop sells, and when the total under test is right. */
export const basketScenario = (basket: Basket, title: string) => {
  const lines = basket.lines.map(atLeastOne).map(sellable);
  const promo = takenByHand({ ...basket, lines }) > 0n ? basket.promo : undefined;
  const sold: Basket = { lines, ...(promo === undefined ? {} : { promo }) };
  const total = sum(lines.map(amountByHand)) - takenByHand(sold);
  const computed: Cents = basketPrice(sold).total;
  if (lines.length === 0 || !fits(lines) || BigInt(computed) === total) return undefined;
  const steps = [...lines.map(step), ...(promo === undefined ? [] : [{ promo: code }])];
  return {
    name: title,
    world: {
      at: '2027-01-15T09:00:00Z',
      catalog: {
        facilities: [{ id: 'pool', days: { from: 0, to: 30, capacity: 100 } }],
        products: lines.map(product),
        ...(promo === undefined ? {} : { promoCodes: [promoEntry(promo, lines)] }),
      },
    },
    steps: [...steps, { expect: { total: euros(total) } }],
  };
};
