import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { type CentFault, centFaults, lineFault } from '@shop/core/cart/cent-check';
import { periodToAskFor } from '@shop/core/cart/restore-item';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { BasketLine } from '@shop/core/pricing/basket-price';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Answered, Session } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import type { Refusal } from '../failures/failure.ts';
import { centFaultLines } from '../print/receipt.ts';
import type { Answer } from '../terminal/answer.ts';
import { line } from '../text/line.ts';

/** A line at today's catalog price; none if the catalog is unreachable or the line's day is over. */
const offered = ({ language, useCases }: Session, item: CartLine): ResultAsync<BasketLine | undefined, Refusal> => {
  if (item.kind !== 'ticket' || item.hold.type === 'over') return okAsync(undefined);
  const period = periodToAskFor(item.period);
  if (item.productId === undefined || period === undefined) return okAsync(undefined);
  const fromQuote = ({ facilityDiscount, priceGroups }: TicketQuote): BasketLine | undefined => {
    const list = priceGroups.flatMap(({ priceLists }) => priceLists).find(({ id }) => id === item.priceListId);
    return list && { ...list, facilityDiscount, quantity: item.price.quantity, isEligible: false };
  };
  return useCases.quoteTicket({ language, productId: item.productId, period }).map(fromQuote);
};

/** Differences from the cart's derivations, then from today's catalog. */
const faultsOf = (session: Session, cart: Cart): ResultAsync<readonly CentFault[], Refusal> =>
  ResultAsync.combine(cart.items.map((item) => offered(session, item))).map((offers) => {
    const own = centFaults(cart);
    const found = new Set(own.flatMap((fault) => (fault.figure === 'line' ? [fault.item] : [])));
    const others = cart.items.flatMap((item, at) => {
      const offer = offers[at];
      return offer === undefined || found.has(item.id) ? [] : (lineFault(item, offer) ?? []);
    });
    return [...own, ...others];
  });

const answerOf = (cart: Cart, faults: readonly CentFault[]): Answer => {
  const data = { cartId: cart.id, lines: cart.items.length, faults };
  const lines = `${cart.items.length} ${cart.items.length === 1 ? 'line' : 'lines'}`;
  if (faults.length === 0) {
    return { data, lines: () => [line(`every figure of ${lines} is what our rules make of it`)] };
  }
  const figures = `${faults.length} ${faults.length === 1 ? 'figure differs' : 'figures differ'}`;
  return {
    data,
    lines: (words) => centFaultLines(cart, faults, words),
    failure: {
      type: 'refused',
      kind: 'centsDiffer',
      code: 'Cents.Differ',
      message: `${figures} from what our rules make of the cart`,
      details: { figures: faults.length },
    },
  };
};

const checkCart = (session: Session): Answered =>
  session.useCases
    .loadCart(session.language)
    .andThen((cart) =>
      cart === undefined
        ? okAsync({ data: { cartId: null, lines: 0, faults: [] }, lines: () => [line('there is no cart')] })
        : faultsOf(session, cart).map((faults) => answerOf(cart, faults)),
    );

export const addCheckCommand = (cart: ShopCommand): void => {
  cart
    .command('check')
    .description('work out every figure of the cart again by our own rules, and show what differs by a cent or more')
    .examples(
      ['the cart of any shop', 'shop cart check --on https://shop.example'],
      ['for a script', "shop cart check --json | jq '.faults | length'"],
    )
    .runsInShop(checkCart);
};
