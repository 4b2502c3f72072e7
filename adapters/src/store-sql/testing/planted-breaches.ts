/** Statements that damage the shop of `fixtureFolder` in ways that constraints allow, and the breach of each. */
export const plantedBreaches: readonly (readonly [damage: string, breach: RegExp])[] = [
  ['update places set sold = sold + 1 where sold > 0', /^places: \S+ on \S+: counted are .* \d+ sold/],
  ['delete from places where held > 0', /^places: \S+ on \S+: counted are 0 held, 0 paying, 0 sold of 0;/],
  ["update holds set persons = persons + 1 where state = 'paying'", /^places: .*; its holds have/],
  [
    "update holds set ends_at = ends_at + 1 where state = 'held'",
    /^places: cart \S+ has no line of \d+ persons held on/,
  ],
  ["update holds set line_id = 'none' where state = 'paying'", /^places: cart \S+ has no line of 2 persons paying on/],
  ["delete from holds where state = 'sold'", /^places: cart \S+ has \d+ persons sold on \S+ without a hold$/],
  ["delete from holds where state = 'held'", /^places: cart \S+ has \d+ persons held on \S+ without a hold$/],
  ['update promo_codes set used = 0 where used > 0', /^codes: \S+: counted are \d+ uses of .*; carts have \d+$/],
  ["delete from code_uses where state = 'held'", /^codes: \S+: counted are 1 uses of .*; carts have 0$/],
  ["delete from code_uses where state = 'sold'", /^codes: cart \S+ has the code \S+ without a use$/],
  ["update code_uses set ends_at = ends_at + 1 where state = 'held'", /^codes: cart \S+ has no code \S+ that is held$/],
  [
    "update orders set outcome = 'open' where outcome = 'completed'",
    /^orders: cart \S+ has sold places and no completed/,
  ],
  [
    "update orders set outcome = 'completed', paid_attempt = 'none' where outcome = 'open'",
    /^orders: \S+ is completed and its places are not sold$/,
  ],
  [
    "update orders set outcome = 'completed', paid_attempt = 'none', cart_id = (select min(cart_id) from holds)",
    /^orders: \S+ and \S+ are completed and share a cart$/,
  ],
  ['update orders set total = total + 1', /^orders: \S+ is charged \d+ cents; its goods cost \d+$/],
  ["update payment_attempts set money_seen = amount - 1 where state = 'paid'", /^money: .* is paid with \d+ cents$/],
  ["update payment_attempts set state = 'failed' where state = 'paid'", /^money: .* is failed with \d+ cents$/],
  [
    "update orders set outcome = 'refunded' where outcome = 'completed'",
    /^money: payment \S+ of \d+ cents is kept; \S+ is/,
  ],
];
