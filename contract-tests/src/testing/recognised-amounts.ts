import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { ShopPort } from '@shop/core/ports/shop-port';
import { codeByHand, unitByHand } from '@shop/core/testing/prices-by-hand';
import type { ResultAsync } from 'neverthrow';
import { ifAvailable, type World } from '../contracts/world.ts';
import { type SentGoods, sentGoods } from './sent-goods.ts';

type Checked = Pick<World, 'shop' | 'lists' | 'promoCodes'>;

/** A line with its amount before a promo code, calculated by hand; `byHand` is absent when it cannot be calculated. */
type Judged = { readonly line: CartLine; readonly byHand?: bigint; readonly isMoney: boolean };

const added = (amounts: readonly (number | bigint)[]): bigint => amounts.reduce<bigint>((a, b) => a + BigInt(b), 0n);

const pieceOf = ({ price }: CartLine): number => price.amount / Math.max(price.quantity, 1);

/** Returns whether an upsell lacks the ticket with which it is reduced. */
const lacksTicket = ({ parents }: SentGoods, beside: readonly SentGoods[]): boolean =>
  parents !== undefined &&
  !beside.some(
    ({ productId, date }) =>
      productId !== undefined &&
      parents.ids.includes(productId) &&
      (parents.date === undefined || date === parents.date),
  );

/** Matches lines with added items. Items with the same names are matched by price, in ascending order. */
const recognised = (
  lines: readonly CartLine[],
  sent: readonly SentGoods[],
): ReadonlyMap<CartLine, SentGoods | undefined> => {
  const unitOf = (goods: SentGoods, { price }: CartLine): bigint =>
    unitByHand({ ...goods.rules, quantity: price.quantity, isEligible: false });
  const ofLine = (line: CartLine): SentGoods | undefined => {
    const namesakes = sent.filter(({ fits }) => fits(line));
    const [only, ...others] = namesakes;
    if (only === undefined || others.length === 0) return only;
    const alike = lines.filter((one) => only.fits(one)).toSorted((a, b) => pieceOf(a) - pieceOf(b));
    if (alike.length !== namesakes.length) return undefined;
    return namesakes.toSorted((a, b) => (unitOf(a, line) < unitOf(b, line) ? -1 : 1))[alike.indexOf(line)];
  };
  return new Map(lines.map((line) => [line, ofLine(line)]));
};

/** Returns the lines with a wrong amount before any promo code. */
const wrongLines = (judged: readonly Judged[]): readonly string[] =>
  judged.flatMap(({ line, byHand }) => {
    const { price, productTitle, priceTitle } = line;
    if (byHand === undefined || BigInt(price.amount) === byHand) return [];
    return `${price.quantity} of ${productTitle}, ${priceTitle} cost ${price.amount}, not ${byHand}`;
  });

/** Returns the lines with a wrong share of a promo code, for hosts whose lines include it. */
const wrongShares = (judged: readonly Judged[], off: bigint, base: bigint): readonly string[] =>
  judged.flatMap(({ line, byHand = 0n, isMoney }) => {
    const share = byHand - BigInt(line.price.amount);
    const difference = share * base - off * byHand;
    const isPart = isMoney ? share === 0n : difference < base && -difference < base;
    return isPart || base === 0n ? [] : `${line.productTitle} gets ${share} off of ${off} on ${base}`;
  });

/** Wraps the ports of a world whose lines have no ids: every cart is calculated by hand from what the check added to
 *  it. Lines are recognised by their titles and day; a line that is not recognised is reported as not judged. The
 *  sum of the lines is checked for every cart. */
