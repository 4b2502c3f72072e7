import type { HostAttempt, HostBuyer, HostTicket, Person } from '@shop/core/host/checkout/host-order';
import type { HostMail } from '@shop/core/host/mail/host-mail';
import type { OrderRef } from '@shop/core/ids';
import { recordsOf } from '../schema/records.ts';
import type { Tables } from '../schema/tables.ts';

export const { read: orderOf, write: orderRow } = recordsOf('orders');

export const { read: eventOf, write: eventRow } = recordsOf('payment_events');

export const { read: strayOf, write: strayRow } = recordsOf('stray_payments');

const buyers = recordsOf('buyers');

export const buyerOf = (row: Tables['buyers']): HostBuyer => {
  const { shownVersion: version, shownTotal: total, ...buyer } = buyers.read(row);
  return version === undefined || total === undefined ? buyer : { ...buyer, shownTotal: { version, total } };
};

export const buyerRow = ({ shownTotal: shown, ...buyer }: HostBuyer): Tables['buyers'] =>
  buyers.write({ ...buyer, ...(shown && { shownVersion: shown.version, shownTotal: shown.total }) });

const orderBuyers = recordsOf('order_buyers');

export const personOf = (row: Tables['order_buyers']): Person => {
  const { orderRef: _ref, ...person } = orderBuyers.read(row);
  return person;
};

export const orderBuyerRow = (orderRef: OrderRef, person: Person): Tables['order_buyers'] =>
  orderBuyers.write({ orderRef, ...person });

const attempts = recordsOf('payment_attempts');

export const attemptOf = (row: Tables['payment_attempts']): HostAttempt => {
  const { attentionSince: since, attentionWhy: why, ...attempt } = attempts.read(row);
  return since === undefined || why === undefined ? attempt : { ...attempt, attention: { since, why } };
};

export const attemptRow = ({ attention, ...attempt }: HostAttempt): Tables['payment_attempts'] =>
  attempts.write({
    ...attempt,
    ...(attention && { attentionSince: attention.since, attentionWhy: attention.why }),
  });

const tickets = recordsOf('order_tickets');

export const ticketOf = (row: Tables['order_tickets']): HostTicket => {
  const { admittedAt: at, admittedOn: on, ...ticket } = tickets.read(row);
  return at === undefined || on === undefined ? ticket : { ...ticket, admitted: { at, on } };
};

export const ticketRow = ({ admitted, ...ticket }: HostTicket): Tables['order_tickets'] =>
  tickets.write({ ...ticket, ...(admitted && { admittedAt: admitted.at, admittedOn: admitted.on }) });

const mails = recordsOf('order_mails');

export const mailOf = (row: Tables['order_mails']): HostMail => {
  const { failedAt: at, failedWhy: why, ...mail } = mails.read(row);
  return at === undefined || why === undefined ? mail : { ...mail, failed: { at, why } };
};

export const mailRow = ({ failed, ...mail }: HostMail): Tables['order_mails'] =>
  mails.write({ ...mail, ...(failed && { failedAt: failed.at, failedWhy: failed.why }) });
