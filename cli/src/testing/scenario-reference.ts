import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { importedSample } from '@shop/adapters/sample/catalog/offered-sample';
import { scenarioJsonSchema } from '@shop/adapters/scenarios/files/scenario-json-schema';
import { localDate } from '@shop/core/dates/local-date';
import { namedDayWords } from '@shop/core/scenario/named-day';
import { paymentRows } from './payment-rows.ts';

type Schema = {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
};

const file: Schema = JSON.parse(JSON.stringify(scenarioJsonSchema()));

/** Resolves references, and drops the alternative of a variable. */
const plain = (schema: Schema): Schema => {
  const [first, ...others] = schema.anyOf ?? [];
  if (schema.$ref !== undefined) return plain(file.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return first !== undefined && others.length === 1 ? { ...plain(first), ...schema, anyOf: [] } : schema;
};

const membersOf = (schema: Schema): readonly (readonly [name: string, schema: Schema])[] =>
  Object.entries(plain(schema).properties ?? {}).map(([name, member]) => [name, plain(member)]);

/** Returns a description, shortened where the page explains it elsewhere. */
const says = ({ description = '' }: Schema): string =>
  description
    .replace(`: ${namedDayWords}`, ': a day')
    .replace(/; must be an amount in euros.*/, '; euros')
    .replace(/: (?=addGiftCard).*/, '');

type Row = readonly string[];

const table = (heads: Row, rows: readonly Row[]): readonly string[] => [
  `| ${heads.join(' | ')} |`,
  `|${'---|'.repeat(heads.length)}`,
  ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
  '',
];

const code = (text: string): string => `\`${text}\``;

/** Returns the members of a schema and their own members, each with its path. */
const memberRows = (schema: Schema, path: string): readonly Row[] =>
  membersOf(schema).flatMap(([name, member]) => {
    const entry = member.items === undefined ? member : plain(member.items);
    const own = `${path}${name}${member.items === undefined ? '' : '[]'}`;
    return [[code(own), says(member)], ...memberRows(entry, `${own}.`)];
  });

/** Returns a value as YAML on one line. */
const flow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => `${name}: ${flow(member)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' && !/^(\d+ )?\p{L}[\p{L}\d @.-]*$/u.test(value)
    ? JSON.stringify(value)
    : String(value);
};

const steps = (plain(file.properties?.steps ?? {}).items?.anyOf ?? []).map((step) => {
  const { examples: [example = {}] = [] } = step;
  const name = Object.keys(step.properties ?? {})[0] ?? '';
  return { name, step, example: flow(example) };
});

const common = ['refused', 'expect'];

const stepRows = steps.map(({ name, step, example }): Row => {
  const [own, ...others] = membersOf(step);
  const more = others.flatMap(([member]) => (common.includes(member) ? [] : [code(member)]));
  return [code(name), own === undefined ? '' : says(own[1]), more.join(', '), code(`- ${example}`)];
});

/** The members of each step except its first one, and the members of objects in them. */
const stepMembers = steps.flatMap(({ name, step }) => {
  const rows = memberRows(step, '').filter(([path]) => path !== undefined && !/^`(refused|expect)\b/.test(path));
  return rows.slice(1).map(([path = '', what = '']): Row => [code(name), path, what]);
});

const form = importedSample(localDate('2027-01-08')).form;

const inSlovenian = (text: string | { readonly sl: string }): string => (typeof text === 'string' ? text : text.sl);

type Product = (typeof form)['products'][number];
type Listed = NonNullable<Product['priceLists']>[number];

