import type { CommandName } from '@shop/core/host/decide';
import * as fc from 'fast-check';

/** How often a walk does each. */
const weights = {
  addTicket: 5,
  addGiftCard: 1,
  addUpsell: 2,
  changeQuantity: 3,
  removeLine: 1,
  extendHold: 1,
  applyPromoCode: 2,
  beginCheckout: 1,
  saveCustomer: 6,
  startPayment: 8,
  keepSession: 3,
  giveUpOpening: 1,
  postponeQuery: 1,
  settle: 6,
  noteStray: 1,
  cancelOrder: 2,
  admitTicket: 2,
  takeMail: 4,
  noteMail: 4,
  resendMail: 2,
  forgetCart: 1,
  forgetBuyer: 1,
} as const satisfies Readonly<Record<CommandName, number>>;

/** What a visitor, a payment provider or a host does next; numbers choose among what there is by then. */
export type Doing = {
  readonly type: CommandName;
  readonly which: number;
  readonly quantity: number;
  readonly flag: boolean;
  readonly list: number;
  readonly word: number;
};

export type Deed = Doing | { readonly type: 'wait'; readonly minutes: number };

const isCommand = (name: string): name is CommandName => Object.hasOwn(weights, name);

export const everyCommand: readonly CommandName[] = Object.keys(weights).filter(isCommand);

const anyCommand = fc.oneof(...everyCommand.map((type) => ({ weight: weights[type], arbitrary: fc.constant(type) })));

export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      type: anyCommand,
      which: fc.nat(1),
      quantity: fc.integer({ min: 0, max: 5 }),
      flag: fc.boolean(),
      list: fc.nat(3),
      word: fc.nat(11),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 25 }) }),
  },
);
