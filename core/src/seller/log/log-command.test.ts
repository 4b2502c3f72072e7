import { describe, expect, it } from 'vitest';
import { localDate } from '../../dates/local-date.ts';
import { cartItemId, pressKey, priceListId, productId, seasonId, ticketCode } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { orderIn } from '../../testing/paying-seller.ts';
import { after, aSeller, bankSays, buyer, now, payment, tickets } from '../../testing/seller-builders.ts';
import { adult } from '../../testing/seller-catalog-builder.ts';
import { attemptsOf, ticketsIn } from '../../testing/whole-state.ts';
import type { SellerCommand } from '../commands.ts';
import { commandOfRow } from './command-again.ts';
import { type LoadedRecords, loggedCommand } from './log-command.ts';

const added = tickets([[adult, 2]]);
const id = added.newCartId;

/** A paid cart, the records that a transaction about it has loaded, and the texts that must not be logged. */
const bought = () => {
  const ordered = after(after(after(aSeller(), added), buyer(id)), payment(id));
  const state = bankSays(ordered, id, { state: 'captured', amount: attemptsOf(ordered, id)[0]?.amount ?? cents(0) });
  const known: LoadedRecords = { catalog: state.catalog, cart: state.carts.get(id), orders: state.orders };
  const order = orderIn(state);
  return { state, known, order, code: ticketsIn(state)[1]?.code ?? ticketCode('') };
};

describe('a command as it is logged', () => {
  it('names orders, attempts and tickets by their numbers, not by keys', () => {
    const { known, order, code } = bought();
    const [{ attemptId } = expect.fail()] = attemptsOf(bought().state, id);
    const { number, cancelId, ref } = order;
    const own = (order.charges[0]?.attempts[0] ?? expect.fail()).attemptId;
    expect(attemptId).toBeDefined();
    const commands: readonly [SellerCommand, object][] = [
      [
        { type: 'cancelOrder', cancelId },
        { type: 'cancelOrder', order: number },
      ],
      [
        { type: 'admitTicket', code, key: pressKey('press') },
        { type: 'admitTicket', order: number, ticket: 2 },
      ],
      [
        { type: 'resendMail', orderNumber: number },
        { type: 'resendMail', order: number },
      ],
      [
        { type: 'forgetBuyer', orderRef: ref, since: now },
        { type: 'forgetBuyer', order: number },
      ],
      [
        { type: 'keepSession', attemptId: own, redirectUrl: 'https://pay.example/secret', endsAt: now },
        { type: 'keepSession', of: { order: number, attempt: 1 }, endsAt: now },
      ],
      [
        { type: 'settle', attemptId: own, eventId: 'event', reported: { state: 'open' } },
        { type: 'settle', of: { order: number, attempt: 1 }, reported: { state: 'open' }, isNotification: true },
      ],
    ];
    for (const [command, logged] of commands) expect(loggedCommand(command, known)).toEqual(logged);
  });

  it('contains the day of a visit that was entered later, and is decided again with that day', () => {
    const { known, state, code, order } = bought();
    const on = localDate('2027-01-20');
    const request = loggedCommand({ type: 'admitTicket', code, key: pressKey('press'), on }, known);
    expect(request).toMatchObject({ type: 'admitTicket', ticket: 2, on });
    if (request === undefined) return expect.fail('not logged');
    const row = { id: 'row', at: now, cartId: order.cartId, by: 'door', request, facts: [] } as const;
    expect(commandOfRow(row, state)).toMatchObject({ type: 'admitTicket', code, on });
  });

  it('contains the language, the country and the names of the filled fields of a buyer, and no other data', () => {
    const { known } = bought();
    const command = buyer(id);
    expect(loggedCommand(command, known)).toEqual({
      type: 'saveCustomer',
      cartId: id,
      session: 'session',
      language: 'sl',
      country: 'SI',
      filled: expect.arrayContaining(['firstName', 'lastName', 'email', 'address', 'country', 'phoneNumber']),
    });
    const text = JSON.stringify(loggedCommand(command, known));
    for (const typed of Object.values(command.entry.customer)) if (typed !== 'SI') expect(text).not.toContain(typed);
  });

  it.each([
    ['ten', 'TEN'],
    [' ', ''],
    ['majda@example.com', 'unknown'],
    ['ABCD-EFGH-JKLM', 'unknown'],
  ])('contains the typed code %j as %j', (text, logged) => {
    expect(loggedCommand({ type: 'applyPromoCode', cartId: id, text }, bought().known)).toMatchObject({ text: logged });
  });

  it('does not contain unknown ids, or numbers that may be telephone numbers', () => {
    const { known } = bought();
    const typed = 'Majda Brinovec';
    const order = {
      ...added.order,
      productId: productId(typed),
      period: { type: 'season', seasonId: seasonId(typed) } as const,
      lines: [{ priceListId: priceListId(typed), quantity: 38640123456 }],
    };
    const logged = [
      loggedCommand({ ...added, order }, known),
      loggedCommand({ type: 'removeLine', cartId: id, cartItemId: cartItemId(typed) }, known),
    ];
    expect(JSON.stringify(logged)).not.toMatch(/Majda|386401/);
    expect(loggedCommand(added, known)).toMatchObject({ order: { lines: added.order.items } });
  });
});