const priceText = ({ id, price, enabled, weekdays, package: persons }: Listed): string => {
  const notes = [
    ...(persons === undefined ? [] : [persons.map(({ quantity }) => quantity).join('+')]),
    ...(weekdays === undefined ? [] : [weekdays.join(' ')]),
    ...(enabled === false ? ['not sold'] : []),
  ];
  return `${code(id)} ${price.toFixed(2)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
};

const pricesOf = ({ priceGroups = [], priceLists = [], valueCard }: Product): string => {
  if (valueCard === true) return '`amount` of 10 to 1000, in steps of 10';
  const stays = priceGroups.map((group) => `${code(group.id)}: ${group.priceLists.map(priceText).join(', ')}`);
  return [...stays, ...priceLists.map(priceText)].join('<br>');
};

const productRow = (product: Product): Row => {
  const seasons = (product.seasons ?? []).map(({ id }) => code(id)).join(', ');
  return [code(product.id), inSlovenian(product.name), seasons === '' ? 'a day' : seasons, pricesOf(product)];
};

const { tickets = [], cards = [] } = Object.groupBy(form.products, ({ type }) =>
  type.endsWith('GiftCard') || type === 'giftCard' ? 'cards' : 'tickets',
);

const promoText = (promo: (typeof form)['promoCodes'][number]): string => {
  const { description, validUntil, maxUses } = promo;
  const state = maxUses === 0 ? ' (used up)' : typeof validUntil === 'number' && validUntil < 0 ? ' (over)' : '';
  return `${typeof description === 'string' ? description : (description.en ?? '')}${state}`;
};

const written = [
  '# Reference of scenarios',
  '',
  'Written from the schema and the sample by `npx vitest run scenario-reference -u`; the [manual](README.md) says how they go together.',
  '',
  '## Steps',
  '',
  'Any step may also have `refused` and `expect`.',
  '',
  ...table(['Step', 'Its value', 'Further members', 'Example'], stepRows),
  '## Members of steps',
  '',
  `A day is ${namedDayWords.replace(/^a day such as /, '')}. Amounts are euros with a decimal point.`,
  '',
  ...table(['Step', 'Member', 'Is'], stepMembers),
  '## What is expected',
  '',
  'In `expect`; what is left out may be anything.',
  '',
  ...table(
    ['Member', 'Is'],
    memberRows(steps.find(({ name }) => name === 'expect')?.step ?? {}, '')
      .slice(1)
      .map(([path = '', what = '']) => [path.replace('expect.', ''), what]),
  ),
  '## Cards, statuses and outcomes',
  '',
  'Of two day tickets. An order keeps `status: completed` when it is canceled; `outcome` says what became of it.',
  '',
  ...table(
    ['Step', '`status`', '`outcome`', '`text`', '`codes`'],
    paymentRows.map(({ step, payment, after, order: { status, outcome, text: shown, codes } }) => [
      [`- ${flow({ [step]: payment })}`, ...(after === undefined ? [] : ['- cancel: true'])].map(code).join(', '),
      ...[status, outcome, shown].map(code),
      String(codes),
    ]),
  ),
  `Card words stand for the numbers of the test bank: ${Object.entries(testCards)
    .map(([word, number]) => `${code(word)} ${number}`)
    .join(', ')}. Codes of refusals are in [ERRORS.md](../../core/ERRORS.md).`,
  '',
  '## Head of a file, and its world',
  '',
  ...table(
    ['Member', 'Is'],
    memberRows({ properties: file.properties ?? {} }, '').filter(
      ([path = '']) => !path.startsWith('`steps') && !path.startsWith('`world.levers[].'),
    ),
  ),
  '## Tickets of the sample',
  '',
  'Prices by group: the group is the kind of stay, which `group` names for `persons`.',
  '',
  ...table(['Ticket', 'Name', 'For', 'Prices'], tickets.map(productRow)),
  '## Gift cards of the sample',
  '',
  ...table(
    ['Gift card', 'Name', 'Prices'],
    cards.map((card) => [code(card.id), inSlovenian(card.name), pricesOf(card)]),
  ),
  '## Extras of the sample',
  '',
  ...table(
    ['Extra', 'Name', 'Price', 'Goes with'],
    form.upsells.map(({ id, name, price, priceWithDiscount, parents }) => [
      code(id),
      inSlovenian(name),
      [price, priceWithDiscount]
        .flatMap((one) => (one === undefined ? [] : [one.toFixed(2)]))
        .join(', beside a ticket '),
      parents.length > 5 ? `${parents.length} products` : parents.map(code).join(', '),
    ]),
  ),
  '## Promo codes of the sample',
  '',
  ...table(
    ['Code', 'Takes off'],
    form.promoCodes.map((promo) => [code(promo.code), promoText(promo)]),
  ),
  '## Accounts of the sample',
  '',
  'It has none: `world: { members: [...] }` makes those that a scenario logs in with.',
  '',
].join('\n');

/** Returns the reference page, and the example of each step as printed on it. */
export const scenarioReference = () => ({
  text: written,
  examples: new Map(steps.map(({ name, example }) => [name, example])),
});
