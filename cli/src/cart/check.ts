import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { type CentFault, centFaults, lineFault } from '@shop/core/cart/cent-check';
import type { CartItemId } from '@shop/core/ids';
import { inEuros } from '@shop/core/money/cents';
import { periodToRequest } from '@shop/core/use-cases/restore-item';
import { okAsync, ResultAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { ownForm } from '../documents/json-form.ts';
import type { Wire } from '../documents/wire.ts';
import { type Refusal, refused } from '../failures/failure.ts';
import { stepFields } from '../print/derivation-document.ts';
import { centFaultLines } from '../print/receipt.ts';
import { type Answer, answer, wireAnswer } from '../stdio/answer.ts';
import { line } from '../text/line.ts';
import { answeredCart } from './add.ts';
import { notComparable, type Unchecked, uncheckedIn, uncheckedLines } from './unchecked-figures.ts';

/** A line compared with today's catalog: the difference, `missing` when the catalog lacks its price list, or
 *  `undefined` when it does not differ or is not compared. */
type Compared = CentFault | { readonly missing: CartItemId } | undefined;

const comparedWithCatalog = ({ language, useCases }: ShopSession, item: CartLine): ResultAsync<Compared, Refusal> => {
  if (item.kind !== 'ticket' || notComparable(item) !== undefined) return okAsync(undefined);
  const period = periodToRequest(item.period);
  if (item.productId === undefined || period === undefined) return okAsync(undefined);
  return useCases.quoteTicket({ language, productId: item.productId, period }).map(({ conditions, priceGroups }) => {
    const list = priceGroups
      .flatMap(({ priceLists }) => priceLists)
      .find((one) => one.priceListId === item.priceListId);
    if (list === undefined) return { missing: item.cartItemId };
    return lineFault(item, { ...list, ...conditions, quantity: item.price.quantity, isEligible: false });
  });
};

type Found = { readonly faults: readonly CentFault[]; readonly unchecked: readonly Unchecked[] };

/** Finds differences from the cart's derivations, then from today's catalog, and lists what could not be checked. */
const differencesIn = (session: ShopSession, cart: Cart): ResultAsync<Found, Refusal> =>
  ResultAsync.combine(cart.items.map((item) => comparedWithCatalog(session, item))).map((compared) => {
    const own = centFaults(cart);
    const known = new Set(own.flatMap((fault) => (fault.figure === 'line' ? [fault.item] : [])));
    const others = compared.flatMap((one) => (one !== undefined && 'figure' in one ? [one] : []));
    const missing = compared.flatMap((one) => (one !== undefined && 'missing' in one ? [one.missing] : []));
    const more = others.flatMap((fault) => (fault.figure === 'line' && !known.has(fault.item) ? [fault] : []));
    return { faults: [...own, ...more], unchecked: uncheckedIn(cart, missing) };
  });

const faultDocument = (fault: CentFault, wire: Wire) =>
  fault.figure === 'line'
    ? { ...fault, shown: wire.linePrice(fault.shown), ours: wire.linePrice(fault.ours) }
    : { ...fault, shown: inEuros(fault.shown), ours: inEuros(fault.ours) };

const priceNames = 'quantity unitPrice amount amountWithoutDiscount steps[]';

/** `shown` and `ours` are prices with all steps for a line, amounts for other figures. */
const checkForm = ownForm(
  'cartId lines faults[] unchecked[]',
  'faults[]: figure item? shown ours',
  ...['faults[].shown', 'faults[].ours'].flatMap((path) => [`${path}: ${priceNames}`, ...stepFields(path)]),
  'unchecked[]: item? code? reason',
);

const answerOf = (cart: Cart, { faults, unchecked }: Found): Answer => {
  const write = (wire: Wire) => ({
    cartId: cart.id,
    lines: cart.items.length,
    faults: faults.map((fault) => faultDocument(fault, wire)),
    unchecked,
  });
  const lines = `${cart.items.length} ${cart.items.length === 1 ? 'line' : 'lines'}`;
  const open = uncheckedLines(cart, unchecked);
  if (faults.length === 0) {
    const good =
      open.length === 0
        ? `every figure of ${lines} is what our rules make of it`
        : `no figure of ${lines} differs from what our rules make of it`;
    return wireAnswer(write, () => [line(good), ...open]);
  }
  const figures = `${faults.length} ${faults.length === 1 ? 'figure differs' : 'figures differ'}`;
  const message = `${figures} from what our rules make of the cart`;
  const failure = refused('centsDiffer', 'Cents.Differ', message, { details: { figures: faults.length } });
  return { ...wireAnswer(write, (words) => [...centFaultLines(cart, faults, words), ...open]), failure };
};

const checkCart = (session: ShopSession): Answered =>
  answeredCart(session).andThen((cart) =>
    cart === undefined
      ? okAsync(answer({ cartId: null, lines: 0, faults: [], unchecked: [] }, () => [line('there is no cart')]))
      : differencesIn(session, cart).map((found) => answerOf(cart, found)),
  );

export const addCheckCommand = (cart: ShopCommand): void => {
  cart
    .verb(
      'check',
      'work out every figure of the cart again by our own rules; show what differs by a cent or more, and what was not checked',
    )
    .examples(
      ['the cart of any shop', 'shop cart check --on https://shop.example'],
      ['for a script', "shop cart check --json | jq '.faults | length'"],
    )
    .prints(checkForm)
    .action(inShop(checkCart));
};
