import * as fc from 'fast-check';

/** What a visitor, a payment provider or a clock may do next; numbers choose among what there is by then. */
export const anyDeed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('addTicket' as const), ...chooses(), list: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('addGiftCard' as const), ...chooses(), list: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('addUpsell' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('changeQuantity' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('removeLine' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('extendHold' as const), ...chooses() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('applyPromoCode' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('beginCheckout' as const), ...chooses() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('saveCustomer' as const), ...chooses() }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('startPayment' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('keepSession' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('giveUpOpening' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('postponeAsking' as const), ...chooses() }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('settle' as const), ...chooses(), word: fc.nat(11) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('noteStray' as const), ...chooses(), word: fc.nat(11) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('cancelOrder' as const), ...chooses() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('admitTicket' as const), ...chooses() }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('takeMail' as const), ...chooses() }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('noteMail' as const), ...chooses(), word: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resendMail' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forgetCart' as const), ...chooses() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('forgetBuyer' as const), ...chooses() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 25 }) }) },
);

function chooses() {
  return { which: fc.nat(1), quantity: fc.integer({ min: 0, max: 5 }), flag: fc.boolean() };
}

export type Deed = typeof anyDeed extends fc.Arbitrary<infer Value> ? Value : never;
