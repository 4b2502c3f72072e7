import { err, ok, Result } from 'neverthrow';
import type { GiftCardError } from '../../availability/capacity.ts';
import { checkPieces, wantedOf } from '../../availability/pieces.ts';
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

/** Gift cards of one product; a value card keeps the value that the buyer chose. */
export type AddGiftCard = Addition & { readonly order: GiftCardOrder };

export type AddGiftCardRefusal =
  | FillError
  | GiftCardError
  | ErrorOf<'noItemsSelected' | 'notFound' | 'priceListDisabled' | 'priceChanged' | 'tooManyCarts'>;

/** The value chosen for a value card; none for a fixed one, whose price must be its list price or the one that the
 *  quantity earns, if it is given. */
const chosenValue = (
  card: SoldGiftCard,
  list: SoldPriceList,
  line: ChosenGiftCard,
): Result<{ readonly value?: Cents }, AddGiftCardRefusal> => {
  if (card.isValueCard) return parseCardValue(line.price).map((value) => ({ value }));
  if (line.price === undefined) return ok({});
  const earned = linePrice({ ...listedPrice(list, card), quantity: line.quantity });
  return line.price === list.price || line.price === earned.unitPrice ? ok({}) : err({ kind: 'priceChanged' });
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

/** Puts gift cards into a cart. */
export const addGiftCard = (
  of: FillCase,
  { order, ...addition }: AddGiftCard,
  at: DecisionTime,
): Result<CartCase, AddGiftCardRefusal> => {
  const items = wantedOf(order.items);
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
