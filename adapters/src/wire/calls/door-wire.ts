import type { Admission, AdmittedGoods, CardBalance, TakeBackResult, VisitsLeft } from '@shop/core/checkout/admission';
import { type Instant, instantText } from '@shop/core/dates/instant';
import { pressKey } from '@shop/core/ids';
import { type Cents, inEuros } from '@shop/core/money/cents';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { answeredDay, euros, isoInstant, wholeNumber } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';

const goods = { productTitle: z.string(), priceTitle: z.string() };

const pieces = wholeNumber(0, 1_000_000);
const visits = z.optional(z.object({ left: pieces, of: pieces }));
const balance = { worth: euros, balance: euros };
const moved = { at: isoInstant, amount: euros, ...balance };

const noUse = [
  z.object({ type: z.literal('noValueCard'), ...goods }),
  z.object({ type: z.literal('keyReused'), ...moved, ...goods }),
  z.object({ type: z.literal('canceled') }),
  z.object({ type: z.literal('unknown') }),
] as const;

const admissionWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('admitted'), at: isoInstant, visits, ...goods }),
  z.object({ type: z.literal('alreadyAdmitted'), at: isoInstant, visits, ...goods }),
  z.object({ type: z.literal('valueCard'), ...balance, ...goods }),
  z.object({ type: z.literal('redeemed'), ...moved, ...goods }),
  z.object({ type: z.literal('balanceTooLow'), ...balance, ...goods }),
  z.object({ type: z.literal('wrongDay'), first: answeredDay, last: answeredDay, ...goods }),
  z.object({ type: z.literal('expired'), last: answeredDay, ...goods }),
  ...noUse,
]);

/** The door's answer to a code. */
export const admission = reading(admissionWire, (sent): Admission => sent);

const writeGoods = ({ productTitle, priceTitle }: AdmittedGoods) => ({ productTitle, priceTitle });
const writeVisits = (left: VisitsLeft | undefined) => left && { left: left.left, of: left.of };
const writeBalance = (card: CardBalance) => ({ worth: inEuros(card.worth), balance: inEuros(card.balance) });
const writeMoved = (card: CardBalance & { readonly at: Instant; readonly amount: Cents }) => ({
  at: instantText(card.at),
  amount: inEuros(card.amount),
  ...writeBalance(card),
});

/** Writes the door's answer to a code. */
export const writeAdmission = (answer: Admission): z.input<typeof admissionWire> => {
  const { type } = answer;
  switch (type) {
    case 'admitted':
    case 'alreadyAdmitted':
      return { type, at: instantText(answer.at), visits: writeVisits(answer.visits), ...writeGoods(answer) };
    case 'valueCard':
    case 'balanceTooLow':
      return { type, ...writeBalance(answer), ...writeGoods(answer) };
    case 'redeemed':
    case 'keyReused':
      return { type, ...writeMoved(answer), ...writeGoods(answer) };
    case 'wrongDay':
      return { type, first: answer.first, last: answer.last, ...writeGoods(answer) };
    case 'expired':
      return { type, last: answer.last, ...writeGoods(answer) };
    case 'noValueCard':
      return { type, ...writeGoods(answer) };
    case 'canceled':
    case 'unknown':
      return { type };
  }
};

const takeBackWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('takenBack'), ...moved, ...goods }),
  z.object({ type: z.literal('neverTaken'), ...balance, ...goods }),
  ...noUse,
]);

/** The answer when a redeemed amount is taken back. */
export const takeBackAnswer = reading(takeBackWire, (sent): TakeBackResult => sent);

/** Writes the answer when a redeemed amount is taken back. */
export const writeTakeBackResult = (answer: TakeBackResult): z.input<typeof takeBackWire> => {
  const { type } = answer;
  switch (type) {
    case 'takenBack':
    case 'keyReused':
      return { type, ...writeMoved(answer), ...writeGoods(answer) };
    case 'neverTaken':
      return { type, ...writeBalance(answer), ...writeGoods(answer) };
    case 'noValueCard':
      return { type, ...writeGoods(answer) };
    case 'canceled':
    case 'unknown':
      return { type };
  }
};

/** A code, and the idempotency key of the press that sent it. */
export const press = { code: z.string(), key: id(pressKey) };
