import type { Cart, LostLine } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { providersId } from '@shop/core/numeric-id';
import { emptyLine, type Line, left, line, type Row, right, span, table } from '../text/line.ts';
import type { Translator } from '../translations/translator.ts';
import { amountOff, holdText, itemTitle, latestHoldText, periodText } from './item-texts.ts';

const columns = [
  ...right('#'),
  ...left('item', 'valid'),
  ...right('quantity', 'each', 'amount', 'undiscounted'),
  ...left('held until', 'at the latest'),
];

/** The language and time zone of printed lines. */
export type LineSettings = { readonly language: Language; readonly zone: string };

const itemRow = (item: CartLine, at: number, { language, zone }: LineSettings): Row => {
  const { quantity, unitPrice, amount, amountWithoutDiscount } = item.price;
  return [
    String(at + 1),
    itemTitle(item),
    periodText(item),
    String(quantity),
    euroText(unitPrice, language),
    euroText(amount, language),
    amountWithoutDiscount > amount ? span(euroText(amountWithoutDiscount, language), 'quiet') : '',
    span(
      holdText(item, zone),
      item.kind === 'ticket' && (item.hold.type === 'expired' || item.hold.type === 'over') ? 'bad' : 'plain',
    ),
    latestHoldText(item, zone),
  ];
};

export const itemLines = (items: readonly CartLine[], settings: LineSettings): readonly Line[] =>
  table(
    columns,
    items.map((item, at) => itemRow(item, at, settings)),
  );

const lossTexts: Readonly<Record<LostLine['reason'], string>> = {
  taken: 'others have its places',
  over: 'its day or season is over',
};

const lostLines = ({ lost = [] }: Pick<Cart, 'lost'>): readonly Line[] =>
  lost.map(({ quantity, period, reason, ...of }) => {
    const day = period.type === 'day' ? period.date : period.name;
    return line(span(`lost   ${quantity} × ${itemTitle(of)}, ${day}: ${lossTexts[reason]}`, 'bad'));
  });

/** Returns the upsells of a cart, one per line; no lines when there are none. */
const upsellLines = (upsells: readonly Upsell[], language: Language): readonly Line[] => {
  if (upsells.length === 0) return [];
  const rows = upsells.map(({ id, name, price, priceWithDiscount, dates }) => [
    span(providersId(id), 'quiet'),
    name,
    euroText(price, language),
    priceWithDiscount === undefined ? '' : euroText(priceWithDiscount, language),
    dates.join(', '),
  ]);
  return [
    emptyLine,
    ...table([...left('also bought', 'name'), ...right('price', 'with its ticket'), ...left('days')], rows),
  ];
};

/** Returns the cart and its lost lines, for people. Positions count from 1 and select lines in `cart set` and `cart
 *  remove`. */
export const cartLines = (cart: Cart | undefined, settings: LineSettings, words: Translator): readonly Line[] => {
  if (cart === undefined || cart.items.length === 0) {
    return [line(words.say('CartIsEmpty')), ...lostLines(cart ?? {})];
  }
  const { promo } = cart;
  return [
    ...itemLines(cart.items, settings),
    emptyLine,
    ...(promo === undefined
      ? []
      : [line(`promo  ${promo.code} ${promo.description}${amountOff(promo, settings.language)}`)]),
    line('total  ', span(euroText(cart.totalPrice, settings.language), 'strong')),
    ...(cart.frozen === true ? [line(span(words.say('Cart.Frozen'), 'bad'))] : []),
    ...lostLines(cart),
    ...upsellLines(cart.upsells, settings.language),
  ];
};
