import { cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import { cartTotal } from '@shop/core/pricing/cart-total';
import { linePrice } from '@shop/core/pricing/line-price';
import { withPromo } from '@shop/core/pricing/promo-step';

const tenPercent = { type: 'percent', percent: percent(10) } as const;
const off = [percent(0), percent(20), percent(33)] as const;

/** Prices a whole cart: the derivation of every line, the shares of the code, and the total. */
const priceCart = (lines: number): number => {
  const prices = Array.from({ length: lines }, (_, index) =>
    linePrice({
      price: cents(2200 + index),
      priceWithDiscount: cents(2000 + index),
      quantity: 1 + (index % 7),
      quantityDiscountMinItems: 5,
      facilityDiscount: off[index % 3] ?? off[0],
    }),
  );
  const eligible = prices.map((price) => ({ price, isEligible: true }));
  return cartTotal(withPromo(tenPercent, eligible)).total;
};

/** Returns how many carts with this number of lines are priced per second. */
export const derivationsPerSecond = (lines: number, milliseconds: number): number => {
  const start = performance.now();
  let carts = 0;
  let checksum = 0;
  while (performance.now() - start < milliseconds) {
    checksum += priceCart(lines);
    carts += 1;
  }
  if (checksum <= 0) throw new Error('a priced cart cannot be free');
  return (carts * 1000) / (performance.now() - start);
};
