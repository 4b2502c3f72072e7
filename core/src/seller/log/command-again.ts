import { plainTerms } from '../../checkout/payment-terms.ts';
import { plusMilliseconds } from '../../dates/instant.ts';
import {
  attemptId,
  cancelId,
  idempotencyKey,
  orderKey,
  orderRef,
  pressKey,
  type TicketCode,
  ticketCode,
} from '../../ids.ts';
import type { Intent } from '../cart/intent.ts';
import { attemptCases } from '../checkout/order-records.ts';
import { maxTicketsPerOrder } from '../checkout/place-order.ts';
import type { SellerOrder } from '../checkout/seller-order.ts';
import type { SellerCommand } from '../commands.ts';
import type { LimitedClient } from '../places/client-places.ts';
import type { SellerState } from '../state.ts';
import type { LogRow } from './log-row.ts';
import type { AttemptLabel } from './logged-command.ts';
import { loggedClient } from './others-in-place.ts';
import { substituteBuyer } from './substitute-buyer.ts';

const clientOf = (mostPersons: number | undefined): LimitedClient | undefined =>
  mostPersons === undefined ? undefined : { digest: loggedClient, mostPersons };

/** Returns an order as the command expects it: the log names its lines `lines`, the command `items`. */
const orderOfLog = <Line, Order>({ lines, ...order }: Order & { readonly lines: readonly Line[] }) => ({
  ...order,
  items: lines,
});

const attemptOf = ({ orders }: SellerState, of: AttemptLabel | undefined) => {
  const attemptCase = attemptCases({ orders }).find(
    ({ order, attempt }) => order.number === of?.order && attempt.number === of.attempt,
  );
  return attemptCase?.attempt.attemptId ?? attemptId('unknown');
};

const orderOf = ({ orders }: SellerState, number: string | undefined): SellerOrder | undefined =>
  [...orders.values()].find((order) => order.number === number);

const codeOf = (order: SellerOrder | undefined, ticket: number | undefined): TicketCode =>
  order?.tickets.find(({ number }) => number === ticket)?.code ?? ticketCode('unknown');

/** Returns the command of a row, for a state that results from the rows before it. Keys and ids that the log does not
 *  contain are made from the row's id, and the buyer is a substitute. `undefined` for a row that is not a command. */
export const commandOfRow = ({ id, at, request, refusal }: LogRow, state: SellerState): SellerCommand | undefined => {
  const intent: Intent = { key: idempotencyKey(id), requestDigest: id, clientDigest: loggedClient };
  const order = orderOf(state, 'order' in request && typeof request.order === 'string' ? request.order : undefined);
  const ref = order?.ref ?? orderRef('unknown');
  switch (request.type) {
    case 'addTicket': {
      const { mostPersons, order: wanted, ...addition } = request;
      return { ...addition, order: orderOfLog(wanted), client: clientOf(mostPersons), intent };
    }
    case 'addGiftCard':
      return { ...request, order: orderOfLog(request.order), intent };
    case 'addUpsell':
      return { ...request, order: orderOfLog(request.order), intent };
    case 'changeQuantity': {
      const { mostPersons, ...command } = request;
      return { ...command, client: clientOf(mostPersons) };
    }
    case 'removeLine':
    case 'extendHold':
    case 'applyPromoCode':
      return request;
    case 'beginCheckout': {
      const { mostPersons, session: sessionDigest, ...command } = request;
      return { ...command, sessionDigest, client: clientOf(mostPersons) };
    }
    case 'saveCustomer': {
      const { type, cartId, session = '', language, country, filled } = request;
      const refused = refusal?.kind === 'invalidCustomer' ? refusal.fields : [];
      const entry = { cartId, language, customer: substituteBuyer(country, filled, refused), mtcId: -1 };
      return { type, entry, sessionDigest: session };
    }
    case 'startPayment': {
      const { mostPersons, session: sessionDigest, terms = plainTerms, ...command } = request;
      return {
        ...command,
        sessionDigest,
        terms,
        origin: 'https://shop.invalid',
        client: clientOf(mostPersons),
        newRef: orderRef(`order of ${id}`),
        newCancelId: cancelId(`cancel ${id}`),
        newOrderKey: orderKey(`open ${id}`),
        newAttemptId: attemptId(`pay ${id}`),
        newTicketCodes: Array.from({ length: maxTicketsPerOrder }, (_, index) => ticketCode(`${id} ${index + 1}`)),
      };
    }
    case 'keepSession': {
      const { type, of, endsAt } = request;
      return { type, attemptId: attemptOf(state, of), endsAt, redirectUrl: 'https://payment.invalid' };
    }
    case 'giveUpOpening': {
      const { type, of, refused } = request;
      return { type, attemptId: attemptOf(state, of), refused };
    }
    case 'postponeQuery':
    case 'noteCurrency':
      return { type: request.type, attemptId: attemptOf(state, request.of) };
    case 'settle': {
      const { type, of, reported, isNotification, byPerson } = request;
      return { type, attemptId: attemptOf(state, of), reported, eventId: isNotification ? id : undefined, byPerson };
    }
    case 'cancelOrder':
      return { type: request.type, cancelId: order?.cancelId ?? cancelId('unknown') };
    case 'cancelByOffice': {
      const { order: number = 'unknown', ...command } = request;
      return { ...command, orderNumber: number, key: pressKey(id) };
    }
    case 'admitTicket': {
      const { type, ticket, amount, on } = request;
      return { type, code: codeOf(order, ticket), amount, on, key: pressKey(id) };
    }
    case 'takeBack':
      return { type: request.type, code: codeOf(order, request.ticket), amount: request.amount, key: pressKey(id) };
    case 'takeMail':
      return { type: request.type, orderRef: ref, about: request.about };
    case 'noteMail': {
      const { type, about, result } = request;
      const { copy = 1, tries = 0 } = order?.mails.find((mail) => mail.about === about) ?? {};
      return { type, orderRef: ref, about, result, copy, tries };
    }
    case 'resendMail':
      return { type: request.type, orderNumber: request.order ?? 'unknown' };
    case 'forgetBuyer':
      // The log does not contain the retention time of buyers: this buyer is old enough.
      return { type: request.type, orderRef: ref, since: plusMilliseconds(at, 1) };
    case 'useCase':
    case 'lookUp':
    case 'dropped':
      return undefined;
  }
};
