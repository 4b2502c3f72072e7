import { periodOfLine } from '@shop/core/cart/cart-line';
import { inEuros, zero } from '@shop/core/money/cents';
import type { BasketPrice } from '@shop/core/pricing/basket-price';
import { amountToPay, type LinePrice, promoShare } from '@shop/core/pricing/price-derivation';
import type { FieldLines } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { cartSum, type ReceiptParts } from './receipt.ts';

/** An empty receipt, for a visitor without a cart. */
export const noParts: ReceiptParts = { items: [], couponsDisabled: false, totalPrice: zero };

/** Returns a price with its derivation and the amount to pay. */
const derivedPrice = (price: LinePrice, wire: Wire) => ({
  ...wire.linePrice(price),
  promoShare: inEuros(promoShare(price)),
  toPay: inEuros(amountToPay(price)),
});

const derivedNames = 'quantity unitPrice amount amountWithoutDiscount steps[] promoShare toPay';

/** Returns the fields of the steps of a line's price at `path`. */
export const stepFields = (path: string): FieldLines => [
  `${path}.steps[]: rule before after remainder notApplied?`,
  `${path}.steps[].rule: rule operand minItems?`,
  `${path}.steps[].notApplied: reason needs? has?`,
];

/** Returns the prices of a basket that is calculated without a shop, with their derivations. */
export const basketDocument = ({ lines, total, totalWithoutDiscount }: BasketPrice, wire: Wire) => ({
  lines: lines.map((price) => derivedPrice(price, wire)),
  total: inEuros(total),
  totalWithoutDiscount: inEuros(totalWithoutDiscount),
});

/** The fields of the basket document. */
export const basketNames = 'lines[] total totalWithoutDiscount';
export const basketFields = (path: string): FieldLines => [
  `${path}lines[]: ${derivedNames}`,
  ...stepFields(`${path}lines[]`),
];

/** Returns the derivation of every price, for `--json`. Remainders in hundredths of a cent. */
export const derivationDocument = (parts: ReceiptParts, wire: Wire) => {
  const { linesTotal, total, addsUp } = cartSum(parts);
  const { promo, couponsDisabled } = parts;
  const lines = parts.items.map((item) => {
    const { cartItemId, kind: lineKind, productTitle, priceTitle, price } = item;
    const head = { cartItemId, lineKind, productTitle, priceTitle, period: periodOfLine(item) ?? null };
    return { ...head, ...derivedPrice(price, wire) };
  });
  return {
    lines,
    linesTotal: inEuros(linesTotal),
    promoCode: promo === undefined ? null : { ...promo, amount: inEuros(promo.amount) },
    couponsDisabled,
    total: inEuros(total),
    addsUp,
  };
};

/** Returns the fields of the derivation document. `subject` are the names before them. */
export const derivationFields = (subject: string): FieldLines => [
  `${subject} lines[] linesTotal promoCode couponsDisabled total addsUp`,
  `lines[]: cartItemId lineKind productTitle priceTitle period ${derivedNames}`,
  'lines[].period: type date? id? name?',
  ...stepFields('lines[]'),
  'promoCode: code description amount?',
];
