import { err, ok, Result } from 'neverthrow';
import type { GiftCardError } from '../../availability/capacity.ts';
import { checkPieces, nonZeroChoices } from '../../availability/pieces.ts';
import type { ChosenGiftCard, GiftCardOrder } from '../../cart/orders.ts';
import { parseCardValue } from '../../catalog/card-value.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { Cents } from '../../money/cents.ts';
import { linePrice } from '../../pricing/line-price.ts';
import { type CartCase, setLines } from '../cart-case.ts';
import { isTicket, listedPrice, productOf, type SoldGiftCard, type SoldPriceList } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { giftCardsFit } from './cart-ceilings.ts';
import { type Addition, type FillCase, type FillError, fillCart, mayFill } from './fill-cart.ts';
import type { RequestedLine } from './seller-cart.ts';

/** Gift cards of one product. For a value card, the price of a line is the value that the buyer chose. */
export type AddGiftCard = Addition & { readonly order: GiftCardOrder };

export type AddGiftCardRefusal =
  | FillError
  | GiftCardError
  | ErrorOf<'noItemsSelected' | 'notFound' | 'priceListDisabled' | 'priceChanged' | 'tooManyCarts'>;

/** Returns the value chosen for a value card, and no value for a card with a fixed price. A requested fixed price must
 *  be the list price or the unit price for the quantity; otherwise the error is `priceChanged`. */
const chosenValue = (
  card: SoldGiftCard,
  list: SoldPriceList,
  line: ChosenGiftCard,
): Result<{ readonly value?: Cents }, AddGiftCardRefusal> => {
  if (card.isValueCard) return parseCardValue(line.price).map((value) => ({ value }));
  if (line.price === undefined) return ok({});
  const quoted = linePrice({ ...listedPrice(list, card), quantity: line.quantity });
  return line.price === list.price || line.price === quoted.unitPrice ? ok({}) : err({ kind: 'priceChanged' });
};

const requestedLine = (card: SoldGiftCard, line: ChosenGiftCard): Result<RequestedLine, AddGiftCardRefusal> => {
  const list = card.priceLists.find((candidate) => candidate.priceListId === line.priceListId);
  if (list === undefined) return err({ kind: 'notFound', what: 'priceList' });
  if (!list.enabled) return err({ kind: 'priceListDisabled' });
  return checkPieces(line.quantity)
    .andThen(() => chosenValue(card, list, line))
    .map((value) => ({
      kind: 'giftCard',
      productId: card.id,
      priceListId: list.priceListId,
      quantity: line.quantity,
      ...value,
    }));
};

/** Adds gift cards to a cart. */
export const addGiftCard = (
  of: FillCase,
  { order, ...addition }: AddGiftCard,
  at: DecisionTime,
): Result<CartCase, AddGiftCardRefusal> => {
  const items = nonZeroChoices(order.items);
  if (items.isErr()) return err(items.error);
  return productOf(of.catalog, order.productId)
    .andThen(
      (product): Result<SoldGiftCard, AddGiftCardRefusal> =>
        isTicket(product) ? err({ kind: 'notFound', what: 'product' }) : ok(product),
    )
    .andThen((card) => Result.combine(items.value.map((line) => requestedLine(card, line))))
    .andThen((wanted) =>
      fillCart(of, wanted, addition, at.now, ({ open, set, lines }) =>
        mayFill(open.cart, addition)
          .andThen(() => giftCardsFit(of.catalog, lines))
          .map(() => setLines(open, set, at)),
      ),
    );
};
