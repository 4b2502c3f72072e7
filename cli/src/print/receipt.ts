import type { Cart } from '@shop/core/cart/cart';
import type { CentFault } from '@shop/core/cart/cent-check';
import { subtract, sum, zero } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { BasketPrice } from '@shop/core/pricing/basket-price';
import { amountToPay, type LinePrice, type PriceStep, promoShare } from '@shop/core/pricing/price-derivation';
import { notAppliedText, priceRuleText, type RuleText } from '@shop/core/pricing/price-rule-text';
import { emptyLine, type Line, left, line, type Row, right, span, table } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';
import { amountOff, itemTitle, periodText } from './item-texts.ts';
import { operandText, remainderText } from './price-rule-texts.ts';

/** The parts of a cart or an order that a receipt contains. */
export type ReceiptParts = Pick<Cart, 'items' | 'promo' | 'couponsDisabled' | 'totalPrice'> & {
  /** Whether promo codes were given that take nothing off. */
  readonly hasVainCodes?: boolean;
};

/** Adds up the lines. `addsUp` is false when the lines minus the promo code differ from the provider's total; the
 *  total is printed unchanged. */
export const cartSum = ({ items, promo, totalPrice: total }: ReceiptParts) => {
  const linesTotal = sum(items.map(({ price }) => price.amount));
  const isUnsaid = promo !== undefined && promo.amount === undefined;
  return {
    linesTotal,
    total,
    addsUp: isUnsaid ? total <= linesTotal : subtract(linesTotal, promo?.amount ?? zero) === total,
  };
};

const columns = [
  ...left('rule'),
  ...right('operand', 'before', 'after', 'rounded off'),
  ...left('not applied because'),
];

const ruleWords = ({ key, facts }: RuleText, words: Translator): string => words.say(key, facts);

const stepRow = ({ rule, before, after, remainder, notApplied }: PriceStep, words: Translator): Row => {
  const { language } = words;
  const tone = notApplied === undefined ? 'plain' : 'quiet';
  return [
    ruleWords(priceRuleText(rule), words),
    operandText(rule, language),
    rule.rule === 'listPrice' || rule.rule === 'providerPrice' ? '' : euroText(before, language),
    euroText(after, language),
    remainderText(remainder, language),
    notApplied === undefined ? '' : ruleWords(notAppliedText(notApplied), words),
  ].map((text) => span(text, tone));
};

/** Returns the steps of a price, and the amount to pay next to the amount without any discount. */
const priceRows = (price: LinePrice, words: Translator): readonly Row[] => {
  const toPay = amountToPay(price);
  const { steps, amountWithoutDiscount: undiscounted } = price;
  const before = undiscounted > toPay ? euroText(undiscounted, words.language) : '';
  return [
    ...steps.map((step) => stepRow(step, words)),
    [span('line', 'strong'), '', span(before, 'quiet'), span(euroText(toPay, words.language), 'strong')],
  ];
};

/** Returns the promo code with its discount on all lines, or why no code is applied. */
const promoRow = ({ promo, couponsDisabled, hasVainCodes = false }: ReceiptParts, words: Translator): Row => {
  if (promo !== undefined) {
    const name = words.say('Price.promo', { code: promo.code });
    return [name, '', '', amountOff(promo, words.language).trim()];
  }
  const given = hasVainCodes ? 'what was given took nothing' : 'none was given';
  const why = couponsDisabled ? 'no codes are taken' : given;
  return [span(words.say('Price.promoCode'), 'quiet'), '', '', '', '', span(why, 'quiet')];
};

const totalRows = (cart: ReceiptParts, words: Translator): readonly Row[] => {
  const { language } = words;
  const { linesTotal, total, addsUp } = cartSum(cart);
  return [
    [cart.promo === undefined ? 'sum of the lines' : 'sum before the code', '', '', euroText(linesTotal, language)],
    promoRow(cart, words),
    [span('total', 'strong'), '', '', span(euroText(total, language), 'strong')],
    ...(addsUp ? [] : [[span('the lines and the total do not add up', 'bad')]]),
  ];
};

/** A line with its heading, printed above its steps. */
type ReceiptLine = { readonly head: Line; readonly price: LinePrice };

/** Returns the derivation of every price in one grid: each rule with its operand, the price before and after it, and
 *  the rounding remainder. A rule that did not apply states why. */
const priceLines = (items: readonly ReceiptLine[], totals: readonly Row[], words: Translator): readonly Line[] => {
  const blocks = items.map(({ head, price }) => ({ head, steps: priceRows(price, words) }));
  const [titles = emptyLine, ...rows] = table(columns, [...blocks.flatMap(({ steps }) => steps), ...totals], '   ');
  const lines = blocks.flatMap(({ head, steps }) => [head, ...rows.splice(0, steps.length), emptyLine]);
  return [titles, ...lines, ...rows];
};

/** Returns the receipt of a cart or an order. */
export const receiptLines = (cart: ReceiptParts, words: Translator): readonly Line[] =>
  priceLines(
    cart.items.map((item, at) => ({
      head: line(span(`${at + 1}  ${itemTitle(item)}`, 'strong'), `  ${periodText(item)}`),
      price: item.price,
    })),
    totalRows(cart, words),
    words,
  );

/** Returns the receipt of a basket that is calculated without a shop. */
export const basketReceiptLines = ({ lines, total }: BasketPrice, words: Translator): readonly Line[] => {
  const { language } = words;
  const off = sum(lines.map(promoShare));
  return priceLines(
    lines.map((price, at) => ({ head: line(span(`line ${at + 1}`, 'strong')), price })),
    [
      ...(off === 0 ? [] : [[words.say('Price.promoCode'), '', '', `-${euroText(off, language)}`]]),
      [span('total', 'strong'), '', '', span(euroText(total, language), 'strong')],
    ],
    words,
  );
};

/** Returns a line whose derivations differ, each below its title. */
export const differingLines = (
  head: Line,
  derivations: Readonly<Record<string, LinePrice>>,
  words: Translator,
): readonly Line[] => [
  head,
  ...Object.entries(derivations).flatMap(([title, price]) => [
    line(title),
    ...table(columns, priceRows(price, words), '   '),
  ]),
  emptyLine,
];

/** Returns each figure that differs: for a line the received derivation and ours, else the two amounts. */
export const centFaultLines = (cart: Cart, faults: readonly CentFault[], words: Translator): readonly Line[] =>
  faults.flatMap((fault) => {
    if (fault.figure !== 'line') {
      const [shown, ours] = [fault.shown, fault.ours].map((amount) => euroText(amount, words.language));
      return [line(span(fault.figure, 'bad'), `  shown ${shown}, by our rules ${ours}`)];
    }
    const at = cart.items.findIndex(({ cartItemId: id }) => id === fault.item);
    const item = cart.items[at];
    const head = line(span(item === undefined ? fault.item : `${at + 1}  ${itemTitle(item)}`, 'bad'));
    return differingLines(head, { shown: fault.shown, 'by our rules': fault.ours }, words);
  });
