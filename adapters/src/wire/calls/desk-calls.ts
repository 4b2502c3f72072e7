import {
  type AttentionItem,
  paymentFindings,
  type ResendResult,
  type SettlePaymentResult,
} from '@shop/core/checkout/order-history';
import { instantText } from '@shop/core/dates/instant';
import { attemptId } from '@shop/core/ids';
import { inEuros } from '@shop/core/money/cents';
import type { DeskPort } from '@shop/core/ports/desk-port';
import { mailSubjects } from '@shop/core/seller/mail/seller-mail';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { day, euros, isoInstant, someEuros, wholeNumber } from '../codec/scalars.ts';
import { id } from '../codec/texts.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';
import { admission, press, takeBackAnswer, writeAdmission, writeTakeBackResult } from './door-wire.ts';
import { historyAnswer, replayAnswer, writeHistory, writeReplay } from './order-history-wire.ts';

const deskErrors = ['notAllowed', 'unreachable'] as const;

const about = z.enum(mailSubjects);

const resendWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('queued'), about }),
  z.object({ type: z.literal('waiting'), about, next: isoInstant }),
  z.object({ type: z.literal('tooSoon'), about, from: isoInstant }),
  z.object({ type: z.literal('notPaid') }),
  z.object({ type: z.literal('canceling') }),
  z.object({ type: z.literal('erased') }),
  z.object({ type: z.literal('unknown') }),
]);

const writeResendResult = (value: ResendResult): z.input<typeof resendWire> => {
  const { type } = value;
  switch (type) {
    case 'queued':
      return { type, about: value.about };
    case 'waiting':
      return { type, about: value.about, next: instantText(value.next) };
    case 'tooSoon':
      return { type, about: value.about, from: instantText(value.from) };
    case 'notPaid':
    case 'canceling':
    case 'erased':
    case 'unknown':
      return { type };
  }
};

const named = { name: z.string().check(z.minLength(1), z.maxLength(100)) };

const attentionItemWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('silence'), since: isoInstant, attempts: wholeNumber(0, 1_000_000_000), why: z.string() }),
  z.object({
    type: z.literal('payment'),
    orderNumber: z.string(),
    since: isoInstant,
    attempt: z.string(),
    why: z.string(),
  }),
  z.object({ type: z.literal('mail'), orderNumber: z.string(), since: isoInstant, about: z.string(), why: z.string() }),
  z.object({
    type: z.literal('stray'),
    since: isoInstant,
    attempt: z.string(),
    ref: z.string(),
    amount: euros,
    why: z.string(),
  }),
]);

const writeAttentionItem = (value: AttentionItem): z.input<typeof attentionItemWire> => {
  const { type, why } = value;
  const since = instantText(value.since);
  switch (type) {
    case 'silence':
      return { type, since, attempts: value.attempts, why };
    case 'payment':
      return { type, orderNumber: value.orderNumber, since, attempt: value.attempt, why };
    case 'mail':
      return { type, orderNumber: value.orderNumber, since, about: value.about, why };
    case 'stray':
      return { type, since, attempt: value.attempt, ref: value.ref, amount: inEuros(value.amount), why };
  }
};

const settlePaymentWire = z.object({ type: z.enum(['settled', 'notListed', 'owed']) });

const pressRequest = z.object({
  ...press,
  amount: z.optional(z.union([z.literal('all'), someEuros])),
  on: z.optional(day),
});

export const admit: StaffCall<DeskPort['admit'], z.output<typeof pressRequest>> = {
  ...staffCall,
  role: 'door',
  toRequest: (code, key, amount, on) => ({ request: { code, key, amount, on } }),
  toArguments: ({ code, key, amount, on }, { staff }) => [code, key, amount, on, staff],
  errors: deskErrors,
  path: '/operator/admissions',
  request: pressRequest,
  answer: admission,
  write: writeAdmission,
  summary: 'Lets a person in with a ticket code, or takes an amount from a value card',
};

const takeBackRequest = z.object({ ...press, amount: someEuros });

export const takeBack: StaffCall<DeskPort['takeBack'], z.output<typeof takeBackRequest>> = {
  ...staffCall,
  toRequest: (code, key, amount) => ({ request: { code, key, amount } }),
  toArguments: ({ code, key, amount }, { staff }) => [code, key, amount, staff],
  errors: deskErrors,
  path: '/operator/redemptions/taken-back',
  request: takeBackRequest,
  answer: takeBackAnswer,
  write: writeTakeBackResult,
  summary: 'Puts an amount that was taken by mistake back onto a value card',
};

const resendRequest = z.object({ orderNumber: named.name });

export const resend: StaffCall<DeskPort['resend'], z.output<typeof resendRequest>> = {
  ...staffCall,
  toRequest: (orderNumber) => ({ request: { orderNumber } }),
  toArguments: ({ orderNumber }, { staff }) => [orderNumber, staff],
  errors: deskErrors,
  path: '/operator/mails',
  request: resendRequest,
  answer: reading(resendWire, (sent): ResendResult => sent),
  write: writeResendResult,
  summary: 'Sends the mail of an order again',
};

const historyRequest = z.object(named);

export const history: StaffCall<DeskPort['history'], z.output<typeof historyRequest>> = {
  ...staffCall,
  toRequest: (name) => ({ request: { name } }),
  toArguments: ({ name }, { staff }) => [name, staff],
  errors: deskErrors,
  path: '/operator/orders/history',
  request: historyRequest,
  answer: historyAnswer,
  write: (order) => ({ order: order && writeHistory(order) }),
  summary: 'An order from its cart on',
};

const replayRequest = z.object({ ...named, at: z.optional(isoInstant) });

export const replay: StaffCall<DeskPort['replay'], z.output<typeof replayRequest>> = {
  ...staffCall,
  toRequest: (name, at) => ({ request: { name, at } }),
  toArguments: ({ name, at }, { staff }) => [name, at, staff],
  errors: deskErrors,
  path: '/operator/orders/replay',
  request: replayRequest,
  answer: replayAnswer,
  write: (again) => ({ replay: again && writeReplay(again) }),
  summary: 'An order worked out again under a version of the catalog',
};

export const attention: StaffCall<DeskPort['attention'], Record<never, never>> = {
  ...staffCall,
  toRequest: () => ({ request: {} }),
  toArguments: () => [],
  errors: deskErrors,
  path: '/operator/attention',
  request: z.object({}),
  answer: reading(z.object({ all: z.array(attentionItemWire) }), (sent): readonly AttentionItem[] => sent.all),
  write: (all) => ({ all: all.map(writeAttentionItem) }),
  summary: 'Payments and mails that a person has to look at',
};

const settleRequest = z.object({ attempt: id(attemptId), found: z.enum(paymentFindings) });

export const settlePayment: StaffCall<DeskPort['settlePayment'], z.output<typeof settleRequest>> = {
  ...staffCall,
  toRequest: (attempt, found) => ({ request: { attempt, found } }),
  toArguments: ({ attempt, found }, { staff }) => [attempt, found, staff],
  errors: deskErrors,
  path: '/operator/payments/settle',
  request: settleRequest,
  answer: reading(settlePaymentWire, (sent): SettlePaymentResult => sent),
  write: ({ type }) => ({ type }),
  summary: 'Settles a payment by what a person found at the provider',
};
