import type { LocalDate } from '@shop/core/dates/local-date';
import { Refused, refuse } from './dialect.ts';
import type { Faults } from './faults.ts';
import type { ForeignCard, ForeignPrice, ForeignUpsell } from './foreign-goods.ts';
import { places, type SoldTicket, sameTime } from './places.ts';
import type { ProviderCustomer } from './provider-answers.ts';

/** The content of a line. `value` is the chosen value of a value card. Units: whole cents. */
export type Goods =
  | ({ readonly kind: 'ticket' } & SoldTicket)
  | { readonly kind: 'card'; readonly card: ForeignCard; readonly price: ForeignPrice; readonly value?: number }
  | { readonly kind: 'upsell'; readonly upsell: ForeignUpsell; readonly day?: LocalDate };

export type Line = { readonly id: number; readonly goods: Goods; readonly quantity: number };

export type Cart = {
  readonly id: number;
  readonly lines: readonly Line[];
  readonly code?: string;
  readonly customer?: ProviderCustomer;
  readonly isSold: boolean;
};

const isSame = (one: Goods, other: Goods): boolean => {
  if (one.kind === 'ticket' && other.kind === 'ticket')
    return one.price.id === other.price.id && sameTime(one.when, other.when);
  if (one.kind === 'card' && other.kind === 'card') return one.price.id === other.price.id && one.value === other.value;
  return one.kind === 'upsell' && other.kind === 'upsell' && one.upsell.id === other.upsell.id && one.day === other.day;
};

/** Keeps carts in memory. Their tickets hold places until they are removed. */
export const carts = (today: () => LocalDate, faults: () => Faults) => {
  const all = new Map<number, Cart>();
  let last = 7_000;
  const next = (): number => {
    last += 1;
    return last;
  };

  const held = (): (SoldTicket & { readonly quantity: number })[] =>
    [...all.values()].flatMap(({ lines }) =>
      lines.flatMap(({ goods, quantity }) => (goods.kind === 'ticket' ? { ...goods, quantity } : [])),
    );
  const lake = places(today, held);

  /** Returns a cart by its id. An unknown or sold cart is refused without codes, with the status that the faults
   *  set. */
  const find = (id: number | undefined): Cart => {
    const cart = all.get(id ?? 0);
    if (cart === undefined || cart.isSold) throw new Refused({ status: faults().unknownCart });
    return cart;
  };

  const save = (cart: Cart): Cart => {
    all.set(cart.id, cart);
    return cart;
  };

  const demandPlaces = (goods: Goods, more: number): void => {
    if (goods.kind !== 'ticket' || more <= 0) return;
    const free = lake.free(goods.when) ?? refuse('Kopalisce.DanNiVProdaji');
    if (!lake.fits(goods, more, free)) refuse('Shop.AddTicketToCart.CapacityFull');
  };

  return {
    lake,
    find,
    save,
    next,
    /** Returns a cart by its id, or a new one without an id. */
    findOrOpen: (id: number | undefined): Cart =>
      id === undefined ? { id: next(), lines: [], isSold: false } : find(id),
    /** Adds pieces to the line with the same content, or as a new line. */
    add: (cart: Cart, goods: Goods, quantity: number): Cart => {
      demandPlaces(goods, quantity);
      const own = cart.lines.find((line) => isSame(line.goods, goods));
      const lines =
        own === undefined
          ? [...cart.lines, { id: next(), goods, quantity }]
          : cart.lines.map((line) => (line === own ? { ...line, quantity: line.quantity + quantity } : line));
      return save({ ...cart, lines });
    },
    /** Removes a line; a line that does not exist is ignored. */
    remove: (cart: Cart, lineId: number | undefined): Cart =>
      save({ ...cart, lines: cart.lines.filter(({ id }) => id !== lineId) }),
    /** Sets the pieces of a line; 0 removes it. */
    setQuantity: (cart: Cart, lineId: number | undefined, quantity: number): Cart => {
      const own = cart.lines.find(({ id }) => id === lineId) ?? refuse('Kosarica.PostavkaNeObstaja');
      demandPlaces(own.goods, quantity - own.quantity);
      const lines = cart.lines.flatMap((line) => (line === own ? (quantity > 0 ? { ...line, quantity } : []) : line));
      return save({ ...cart, lines });
    },
  };
};

export type Carts = ReturnType<typeof carts>;
