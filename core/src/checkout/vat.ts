import type { CartLine } from '../cart/cart-line.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { add, type Cents, cents, subtract, zero } from '../money/cents.ts';
import { amountToPay } from '../pricing/price-derivation.ts';

/** A rate of value added tax. Units: hundredths of a percent, 950 for 9.5 %. */
export type VatRate = {
  /** `ticket` or `upsell` for all goods of a kind, or the id of a product or upsell, which takes precedence over its
   *  kind. */
  readonly goods: string;
  readonly rate: number;
  /** First day of the orders to which it applies; every order when absent. */
  readonly from?: LocalDate;
};

/** The part of an order taxed at one rate: `gross` is the amount paid, the sum of `net` and `vat`. */
export type VatLine = { readonly rate: number; readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

export type VatBreakdown = {
  /** Sorted from the highest rate. */
  readonly lines: readonly VatLine[];
  /** The amount paid for vouchers, which are taxed when they are redeemed; absent when there are none. */
  readonly vouchers?: Cents;
};

/** Returns the tax contained in a gross price, rounded half a cent up. */
export const vatWithin = (gross: Cents, rate: number): Cents => {
  const whole = 10_000 + rate;
  return cents(Math.floor((2 * gross * rate + whole) / (2 * whole)));
};

const latest = (rates: readonly VatRate[], goods: string | undefined, placedOn: LocalDate): number | undefined =>
  rates
    .filter((each) => each.goods === goods && (each.from === undefined || each.from <= placedOn))
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
    .at(-1)?.rate;

const goodsOf = (line: CartLine): string | undefined => (line.kind === 'upsell' ? line.upsellId : line.productId);

/** Returns the rate of a line. A gift card has one only when a rate names its product; otherwise it is a voucher. */
export const rateOf = (line: CartLine, rates: readonly VatRate[], placedOn: LocalDate): number | undefined =>
  latest(rates, goodsOf(line), placedOn) ?? (line.kind === 'giftCard' ? undefined : latest(rates, line.kind, placedOn));

/** Returns the tax contained in an order's lines: summed per rate and rounded once, so that all parts add up to the
 *  amount paid. */
export const vatOf = (
  lines: readonly CartLine[],
  rates: readonly VatRate[],
  placedOn: LocalDate,
  isVoucher: (line: CartLine) => boolean,
): VatBreakdown => {
  const paid = new Map<number | undefined, Cents>();
  for (const line of lines) {
    const rate = isVoucher(line) ? undefined : rateOf(line, rates, placedOn);
    paid.set(rate, add(paid.get(rate) ?? zero, amountToPay(line.price)));
  }
  const taxed = [...paid].flatMap(([rate, gross]) => (rate === undefined ? [] : [{ rate, gross }]));
  const vouchers = paid.get(undefined);
  return {
    lines: taxed
      .toSorted((a, b) => b.rate - a.rate)
      .map(({ rate, gross }) => {
        const vat = vatWithin(gross, rate);
        return { rate, net: subtract(gross, vat), vat, gross };
      }),
    vouchers,
  };
};
