import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { type CentFault, centFaults, lineFault } from '@shop/core/cart/cent-check';
import { periodToAskFor } from '@shop/core/cart/restore-item';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Answered, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import { type Refusal, refused } from '../failures/failure.ts';
import { centFaultLines } from '../print/receipt.ts';
import { type Answer, answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';

/** What differs of a line from today's catalog price; nothing where its day is over. */
const catalogFault = ({ language, useCases }: Session, item: CartLine): ResultAsync<CentFault | undefined, Refusal> => {
  if (item.kind !== 'ticket' || item.hold.type === 'over') return okAsync(undefined);
  const period = periodToAskFor(item.period);
  if (item.productId === undefined || period === undefined) return okAsync(undefined);
  return useCases.quoteTicket({ language, productId: item.productId, period }).map(({ conditions, priceGroups }) => {
    const list = priceGroups
      .flatMap(({ priceLists }) => priceLists)
      .find((one) => one.priceListId === item.priceListId);
    return list && lineFault(item, { ...list, ...conditions, quantity: item.price.quantity, isEligible: false });
  });
};

/** Differences from the cart's derivations, then from today's catalog. */
const faultsOf = (session: Session, cart: Cart): ResultAsync<readonly CentFault[], Refusal> =>
  ResultAsync.combine(cart.items.map((item) => catalogFault(session, item))).map((others) => {
    const own = centFaults(cart);
    const found = new Set(own.flatMap((fault) => (fault.figure === 'line' ? [fault.item] : [])));
    return [...own, ...others.flatMap((fault) => (fault?.figure === 'line' && !found.has(fault.item) ? [fault] : []))];
  });

const answerOf = (cart: Cart, faults: readonly CentFault[]): Answer => {
  const data = { cartId: cart.id, lines: cart.items.length, faults };
  const lines = `${cart.items.length} ${cart.items.length === 1 ? 'line' : 'lines'}`;
  if (faults.length === 0) return answer(data, () => [line(`every figure of ${lines} is what our rules make of it`)]);
  const figures = `${faults.length} ${faults.length === 1 ? 'figure differs' : 'figures differ'}`;
  const message = `${figures} from what our rules make of the cart`;
  const failure = refused('centsDiffer', 'Cents.Differ', message, { details: { figures: faults.length } });
  return { ...answer(data, (words) => centFaultLines(cart, faults, words)), failure };
};

const checkCart = (session: Session): Answered =>
  session.useCases
    .loadCart(session.language)
    .andThen((cart) =>
      cart === undefined
        ? okAsync(answer({ cartId: null, lines: 0, faults: [] }, () => [line('there is no cart')]))
        : faultsOf(session, cart).map((faults) => answerOf(cart, faults)),
    );

export const addCheckCommand = (cart: ShopCommand): void => {
  cart
    .verb('check', 'work out every figure of the cart again by our own rules, and show what differs by a cent or more')
    .examples(
      ['the cart of any shop', 'shop cart check --on https://shop.example'],
      ['for a script', "shop cart check --json | jq '.faults | length'"],
    )
    .runsInShop(checkCart);
};
