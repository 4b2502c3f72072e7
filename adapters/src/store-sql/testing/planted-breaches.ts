/** Statements that damage the shop of `fixtureFolder` in ways that constraints allow, and the breach of each. */
export const plantedBreaches: readonly (readonly [damage: string, breach: RegExp])[] = [
  ['update facility_periods set sold = sold + 1 where sold > 0', /^places: \S+ on \S+: counted are .* \d+ sold/],
  ['delete from facility_periods where held > 0', /^places: \S+ on \S+: counted are 0 held, 0 paying, 0 sold of 0;/],
  ["update cart_lines set quantity = quantity + 1 where place_state = 'paying'", /^places: .*; its lines have/],
  ['update promo_codes set used = 0 where used > 0', /^codes: \S+: counted are \d+ uses of .*; carts have \d+$/],
  ["update cart_lines set place_state = 'held' where place_state = 'sold'", /^orders: \S+ is completed and its places/],
  [
    "update orders set outcome = 'open' where outcome = 'completed'",
    /^orders: cart \S+ has sold places and no completed/,
  ],
  ['update orders set total = total + 1', /^orders: \S+ is charged \d+ cents; its goods cost \d+$/],
  ["update payment_attempts set money_seen = amount - 1 where state = 'paid'", /^money: .* is paid with \d+ cents$/],
  ["update payment_attempts set state = 'failed' where state = 'paid'", /^money: .* is failed with \d+ cents$/],
  [
    "update orders set outcome = 'refunded' where outcome = 'completed'",
    /^money: payment \S+ of \d+ cents is kept; \S+ is/,
  ],
];
