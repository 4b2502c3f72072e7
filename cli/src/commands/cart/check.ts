import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { type CentFault, centFaults, lineFault } from '@shop/core/cart/cent-check';
import { periodToAskFor } from '@shop/core/cart/restore-item';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import type { BasketLine } from '@shop/core/pricing/basket-price';
import type { Command } from 'commander';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { type Failure, shopFailure } from '../../failures/failure.ts';
import { centFaultLines } from '../../print/cent-fault-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line } from '../../text/line.ts';

/** A line as the catalog prices it today; nothing where the catalog cannot be asked about it, or no longer tells because its day is
 *  over. */
const offered = (session: Session, item: CartLine): ResultAsync<BasketLine | undefined, Failure> => {
  const period = item.kind === 'ticket' ? periodToAskFor(item.period) : undefined;
  if (item.kind !== 'ticket' || item.hold.type === 'over') return okAsync(undefined);
  if (item.productId === undefined || period === undefined) return okAsync(undefined);
  const { language, useCases } = session;
  const fromQuote = ({ facilityDiscount, priceGroups }: TicketQuote): BasketLine | undefined => {
    const list = priceGroups.flatMap(({ priceLists }) => priceLists).find(({ id }) => id === item.priceListId);
    return list === undefined
      ? undefined
      : { ...list, facilityDiscount, quantity: item.price.quantity, isEligible: false };
  };
  return useCases
    .quoteTicket({ language, productId: item.productId, period })
    .map(fromQuote)
    .mapErr((error) => shopFailure(error));
};

/** What differs from the derivations in the cart, and then from what the catalog says today. */
const faultsOf = (session: Session, cart: Cart): ResultAsync<readonly CentFault[], Failure> =>
  ResultAsync.combine(cart.items.map((item) => offered(session, item))).map((offers) => {
    const own = centFaults(cart);
    const told = new Set(own.flatMap((fault) => (fault.figure === 'line' ? [fault.item] : [])));
    const others = cart.items.flatMap((item, at) => {
      const offer = offers[at];
      return offer === undefined || told.has(item.id) ? [] : (lineFault(item, offer) ?? []);
    });
    return [...own, ...others];
  });

const answerOf = (session: Session, cart: Cart, faults: readonly CentFault[]): Answer => ({
  data: { cartId: cart.id, lines: cart.items.length, faults },
  lines: (words) =>
    faults.length === 0
      ? [
          line(
            `every figure of ${cart.items.length} ${cart.items.length === 1 ? 'line' : 'lines'} is what our rules make of it`,
          ),
        ]
      : centFaultLines(cart, faults, { language: session.language, words }),
  ...(faults.length === 0 ? {} : { failure: { type: 'centsDiffer', figures: faults.length } }),
});

const checkCart = (session: Session): ResultAsync<Answer, Failure> =>
  session.useCases
    .loadCart(session.language)
    .mapErr((error) => shopFailure(error))
    .andThen((cart) =>
      cart === undefined
        ? okAsync({ data: { cartId: null, lines: 0, faults: [] }, lines: () => [line('there is no cart')] })
        : faultsOf(session, cart).map((faults) => answerOf(session, cart, faults)),
    );

export const addCheckCommand = (cart: Command, choose: Choose): void => {
  cart
    .command('check')
    .description('work out every figure of the cart again by our own rules, and show what differs by a cent or more')
    .addHelpText(
      'after',
      examples([
        ['the cart of any shop', 'shop cart check --on https://shop.example'],
        ['for a script', "shop cart check --json | jq '.faults | length'"],
      ]),
    )
    .action(() => choose({ needs: 'shop', run: checkCart }));
};
