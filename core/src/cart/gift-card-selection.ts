import { err, ok, Result } from 'neverthrow';
import { fitGiftCards, type GiftCardError } from '../availability/capacity.ts';
import { checkPieces, nonZeroChoices } from '../availability/pieces.ts';
import { parseCardValue } from '../catalog/card-value.ts';
import type { GiftCard } from '../catalog/gift-card.ts';
import type { PriceList } from '../catalog/price-list.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { CartId, PriceListId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import { type Cents, zero } from '../money/cents.ts';
import type { BasketPrice } from '../pricing/basket-price.ts';
import { selectionTotal } from '../pricing/selection-total.ts';
import type { GiftCardOrder } from './orders.ts';

/** A quantity of a gift card's price list, in pieces; 0 is left out. */
export type CardChoice = { readonly priceListId: PriceListId; readonly quantity: number };

/** A visitor's selection of a gift card, not checked yet. */
export type GiftCardSelection = {
  readonly card: GiftCard;
  readonly language: Language;
  readonly choices: readonly CardChoice[];
  /** The value of each piece of a value card; absent for other cards. */
  readonly value?: Cents | undefined;
};

type ChosenCards = Pick<GiftCardSelection, 'card' | 'choices' | 'value'>;
type ChoiceError = ErrorOf<'invalidInput' | 'noItemsSelected' | 'notFound' | 'priceListDisabled'>;
export type GiftCardOrderError = ChoiceError | GiftCardError;

type PricedChoice = { readonly list: PriceList; readonly quantity: number; readonly price: Cents };

const pricedChoices = ({ card, choices, value }: ChosenCards): Result<readonly PricedChoice[], ErrorOf<'notFound'>> =>
  Result.combine(
    choices.map(({ priceListId, quantity }): Result<PricedChoice, ErrorOf<'notFound'>> => {
      const list = card.priceLists.find((one) => one.priceListId === priceListId);
      if (list === undefined) return err({ kind: 'notFound', what: 'priceList' });
      return ok({ list, quantity, price: card.isValueGiftCard ? (value ?? zero) : list.price });
    }),
  );

const totalOf = (card: GiftCard, wanted: readonly PricedChoice[]): BasketPrice =>
  selectionTotal(
    wanted.map(({ list: { priceWithDiscount }, quantity, price }) => ({
      price,
      quantity,
      // The price of a value card is its value.
      priceWithDiscount: card.isValueGiftCard ? undefined : priceWithDiscount,
    })),
    card.isValueGiftCard || card.quantityDiscountMinItems === undefined
      ? {}
      : { quantityDiscountMinItems: card.quantityDiscountMinItems },
  );

/** Returns the prices of a selection, line by line. Choices of unknown price lists are left out. */
export const giftCardTotal = (selection: ChosenCards): BasketPrice =>
  totalOf(selection.card, pricedChoices(selection).unwrapOr([]));

const checkList = (wanted: PricedChoice): Result<PricedChoice, ChoiceError> =>
  wanted.list.enabled ? checkPieces(wanted.quantity).map(() => wanted) : err({ kind: 'priceListDisabled' });

const checkWorth = (
  card: GiftCard,
  wanted: readonly PricedChoice[],
): Result<readonly PricedChoice[], GiftCardError> => {
  if (card.cartLimits === undefined) return ok(wanted);
  const pieces = wanted.reduce((all, { quantity }) => all + quantity, 0);
  const { totalWithoutDiscount: worth } = totalOf(card, wanted);
  return fitGiftCards({ pieces, worth }, card.cartLimits).map(() => wanted);
};

const checkWanted = (selection: ChosenCards): Result<readonly PricedChoice[], GiftCardOrderError> => {
  const { card, value } = selection;
  const worth: Result<unknown, ChoiceError> = card.isValueGiftCard ? parseCardValue(value) : ok();
  return nonZeroChoices(selection.choices)
    .andThen((choices) => worth.andThen(() => pricedChoices({ ...selection, choices })))
    .andThen((wanted) => Result.combine(wanted.map(checkList)))
    .andThen((wanted) => checkWorth(card, wanted));
};

/** Makes an order of a selection, with the displayed price of each piece, so that no other price is charged. Checks the
 *  limits of an otherwise empty cart when the provider has limits; the provider checks the rest. */
export const makeGiftCardOrder = (
  selection: GiftCardSelection,
  cartId?: CartId,
): Result<GiftCardOrder, GiftCardOrderError> =>
  checkWanted(selection).map((wanted) => {
    const { lines } = totalOf(selection.card, wanted);
    return {
      cartId,
      productId: selection.card.id,
      language: selection.language,
      items: wanted.map(({ list, quantity, price }, at) => ({
        priceListId: list.priceListId,
        quantity,
        price: lines[at]?.unitPrice ?? price,
      })),
    };
  });