export const withRecognisedAmounts = <Ports extends Checked>(world: Ports, note: (reason: string) => void): Ports => {
  const { shop, promoCodes } = world;
  const sent = sentGoods(world);
  const codes = new Map<CartId, string>();

  const judge = ({ items, id }: Cart): readonly Judged[] => {
    const goods = recognised(items, sent.of(id));
    const present = [...goods.values()].flatMap((one) => one ?? []);
    return items.map((line) => {
      const own = goods.get(line);
      const isOpen = own?.parents !== undefined && present.length < items.length;
      if (own === undefined || isOpen) {
        note(`amounts of lines that no title and day tell from others, or that the check did not add`);
        return { line, isMoney: false };
      }
      const { quantity } = line.price;
      const rules = { ...own.rules, quantity, isEligible: false, lacksTicket: lacksTicket(own, present) };
      return { line, byHand: unitByHand(rules) * BigInt(quantity), isMoney: own.isMoney };
    });
  };

  const wrongWithCode = (cart: Cart, judged: readonly Judged[], code: string): readonly string[] => {
    const { totalPrice, items, promo } = cart;
    const linesTotal = added(items.map(({ price }) => price.amount));
    const percent =
      ifAvailable(() => promoCodes.percent.code) === code ? ifAvailable(() => promoCodes.percent.percent) : undefined;
    const isKnown = judged.every(({ byHand }) => byHand !== undefined);
    if (percent === undefined || !isKnown) {
      note('what a code takes off that is of unknown worth, or for lines that are not recognised');
      return totalPrice <= linesTotal ? [] : [`the total is ${totalPrice}, its lines only ${linesTotal}`];
    }
    const base = added(judged.flatMap(({ byHand = 0n, isMoney }) => (isMoney ? [] : byHand)));
    const off = codeByHand({ type: 'percent', percent }, base);
    const total = added(judged.map(({ byHand = 0n }) => byHand)) - off;
    const isInLines = off > 0n && linesTotal === BigInt(totalPrice);
    return [
      ...(BigInt(totalPrice) === total
        ? []
        : [`the total with ${percent}% off ${base} is ${totalPrice}, not ${total}`]),
      ...(promo?.amount === undefined || BigInt(promo.amount) === off
        ? []
        : [`the code says ${promo.amount}, not ${off}`]),
      ...(isInLines ? wrongShares(judged, off, base) : wrongLines(judged)),
    ];
  };

  const check = (cart: Cart, language: Language): Cart => {
    sent.offered(cart.upsells);
    const { items, totalPrice, promo, id } = cart;
    const linesTotal = added(items.map(({ price }) => price.amount));
    const code = promo?.code ?? codes.get(id);
    if (language !== 'sl') note('amounts of lines in another language than Slovenian');
    const judged = language === 'sl' ? judge(cart) : items.map((line) => ({ line, isMoney: false }));
    const sums = BigInt(totalPrice) === linesTotal ? [] : [`the total is ${totalPrice}, its lines ${linesTotal}`];
    const wrong = code === undefined ? [...wrongLines(judged), ...sums] : wrongWithCode(cart, judged, code);
    if (wrong.length > 0) throw new Error(`wrong prices in a cart: ${wrong.join('; ')}`);
    return cart;
  };

  const checked = <E extends ShopError>(answer: ResultAsync<Cart, E>, language: Language) =>
    answer.map((cart) => check(cart, language));

  const checkedShop: ShopPort = {
    ...shop,
    loadCart: (query) => checked(shop.loadCart(query), query.language),
    addTicket: (order, key, client) =>
      shop.addTicket(order, key, client).map(async (answer) => {
        sent.offered(answer.upsells);
        await sent.ticket(order, answer.cartId);
        return answer;
      }),
    addGiftCard: (order, key, client) =>
      shop.addGiftCard(order, key, client).map(async (answer) => {
        await sent.card(order, answer.cartId);
        return answer;
      }),
    addUpsell: (order, key, client) => {
      for (const item of order.items) sent.upsell(item, order.cartId);
      return checked(shop.addUpsell(order, key, client), order.language);
    },
    changeQuantity: (change) => checked(shop.changeQuantity(change), change.language),
    removeItem: (removal) => checked(shop.removeItem(removal), removal.language),
    extendHold: (extension) => checked(shop.extendHold(extension), extension.language),
    applyPromoCode: (cartId, code, ...others) =>
      shop.applyPromoCode(cartId, code, ...others).andTee(() => {
        if (code.trim() === '') codes.delete(cartId);
        else codes.set(cartId, code.trim().toUpperCase());
      }),
  };

  return { ...world, shop: checkedShop };
};
