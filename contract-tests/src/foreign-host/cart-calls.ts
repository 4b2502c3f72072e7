import type { LocalDate } from '@shop/core/dates/local-date';
import type { Body } from './body.ts';
import { cartAnswer, isLowered, promo, type Shown, upsellsFor } from './cart-answer.ts';
import type { Cart, Carts, Goods } from './carts.ts';
import type { CatalogCalls } from './catalog-calls.ts';
import { type Answer, type Dialect, refuse } from './dialect.ts';
import type { Faults } from './faults.ts';
import { cards, type ForeignPrice, tickets, upsells } from './foreign-goods.ts';
import { dayIn } from './places.ts';
import type { ProviderCart, ProviderId, ProviderUpsell } from './provider-answers.ts';
import { languageIn } from './words.ts';
import { successAnswer } from './yes.ts';

/** Adds all items, or none if one of them is refused. */
const addAll = (all: Carts, cart: Cart, chosen: readonly (readonly [Goods, number])[]): Cart => {
  const wanted = chosen.filter(([, quantity]) => quantity > 0);
  if (wanted.length === 0) return refuse('AddToCartNoItemsSelected');
  try {
    return wanted.reduce((so, [goods, quantity]) => all.add(so, goods, quantity), cart);
  } catch (refused) {
    all.save(cart);
    throw refused;
  }
};

const priceIn = (prices: readonly ForeignPrice[], id: number | undefined): ForeignPrice => {
  const match = prices.find((price) => price.id === id) ?? refuse('Cenik.NeObstaja');
  return match.isOff === true ? refuse('Cenik.NiVProdaji') : match;
};

const hasTicketOn = ({ lines }: Cart, day: LocalDate | undefined): boolean =>
  lines.some(({ goods }) => goods.kind === 'ticket' && 'day' in goods.when && goods.when.day === day);

/** The calls that fill and change a cart. */
export const cartCalls = (all: Carts, catalog: CatalogCalls, dialect: Dialect, faults: () => Faults) => {
  const answerWith = (cart: Cart, how: Shown): ProviderCart => cartAnswer(cart, all, dialect, faults(), how);
  const spoken = (body: Body) => ({ language: languageIn(body.text('Language')) });
  const pieces = (item: Body): number => item.number('Quantity') ?? 0;
  /** Returns the cart of an addition, or a new one. Refuses when the fault is set. */
  const target = (body: Body): Cart => {
    const { additionCode } = faults();
    return additionCode === undefined ? all.findOrOpen(body.id('CartId')) : refuse(additionCode);
  };

  return {
    cart: (cartId: string, language: string, withItems: string): { readonly item: ProviderCart } => ({
      item: answerWith(all.find(dialect.idInPath(cartId)), {
        language: languageIn(language),
        withItems: withItems !== 'false',
      }),
    }),
    addTicket: (body: Body): { readonly cartId: ProviderId; readonly upsells: readonly ProviderUpsell[] } => {
      const cart = target(body);
      const ticket = tickets.find(({ id }) => id === body.id('ProductId')) ?? refuse('Ponudba.NeObstaja');
      const days = ticket.kind === 4 || body.list('Dates').length === 0 ? [undefined] : body.list('Dates');
      const prices = ticket.groups.flatMap((group) => group.prices);
      const chosen = days.flatMap((day) => {
        const when = catalog.whenOf(ticket, day, body.id('SeasonId'));
        return body.items('Items').map((item): readonly [Goods, number] => {
          const price = priceIn(prices, item.id('PriceListId'));
          return [{ kind: 'ticket', ticket, price, when }, pieces(item)];
        });
      });
      const filled = addAll(all, cart, chosen);
      return {
        upsells: upsellsFor(filled, dialect, faults().zeroDiscounts, languageIn(body.text('Language'))),
        cartId: dialect.id(filled.id),
      };
    },
    addCard: (body: Body): { readonly success: true; readonly cartId: ProviderId } => {
      const cart = target(body);
      const card = cards.find(({ id }) => id === body.id('ProductId')) ?? refuse('Ponudba.NeObstaja');
      const chosen = body.items('Items').map((item): readonly [Goods, number] => {
        const price = priceIn(card.prices, item.id('PriceListId'));
        if (!card.isValueCard) return [{ kind: 'card', card, price }, pieces(item)];
        const value = Math.round((item.number('Price') ?? 0) * 100);
        if (value < 1_000 || value > 100_000 || value % 1_000 !== 0) refuse('Bon.NapacnaVrednost');
        return [{ kind: 'card', card, price, value }, pieces(item)];
      });
      return { success: true, cartId: dialect.id(addAll(all, cart, chosen).id) };
    },
    addUpsell: (body: Body): { readonly cartId: ProviderId; readonly cart: ProviderCart | undefined } => {
      const cart = all.find(body.id('CartId'));
      const chosen = body.items('Items').map((item): readonly [Goods, number] => {
        const upsell = upsells.find(({ id }) => id === item.id('Id')) ?? refuse('Dodatek.NeObstaja');
        for (const parent of item.list('ParentProductIds')) dialect.idIn('ParentProductIds', parent);
        const day = dayIn(item.text('Date'));
        if (upsell.hasDay ? !hasTicketOn(cart, day) : day !== undefined) refuse('Dodatek.NapacenDan');
        return [day === undefined ? { kind: 'upsell', upsell } : { kind: 'upsell', upsell, day }, pieces(item)];
      });
      const filled = addAll(all, cart, chosen);
      return {
        cartId: dialect.id(filled.id),
        cart: body.flag('ReloadCart', false) ? answerWith(filled, spoken(body)) : undefined,
      };
    },
    changeQuantity: (body: Body): { readonly item: ProviderCart } => {
      const quantity = body.number('Quantity');
      if (quantity === undefined || quantity < 0) return refuse('Kosarica.NapacnaKolicina');
      return {
        item: answerWith(all.setQuantity(all.find(body.id('CartId')), body.id('CartItemId'), quantity), spoken(body)),
      };
    },
    remove: (body: Body): { readonly item: ProviderCart } => {
      const less = all.remove(all.find(body.id('CartId')), body.id('CartItemId'));
      return { item: answerWith(less, { ...spoken(body), withUpsells: body.flag('LoadUpsells', false) }) };
    },
    /** Applies the only promo code; an empty code removes it. */
    promoCode: (body: Body): Answer => {
      const cart = all.find(body.id('CartId'));
      const code = (body.text('PromoCode') ?? '').trim().toUpperCase();
      const { code: _before, ...bare } = cart;
      if (code === '') all.save(bare);
      else if (code !== promo.code) refuse('Kupon.NiVeljaven');
      else if (!isLowered(cart, all, faults())) refuse('Kupon.NiZaVsebino');
      else all.save({ ...cart, code });
      return successAnswer(faults().promo, dialect);
    },
  };
};
