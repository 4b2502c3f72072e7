/** A line of core, below `host`, and what it becomes. */
type Defect = { readonly what: string; readonly file: string; readonly right: string; readonly wrong: string };

const soldIsNotCounted: Defect = {
  what: 'sold places are not counted',
  file: 'places/counters.ts',
  right: 'to[state] + persons',
  wrong: "to[state] + (state === 'sold' ? 0 : persons)",
};

/** Rules that count wrongly: for every store, and for the store in memory alone, so that stores differ. */
const walk: readonly Defect[] = [
  soldIsNotCounted,
  {
    what: 'held places are not counted in memory',
    file: 'places/counters.ts',
    right: 'places.held + moved.held',
    wrong: 'places.held',
  },
];

/** What may go wrong with the last place; each is to be found alone. */
export const lastPlace: readonly Defect[] = [
  soldIsNotCounted,
  {
    what: 'a payment keeps no place',
    file: 'places/counters.ts',
    right: 'places.paying + moved.paying',
    wrong: 'places.paying',
  },
  {
    what: 'one place too many is taken',
    file: 'places/take-places.ts',
    right: 'persons > left - ownOverdue',
    wrong: 'persons > left - ownOverdue + 1',
  },
  {
    what: 'a place is taken over and its expired hold stays',
    file: 'places/take-places.ts',
    right: 'setLines(state, [...released, ...set])',
    wrong: 'setLines(state, [...set])',
  },
  {
    what: 'an expired line is paid without its place',
    file: 'cart/refresh-holds.ts',
    right: 'if (isHeld(line.hold, at.now)) return state;',
    wrong: "if (line.hold.state !== 'paying') return state;",
  },
  {
    what: 'money that comes late sells no held place',
    file: 'cart/cart-states.ts',
    right: "moveTickets(state, cartId, ['paying', 'held'], hold)",
    wrong: "moveTickets(state, cartId, ['paying'], hold)",
  },
  {
    what: 'an order takes another amount',
    file: 'checkout/settlement.ts',
    right: 'reported.amount === attempt.amount &&',
    wrong: '',
  },
  {
    what: 'money without a place is kept',
    file: 'checkout/payment-outcomes.ts',
    right: 'if (sold === undefined) return refund(state, found, at);',
    wrong: 'if (sold === undefined) return state;',
  },
  {
    what: 'a refund is noted and never made',
    file: 'checkout/payment-outcomes.ts',
    right: "({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt })",
    wrong: "({ ...attempt, state: 'refunded', refundDueAt: askAt })",
  },
  {
    what: 'a canceled order keeps its place',
    file: 'checkout/payment-outcomes.ts',
    right: "return releaseCart(withOutcome(state, order.ref, 'canceled'), order.cartId, at.now);",
    wrong: "return withOutcome(state, order.ref, 'canceled');",
  },
  {
    what: 'a cancellation pays nothing back',
    file: 'checkout/cancel-order.ts',
    right: 'order.paidAttempt === undefined',
    wrong: 'order.paidAttempt !== null',
  },
];

/** `walk`, or one of the last place by its number: `lastPlace 3`. */
export const defectsOf = (name: string): readonly Defect[] => {
  if (name === 'walk') return walk;
  const [, number] = /^lastPlace (\d+)$/.exec(name) ?? [];
  const found = number === undefined ? undefined : lastPlace[Number(number)];
  if (found === undefined) throw new Error(`no defect is called ${name}`);
  return [found];
};
