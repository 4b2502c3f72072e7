import type { OrderPapers } from '../../checkout/order-papers.ts';
import type { Instant } from '../../dates/instant.ts';
import type { OrderKey, OrderRef } from '../../ids.ts';
import { hasBuyer } from '../checkout/buyer-of.ts';
import type { ResortDay } from '../decision-time.ts';
import type { HostMail, MailSubject } from '../mail/host-mail.ts';
import type { HostState } from '../state.ts';
import { papersOf } from './order-papers-view.ts';

/** What a buyer is written: how the order turned out, with all that its key opens. */
export type Letter = {
  readonly about: MailSubject;
  readonly orderRef: OrderRef;
  readonly orderNumber: string;
  /** Opens the order's page. */
  readonly orderKey: OrderKey;
  readonly copy: number;
  /** When the mail was put into the outbox. */
  readonly at: Instant;
  readonly to: { readonly name: string; readonly address: string };
  readonly papers: OrderPapers;
};

/** The letter of a mail, made of its order as it is now; none for an unknown buyer. */
export const letterOf = (
  state: HostState,
  { orderRef, about, copy, askedAt }: HostMail,
  day: ResortDay,
): Letter | undefined => {
  const order = state.orders.get(orderRef);
  const person = state.orderBuyers.get(orderRef);
  const papers = order && papersOf(state, order, day);
  if (order === undefined || person === undefined || papers === undefined || !hasBuyer(state, order)) return undefined;
  return {
    about,
    orderRef,
    orderNumber: order.number,
    orderKey: order.orderKey,
    copy,
    at: askedAt,
    to: { name: papers.buyerName, address: person.customer.email },
    papers,
  };
};
