import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { productId, upsellId } from '../ids.ts';
import { add, cents, sum } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { amountToPay } from '../pricing/price-derivation.ts';
import { aDay, aGiftCardLine, anUpsellLine, aTicketLine } from '../testing/builders.ts';
import { type VatBreakdown, type VatRate, vatOf, vatWithin } from './vat.ts';

const rates: readonly VatRate[] = [
  { goods: 'ticket', rate: 950 },
  { goods: 'upsell', rate: 2200 },
  { goods: 'massage', rate: 950 },
];
const paidIn = ({ lines, vouchers = cents(0) }: VatBreakdown) => add(sum(lines.map(({ gross }) => gross)), vouchers);
const none = () => false;
const price = (amount: number, quantity = 1) => linePrice({ price: cents(amount), quantity });

const anyLine = fc
  .tuple(fc.constantFrom('ticket', 'upsell', 'giftCard', 'massage'), fc.nat(1_000_00), fc.integer({ min: 1, max: 100 }))
  .map(([kind, amount, quantity]) => {
    const overrides = { price: price(amount, quantity) };
    if (kind === 'ticket') return aTicketLine(overrides);
    if (kind === 'upsell') return anUpsellLine(overrides);
    return aGiftCardLine({ ...overrides, productId: productId(kind) });
  });

describe('the tax of an order', () => {
  it('sums up with net amounts and vouchers to the amount paid, in any order of lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const tax = vatOf(lines, rates, aDay, none);
        expect(paidIn(tax)).toBe(sum(lines.map((line) => amountToPay(line.price))));
        for (const { net, vat, gross } of tax.lines) expect(add(net, vat)).toBe(gross);
        expect(vatOf(lines.toReversed(), rates, aDay, none)).toEqual(tax);
      }),
    );
  });

  it.each([
    [122, 2200, 22],
    [0, 2200, 0],
    [1, 2200, 0],
    [3, 2000, 1],
    [2, 2200, 0],
    [3960, 950, 344],
    [100, 0, 0],
  ])('of %i cents at %i hundredths of a percent is %i', (gross, rate, vat) => {
    expect(vatWithin(cents(gross), rate)).toBe(vat);
  });
});

describe('the rate of a line', () => {
  const rateOf = (placedOn: string, dated: readonly VatRate[]) =>
    vatOf([aTicketLine()], dated, localDate(placedOn), none).lines[0]?.rate;

  it('is the rate of its product, otherwise of its kind', () => {
    expect(rateOf(aDay, [...rates, { goods: 'termalija', rate: 500 }])).toBe(500);
    const towel = { goods: 'towel', rate: 0 };
    expect(vatOf([anUpsellLine({ upsellId: upsellId('towel') })], [...rates, towel], aDay, none).lines[0]?.rate).toBe(
      0,
    );
  });

  it('is the rate on the day of the order', () => {
    const dated = [{ goods: 'ticket', rate: 1000, from: localDate('2027-07-01') }, ...rates];
    expect([rateOf('2027-06-30', dated), rateOf('2027-07-01', dated), rateOf('2027-07-02', dated)]).toEqual([
      ...[950, 1000, 1000],
    ]);
  });
});

describe('a gift card', () => {
  it('is a voucher without tax unless its product has a rate', () => {
    const [named, other] = [aGiftCardLine(), aGiftCardLine({ productId: productId('bon') })];
    expect(vatOf([named, other], rates, aDay, none)).toMatchObject({
      lines: [{ rate: 950, gross: 80_00 }],
      vouchers: 80_00,
    });
  });

  it('with a value is a voucher whatever the rates say', () => {
    expect(vatOf([aGiftCardLine()], rates, aDay, ({ kind }) => kind === 'giftCard')).toEqual({
      lines: [],
      vouchers: 80_00,
    });
  });
});
