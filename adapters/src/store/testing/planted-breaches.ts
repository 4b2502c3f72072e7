import type { SqlDialectName } from '../schema/table.ts';

type Planted = readonly [damage: string, breach: RegExp];

/** Returns a statement that replaces a text in order documents. */
const replaceInOrders = (dialect: SqlDialectName, was: string, is: string, where: string): string => {
  const changed =
    dialect === 'postgres'
      ? `replace(document::text, '${was}', '${is}')::jsonb`
      : `replace(document, '${was}', '${is}')`;
  return `update orders set document = ${changed} where ${where}`;
};

/** Returns statements that change or rename a member of order documents. */
export const changesOf = (dialect: SqlDialectName) => {
  const gap = dialect === 'postgres' ? ' ' : '';
  return {
    change: (name: string, from: string, to: string, where = 'true') =>
      replaceInOrders(dialect, `"${name}":${gap}${from}`, `"${name}":${gap}${to}`, where),
    rename: (name: string, to: string) => replaceInOrders(dialect, `"${name}":`, `"${to}":`, 'true'),
  };
};

/** Returns statements that damage the shop of `fixtureFolder` without violating constraints, each with its breach. */
export const plantedBreaches = (dialect: SqlDialectName): readonly Planted[] => [
  ...ledgerBreaches,
  ...cardBreaches(dialect),
  ...orderBreaches(dialect),
];

const ledgerBreaches: readonly Planted[] = [
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
];

const cardBreaches = (dialect: SqlDialectName): readonly Planted[] => {
  const { change, rename } = changesOf(dialect);
  const differs = /^cards: \S+ took \d+ of \d+ cents from a value card until \S+; its row has \d+ of \d+ until/;
  return [
    ['update cards set spent = spent + 1', differs],
    ['update cards set value = value + 1', differs],
    ['update cards set ends_on = null', differs],
    ['delete from cards', /^cards: \S+ sold a value card of 7000 cents that has no row$/],
    [
      "insert into cards (code, order_ref, value, spent) select 'other', min(ref), 1, 0 from orders",
      /^cards: \S+ has a row of a value card that it has not sold$/,
    ],
    [change('amount', '1250', '1251'), differs],
    [rename('redemptions', 'lost'), differs],
    [change('outcome', '"completed"', '"canceled"'), /^cards: \S+ has a row of a value card that it has not sold$/],
    [change('state', '"paid"', '"refunding"'), /^cards: \S+ has a row of a value card that it has not sold$/],
  ];
};

/** Returns a statement that changes the amount of each completed order's first attempt. */
const firstAmountOf = (dialect: SqlDialectName): string => {
  const changed =
    dialect === 'postgres'
      ? `jsonb_set(document, '{charges,0,attempts,0,amount}', '1')`
      : `json_set(document, '$.charges[0].attempts[0].amount', 1)`;
  return `update orders set document = ${changed} where outcome = 'completed' and total > 0`;
};

const orderBreaches = (dialect: SqlDialectName): readonly Planted[] => {
  const { change, rename } = changesOf(dialect);
  return [
    [change('outcome', '"completed"', '"open"'), /^orders: cart \S+ has sold places and no completed/],
    [
      change('outcome', '"open"', '"completed","paidAttempt":"none"', "outcome = 'open'"),
      /^orders: \S+ is completed and its places are not sold$/,
    ],
    [
      change('outcome', '"open"', '"completed","paidAttempt":"none"', "outcome = 'open'").replace(
        'set ',
        'set cart_id = (select min(cart_id) from holds), ',
      ),
      /^orders: \S+ and \S+ are completed and share a cart$/,
    ],
    [change('total', '4400', '4401'), /^orders: \S+ is charged \d+ cents; its goods cost \d+$/],
    [rename('captured', 'lost'), /^money: payment \S+ of \d+ cents is paid; captured are 0, refunded 0;/],
    [
      change('state', '"paid"', '"failed"'),
      /^money: payment \S+ of \d+ cents is failed; captured are \d+, refunded 0;/,
    ],
    [rename('refunds', 'lost'), /^money: payment \S+ of \d+ cents is \w+; captured are \d+, refunded 0;/],
    [change('outcome', '"completed"', '"refunded"'), /^money: payment \S+ of \d+ cents is paid; .* is refunded$/],
    ['delete from order_keys', /^orders: \S+ is not found by its key: ticket$/],
    [
      "update order_keys set key = 'other' where kind = 'cancelId' and order_ref = (select min(ref) from orders)",
      /^orders: a key finds \S+ and is none of it: cancelId$/,
    ],
    ["delete from due where kind = 'payment'", /^due: \S+ calls for what is not due: payment$/],
    ["delete from due where kind = 'mail'", /^due: \S+ calls for what is not due: mail$/],
    [
      "insert into due (kind, what, order_ref, at) select 'payment', 'other', min(ref), 0 from orders",
      /^due: \S+ does not call for what is due: payment$/,
    ],
    ['update order_numbers set last = last - 1', /^orders: the number \S+ was given to an order; counted are \d+$/],
    ['delete from order_numbers', /^orders: the number \S+ was given to an order; counted are 0$/],
    [rename('tickets', 'lost'), /^orders: \S+ has 0 tickets of a line that needs \d+$/],
    [change('quantity', '1', '2'), /^orders: \S+ has \d+ tickets of a line that needs \d+$/],
    ["update catalog_versions set document = 'none'", /^catalog: version \d+ of the catalog cannot be read$/],
    ["update catalog_versions set files = '[{}]'", /^catalog: the files of version \d+ of the catalog cannot be read$/],
    [
      'update catalog_versions set version = version + 7',
      /^catalog: version \d+ of the catalog is not kept, and orders were made under it$/,
    ],
    [firstAmountOf(dialect), /^money: payment \S+ of 1 cents is paid; captured are \d+, refunded 0;/],
    [change('attemptId', '"', '"other-'), /^money: \S+ of \d+ cents is completed; its payment is unknown$/],
  ];
};
