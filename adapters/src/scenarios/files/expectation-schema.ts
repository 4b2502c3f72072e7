import { productTypes } from '@shop/core/catalog/product-type';
import { shownOutcomes } from '@shop/core/checkout/order';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { orderTextNames } from '@shop/core/content/section';
import * as z from 'zod/mini';
import { described, euros, flag, list, oneOf, record, wholeNumber } from '../../catalog-files/form-fields.ts';
import { day, words, wordsOrNone } from './scenario-fields.ts';

const opt = z.exactOptional;

const pieces = (description: string) => wholeNumber(0, 100_000, description);

const holds = ['held', 'expired', 'over', 'notHeld'] as const;

const line = record({
  name: opt(words('title of the product or of the price, or a part of either')),
  pieces: opt(pieces('pieces of the line')),
  amount: opt(euros('what the line costs')),
  before: opt(euros('what it costs without discounts; the page shows it struck out if it is more than the amount')),
  day: opt(day('day that it is for')),
  season: opt(words('name of the season that it is for')),
  hold: opt(oneOf(holds, 'what becomes of its places')),
});

const lines = list(line, 'every line in order; an empty list for none');

const order = record({
  status: opt(oneOf(paymentStatuses, 'state of the payment')),
  outcome: opt(oneOf(shownOutcomes, 'what became of the order')),
  total: opt(euros('what it costs')),
  type: opt(oneOf(productTypes, 'kind of goods')),
  paidBy: opt(oneOf(paymentTypes, 'paid now, or held as a guarantee')),
  text: opt(oneOf(orderTextNames, 'the text that its buyer reads after the payment')),
  lines: opt(lines),
  codes: opt(pieces('tickets and cards with a code of their own')),
});

const placesOf = record({
  ticket: words('id, address or name of a ticket of a day'),
  day: day('day that is looked at'),
  left: pieces('persons that may still come'),
});

/** The expected state after a step; absent members are not checked. */
export const expectation = described(
  record({
    total: opt(euros('what the cart costs')),
    count: opt(pieces('pieces over all lines of the cart')),
    lines: opt(lines),
    code: opt(wordsOrNone('promo code of the cart, also where it takes off nothing; an empty one for none')),
    saved: opt(euros('what the code takes off')),
    frozen: opt(flag('whether a payment runs, so that nothing can be changed')),
    offered: opt(
      list(
        words('id of something that is offered beside the cart'),
        'ids that must be among what is offered beside the cart; more may be offered',
      ),
    ),
    reservable: opt(flag('whether the cart can be reserved')),
    lost: opt(
      list(words('title of a lost line, or a part of it'), 'lines that left the cart because their places were gone'),
    ),
    order: opt(described(order, 'the order that was paid last')),
    places: opt(list(placesOf, 'persons that may still come on a day')),
    member: opt(wordsOrNone('first name of the logged-in member; empty for a guest')),
    texts: opt(list(words('part of what is read'), 'each must be read somewhere in cart, order or refusal')),
  }),
  'what must be so after the step; what is left out may be anything',
);

export type Expectation = z.output<typeof expectation>;
export type ExpectedLine = z.output<typeof line>;
export type ExpectedOrder = z.output<typeof order>;
