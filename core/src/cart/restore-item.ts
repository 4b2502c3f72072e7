import { errAsync, type ResultAsync } from 'neverthrow';
import type { TicketPeriod } from '../catalog/ticket.ts';
import type { CartId, IdempotencyKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { RandomPort } from '../ports/random-port.ts';
import type { CartLine, GiftCardLine, LinePeriod, TicketLine, UpsellLine } from './cart-line.ts';
import { keepCart, withCartOf } from './cart-of-visitor.ts';
import { makeNewIntent } from './new-intent.ts';
import type { AddGiftCardError, AddTicketError, AddUpsellError, ShopPort } from './shop-port.ts';

type Additions = Pick<ShopPort, 'addTicket' | 'addGiftCard' | 'addUpsell'>;

type Ports = {
  readonly shop: Additions;
  readonly cookies: Pick<CookiePort, 'cartId' | 'keepCartId'>;
  readonly random: RandomPort;
};

/** The cart that holds the line now. */
type Restored = { readonly cartId: CartId };

type RestoreError = AddTicketError | AddGiftCardError | AddUpsellError;

/** Adds a line anew to a cart. */
type Restoring = (
  shop: Additions,
  into: { readonly cartId: CartId; readonly language: Language },
  key: IdempotencyKey,
) => ResultAsync<Restored, RestoreError>;

/** The day or season that a line is asked for with; none where its season is known by name only. */
export const periodToAskFor = (period: LinePeriod): TicketPeriod | undefined => {
  if (period.type === 'day') return period;
  return period.id === undefined ? undefined : { type: 'season', seasonId: period.id };
};

const ticket = ({ productId, priceListId, price, ...line }: TicketLine): Restoring | undefined => {
  const period = periodToAskFor(line.period);
  if (productId === undefined || priceListId === undefined || period === undefined) return undefined;
  const lines = [{ priceListId, quantity: price.quantity }];
  return (shop, into, key) => shop.addTicket({ ...into, productId, period, lines }, key);
};

const giftCard = ({ productId, priceListId, price }: GiftCardLine): Restoring | undefined => {
  if (productId === undefined || priceListId === undefined) return undefined;
  const lines = [{ priceListId, quantity: price.quantity, price: price.unitPrice }];
  return (shop, into, key) => shop.addGiftCard({ ...into, productId, lines }, key);
};

const upsell = ({ upsellId: id, price: { quantity }, date }: UpsellLine): Restoring | undefined => {
  if (id === undefined) return undefined;
  const lines = [{ id, quantity, parentProductIds: [], ...(date === undefined ? {} : { date }) }];
  return (shop, into, key) => shop.addUpsell({ ...into, lines }, key).map((cart) => ({ cartId: cart.id }));
};

const restoring = (line: CartLine): Restoring | undefined => {
  switch (line.kind) {
    case 'ticket':
      return ticket(line);
    case 'giftCard':
      return giftCard(line);
    case 'upsell':
      return upsell(line);
  }
};

/** Whether a removed line tells enough to be put back (D-UNDO): it does if its provider gives ids. */
export const canRestore = (line: CartLine): boolean => restoring(line) !== undefined;

/** Puts a removed line back into the visitor's cart as it was, if it can still be had, and remembers the cart that it is in now.
 *  Errors: those of the port, `notFound` cart, and `notFound` product for a line that `canRestore` refuses. */
export const makeRestoreItem = ({ shop, cookies, random }: Ports) => {
  const newIntent = makeNewIntent({ random });
  return (line: CartLine, language: Language): ResultAsync<Restored, RestoreError> => {
    const restore = restoring(line);
    if (restore === undefined) return errAsync({ kind: 'notFound', what: 'product' });
    const key = newIntent();
    return withCartOf(cookies, (cartId) => restore(shop, { cartId, language }, key)).map(({ cartId }) => {
      keepCart(cookies, cartId);
      return { cartId };
    });
  };
};
