import { orderOutcomes } from '@shop/core/checkout/order';
import type { Customer } from '@shop/core/customer/customer';
import { instantText } from '@shop/core/dates/instant';
import { countryId } from '@shop/core/ids';
import type { Member } from '@shop/core/member/member';
import type { PeoplePort, PersonErased, PersonOrder, PersonRecords } from '@shop/core/ports/people-port';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { isoInstant, wholeNumber } from '../codec/scalars.ts';
import { numberOr, text } from '../codec/texts.ts';
import type { StaffCall } from './call.ts';
import { staffCall } from './call-parts.ts';
import { personal, publicly } from './privacy.ts';

const peopleErrors = ['notAllowed', 'unreachable'] as const;

const addressed = {
  email: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
};

const customer = personal(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    ...addressed,
    country: numberOr(z.string(), countryId),
    phoneNumber: z.string(),
    loyaltyId: z.exactOptional(z.string()),
  }),
);

const writeCustomer = (of: Customer): z.input<typeof customer> => {
  const { firstName, lastName, email, address, postCode, city, country, phoneNumber, loyaltyId } = of;
  const written = { firstName, lastName, email, address, postCode, city, country, phoneNumber };
  return loyaltyId === undefined ? written : { ...written, loyaltyId };
};

const member = personal(
  z.object({
    name: z.string(),
    surname: z.string(),
    phone: z.string(),
    ...addressed,
    countryCode: z.string(),
    wellcardId: z.string(),
  }),
);

const writeMember = (of: Member): z.input<typeof member> => ({
  name: of.name,
  surname: of.surname,
  email: of.email,
  phone: of.phone,
  address: of.address,
  postCode: of.postCode,
  city: of.city,
  countryCode: of.countryCode,
  wellcardId: of.wellcardId,
});

const count = wholeNumber(0, 1_000_000_000);

const personOrder = z.object({
  number: z.string(),
  placedAt: isoInstant,
  outcome: z.enum(orderOutcomes),
  customer,
  isUnderWay: z.boolean(),
  kept: z.optional(customer),
  cancelNote: personal(z.optional(z.string())),
});

const recordsWire = publicly(
  z.object({
    orders: z.array(personOrder),
    entries: z.array(customer),
    drafts: count,
    account: z.optional(member),
  }),
);

const writeOrder = (order: PersonOrder): z.input<typeof personOrder> => ({
  number: order.number,
  placedAt: instantText(order.placedAt),
  outcome: order.outcome,
  customer: writeCustomer(order.customer),
  isUnderWay: order.isUnderWay,
  kept: order.kept && writeCustomer(order.kept),
  cancelNote: order.cancelNote,
});

const writeRecords = ({ orders, entries, drafts, account }: PersonRecords): z.input<typeof recordsWire> => ({
  orders: orders.map(writeOrder),
  entries: entries.map(writeCustomer),
  drafts,
  account: account && writeMember(account),
});

const numbers = z.array(z.string());

const erasedWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('erased'),
    forgotten: numbers,
    reduced: numbers,
    entries: count,
    drafts: count,
    account: z.boolean(),
    mails: count,
    unsent: count,
  }),
  z.object({ type: z.literal('underWay'), orders: numbers }),
  z.object({ type: z.literal('paymentsInUse'), reason: z.string() }),
]);

const writeErased = (erased: PersonErased): z.input<typeof erasedWire> => {
  const { type } = erased;
  switch (type) {
    case 'erased': {
      const { forgotten, reduced, entries, drafts, account, mails, unsent } = erased;
      const counts = { entries, drafts, account, mails, unsent };
      return { type, forgotten: [...forgotten], reduced: [...reduced], ...counts };
    }
    case 'underWay':
      return { type, orders: [...erased.orders] };
    case 'paymentsInUse':
      return { type, reason: erased.reason };
  }
};

const namedRequest = z.object({ name: text(100, 1) });

export const buyerOf: StaffCall<PeoplePort['buyerOf'], z.output<typeof namedRequest>> = {
  ...staffCall,
  toRequest: (name) => ({ request: { name } }),
  toArguments: ({ name }, { staff }) => [name, staff],
  errors: peopleErrors,
  path: '/operator/orders/buyer',
  request: namedRequest,
  answer: reading(z.object({ buyer: z.optional(customer) }), ({ buyer }): Customer | undefined => buyer),
  write: (buyer) => ({ buyer: buyer && writeCustomer(buyer) }),
  summary: 'The buyer of an order',
};

const personRequest = z.object({ email: personal(text(1000, 1)) });

export const recordsOf: StaffCall<PeoplePort['recordsOf'], z.output<typeof personRequest>> = {
  ...staffCall,
  toRequest: (email) => ({ request: { email } }),
  toArguments: ({ email }, { staff }) => [email, staff],
  errors: peopleErrors,
  path: '/operator/people/records',
  request: personRequest,
  answer: reading(recordsWire, (sent): PersonRecords => sent),
  write: writeRecords,
  summary: 'All data stored under an e-mail address',
};

export const erase: StaffCall<PeoplePort['erase'], z.output<typeof personRequest>> = {
  ...staffCall,
  toRequest: (email) => ({ request: { email } }),
  toArguments: ({ email }, { staff }) => [email, staff],
  errors: peopleErrors,
  path: '/operator/people/erase',
  request: personRequest,
  answer: reading(erasedWire, (sent): PersonErased => sent),
  write: writeErased,
  summary: 'Erases the person with an e-mail address, except what the law requires',
};
