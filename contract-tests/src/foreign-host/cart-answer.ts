import type { Cart, Carts, Goods, Line } from './carts.ts';
import type { Dialect } from './dialect.ts';
import type { Faults } from './faults.ts';
import { upsells } from './foreign-goods.ts';
import type { ProviderCart, ProviderCartItem, ProviderUpsell } from './provider-answers.ts';
import { type HostLanguage, inWords, type Words } from './words.ts';

/** The only promo code of the host. Units: percent of everything but chosen values. */
export const promo = { code: 'JEZERO10', percent: 10, description: 'Deset odstotkov za kopalce' } as const;

export const euros = (cents: number): number => cents / 100;

/** Returns an amount less a percentage; half a cent is rounded up unless a fault rounds down. */
const less = (cents: number, percent: number, { prices }: Pick<Faults, 'prices'>): number =>
  Math.floor((cents * (100 - percent) + (prices === 'roundsDown' ? 49 : 50)) / 100);

const productOf = (goods: Goods): number | undefined => {
  if (goods.kind === 'ticket') return goods.ticket.id;
  return goods.kind === 'card' ? goods.card.id : undefined;
};

const goesWith = (parents: readonly number[], { lines }: Cart): boolean =>
  lines.some(({ goods }) => parents.includes(productOf(goods) ?? 0));

/** Units: whole cents of a line, with and without discounts. */
type Amounts = { readonly line: Line; readonly total: number; readonly full: number };

const amountsOf = (cart: Cart, { lake }: Carts, faults: Faults): readonly Amounts[] =>
  cart.lines.map((line) => {
    const { goods, quantity } = line;
    const unit = (): readonly [full: number, reduced: number] => {
      switch (goods.kind) {
        case 'ticket': {
          const { price, reduced = price } = goods.price;
          return [price, less(reduced, lake.percentOff(goods.when), faults)];
        }
        case 'card': {
          const { price, reduced = price } = goods.price;
          if (goods.value !== undefined) return [goods.value, goods.value];
          return [price, quantity >= (goods.card.minItems ?? 0) ? reduced : price];
        }
        case 'upsell': {
          const { price, reduced = price, parents } = goods.upsell;
          return [price, goesWith(parents, cart) ? reduced : price];
        }
      }
    };
    const [full, reduced] = unit();
    return { line, total: reduced * quantity, full: full * quantity };
  });

const totalIn = (amounts: readonly Amounts[], which: 'total' | 'full' = 'total'): number =>
  amounts.reduce((sum, amount) => sum + amount[which], 0);

/** Returns the lines that the promo code applies to: all but chosen values. */
const lowered = (cart: Cart, all: Carts, faults: Faults): readonly Amounts[] =>
  amountsOf(cart, all, faults).filter(({ line: { goods } }) => goods.kind !== 'card' || !goods.card.isValueCard);

/** Returns whether the promo code takes an amount off. */
export const isLowered = (cart: Cart, all: Carts, faults: Faults): boolean => totalIn(lowered(cart, all, faults)) > 0;

/** Returns the discount of the promo code on these lines. Units: whole cents. */
const offOf = (lines: readonly Amounts[], faults: Faults): number => {
  if (faults.prices === 'lostCent')
    return lines.reduce((sum, { total }) => sum + Math.floor((total * promo.percent) / 100), 0);
  const base = totalIn(lines, faults.prices === 'wrongBase' ? 'full' : 'total');
  return base - less(base, promo.percent, faults);
};

/** Units: whole cents to pay. */
export const totalOf = (cart: Cart, all: Carts, faults: Faults): number => {
  const sum = totalIn(amountsOf(cart, all, faults));
  return cart.code === undefined ? sum : sum - offOf(lowered(cart, all, faults), faults);
};

const textsOf = (goods: Goods, language: HostLanguage) => {
  const words = (name: Words): string => inWords(name, language);
  switch (goods.kind) {
    case 'ticket': {
      const { ticket, price, when } = goods;
      const season = 'season' in when ? ticket.seasons.find(({ id }) => id === when.season) : undefined;
      const date = 'day' in when ? when.day : undefined;
      return {
        productTitle: words(ticket.name),
        priceTitle: words(price.name),
        priceSeason: season && words(season.name),
        date,
      };
    }
    case 'card':
      return {
        productTitle: words(goods.card.name),
        priceTitle: words(goods.price.name),
        priceSeason: undefined,
        date: undefined,
      };
    case 'upsell':
      return { productTitle: words(goods.upsell.name), priceTitle: '', priceSeason: undefined, date: goods.day };
  }
};

/** Returns the upsells for a cart; those of a day once for each day of its tickets. */
export const upsellsFor = (
  cart: Cart,
  { id }: Dialect,
  zeroDiscounts: boolean,
  language: HostLanguage,
): readonly ProviderUpsell[] => {
  const days = new Set(
    cart.lines.flatMap(({ goods }) => (goods.kind === 'ticket' && 'day' in goods.when ? goods.when.day : [])),
  );
  return upsells
    .filter(({ parents, hasDay }) => goesWith(parents, cart) && (!hasDay || days.size > 0))
    .map(({ id: own, name, price, reduced, hasDay, parents }) => ({
      id: id(own),
      name: inWords(name, language),
      description: inWords(name, language),
      image: `/img/${own}.jpg`,
      price: euros(price),
      priceWithDiscount: reduced === undefined ? (zeroDiscounts ? 0 : undefined) : euros(reduced),
      dates: hasDay ? [...days].map((date) => ({ date })) : [],
      parentProductIds: parents.map(id),
    }));
};

/** Returns the product type of a cart: 4 with season tickets only, 2 with other tickets, 1 with gift cards only. */
export const productTypeOf = ({ lines }: Cart): number | undefined => {
  const kinds = lines.flatMap(({ goods }) => (goods.kind === 'ticket' ? goods.ticket.kind : []));
  if (kinds.length > 0) return kinds.every((kind) => kind === 4) ? 4 : 2;
  return lines.length === 0 ? undefined : 1;
};

/** The form of a cart's answer. Lists that are not requested are empty. */
export type Shown = {
  readonly language: HostLanguage;
  readonly withItems?: boolean;
  readonly withUpsells?: boolean;
};

/** Returns a cart as GetCart and other calls about carts answer it. */
export const cartAnswer = (
  cart: Cart,
  all: Carts,
  dialect: Dialect,
  faults: Faults,
  { language, withItems = true, withUpsells = true }: Shown,
): ProviderCart => {
  const items = amountsOf(cart, all, faults).map(
    ({ line: { id, goods, quantity }, total, full }, at): ProviderCartItem => {
      const texts = textsOf(goods, language);
      return {
        ...texts,
        date: faults.oddDay && at === 0 && texts.date !== undefined ? 'kmalu' : texts.date,
        cartItemId: dialect.id(id),
        quantity,
        priceTotal: euros(total),
        priceTotalWithoutDiscount: euros(full),
      };
    },
  );
  const total = totalOf(cart, all, faults);
  return {
    cartId: dialect.id(cart.id),
    items: withItems ? items : [],
    itemsCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: euros(total),
    totalPriceWithCurrency: `${euros(total).toFixed(2).replace('.', ',')} €`,
    couponsDisabled: false,
    upsellItems: withUpsells ? upsellsFor(cart, dialect, faults.zeroDiscounts, language) : [],
    productType: productTypeOf(cart),
    promoCode: cart.code === undefined ? undefined : { code: cart.code, description: promo.description },
  };
};
