import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { readCatalog, readImport } from './read-catalog.ts';
import { longestYaml } from './yaml-source.ts';

const first = localDate('2027-01-15');

const mistakesIn = (text: string) =>
  readCatalog([{ path: 'a.yaml', text }], first).match(
    () => [],
    (mistakes) => mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );

const promo = (terms: string): string => `promoCodes:\n  - code: LESS\n    description: Less\n    percent: 5\n${terms}`;

const onlySeasons =
  'visits and personsADay are for prices of a multiDayTicket; everything else lets one person in, once';

const oneAtLeast = 'must name one at least; leave it out for all';

const card = (price: string, more = ''): string =>
  `products:\n  - id: card\n    type: giftCard\n    pageGroup: gifts\n    image: ''\n    name: Card\n    url: card\n${more}    priceLists:\n      - id: one\n        name: One\n        price: ${price}\n`;

const noPrice = (found: string): string =>
  `11:16 price must be an amount in euros with two decimals at most, such as 16.00, and not above 90000; found ${found}`;
const pictured = (image: string): string => card('10').replace("image: ''", `image: ${image}`);
const at = (url: string): string => card('10').replace('url: card', `url: ${url}`);
const ticket = (
  more: string,
  type = 'multiDayTicket',
  sold = 'seasons: [{id: now, name: Now, firstDay: +0, lastDay: +9}]',
): string =>
  `products:
  - id: pass
    type: ${type}
    pageGroup: tickets
    image: ''
    name: Pass
    url: pass
    ${sold}
    priceGroups:
      - id: all
        name: All
        priceLists:
          - {id: one, name: One, price: 10, ${more}}
`;
const named = (name: string): string => card('10').replace('name: Card', `name: "${name}"`);
const says = (start: string): unknown => expect.stringContaining(start);

const right: readonly string[] = [
  ...[card('10.00'), card('0'), card('90000'), `${card('10')}        priceWithDiscount: 9.99\n`, promo('')],
  ...['visits: 1', 'visits: 1000', 'visits: 10, personsADay: 50'].map((more) => ticket(more)),
  ...[promo('    kinds: [ticket]\n'), pictured('/media/pool.jpg?v=1')],
  ...[...['card/2', 'darilni-bon-čas', "''"].map(at), named(String.raw`Card \U0001F600`), ''],
];

test.each(right)('the catalog %j has no mistake', (text) => {
  expect(mistakesIn(text)).toEqual([]);
});

test.each<readonly [text: string, mistake: unknown]>([
  ...['10.001', '-0.01', '90000.01'].map((price) => [card(price), noPrice(price)] as const),
  [
    `${card('10')}        priceWithDiscount: 10\n`,
    '12:28 priceWithDiscount must be below price; leave it out where there is none',
  ],
  [card('10', '    categories: [gone]\n'), '8:18 "gone" is not there; there are none'],
  [card('10', '    windowDays: 3\n'), '8:17 windowDays is for tickets; a gift card has priceLists; found 3'],
  [
    `${card('10')}upsels: []\n`,
    '12:1 upsels is not known here; allowed are shared, facilities, categories, products, upsells, promoCodes',
  ],
  [promo('    amount: 1\n'), '2:5 entry 1 of promoCodes must take off either percent or amount'],
  [card('10', '    valueCard: yes\n'), says('8:16 valueCard must be true or false')],
  [
    `${card('10')}        category: adult\n        package: [{category: child, quantity: 1}]\n`,
    '12:19 category is for the price of one person; a package has a category for each of its persons; found "adult"',
  ],
  [promo('    products: []\n'), `5:15 products ${oneAtLeast}`],
  [promo('    kinds: []\n'), `5:12 kinds ${oneAtLeast}`],
  ...['visits: 0', 'visits: 1001'].map(
    (more) => [ticket(more), says('13:53 visits must be a whole number from 1 to 1000')] as const,
  ),
  ...['personsADay: 0', 'personsADay: 51'].map(
    (more) => [ticket(more), says('13:58 personsADay must be a whole number from 1 to 50')] as const,
  ),
  ...['visits', 'personsADay'].flatMap((name) => [
    [`${card('10')}        ${name}: 2\n`, `12:${9 + name.length + 2} ${onlySeasons}`] as const,
    [
      `${ticket(`${name}: 2`, 'dailyTicket', 'facility: pool')}facilities:\n  - id: pool\n    days: {from: +0, to: +9, capacity: 5}\n`,
      `13:${45 + name.length + 2} ${onlySeasons}`,
    ] as const,
  ]),
  [`${card('10')}        package: []\n`, `12:18 package ${oneAtLeast}`],
  [
    pictured('pool.jpg'),
    '5:12 image must be the address of a picture that the shop serves, such as /media/termalija-day.jpg, or empty for none; found "pool.jpg"',
  ],
  ...[
    ...['//host.example/pool.jpg', '/media/../pool.jpg', '/media/%2e%2e/pool.jpg'],
    ...[String.raw`"/media\\pool.jpg"`, String.raw`"/me\u0007dia"`],
  ].map((image) => [pictured(image), says('5:12 image must be')] as const),
  ...[...['../card', 'javascript:alert', '/card'], ...[String.raw`"a\\b"`, String.raw`"a\u0007b"`]].map(
    (url) => [at(url), says('7:10 url must be')] as const,
  ),
  [at('{sl: card, en: ../card}'), says('7:25 en must be')],
  ['shared: {a: 1, a: 2}\n', '1:16 not YAML: the name stands here twice; each must stand once'],
  ['shared: [*none, &one 1, *one]\n', '1:10 not YAML: no &none stands before *none'],
  [
    `shared:\n  - &a [1]\n${['ab', 'bc', 'cd', 'de', 'ef', 'fg'].map(([one, next]) => `  - &${next} [${`*${one}, `.repeat(10)}]\n`).join('')}`,
    '1:1 its references stand for more than 10000 values',
  ],
  [`${card('10')}\tcolour: red\n`, '12:1 not YAML: the line is indented by a tab; use blanks'],
  [named('Kopanje: "dan"').replaceAll('"', ''), says('6:11 not YAML: a text with a colon and a blank needs')],
  [named(String.raw`Ca\0rd`), says('6:11 name must hold neither')],
  [named(String.raw`Card \ud83d`), says('6:11 name must hold')],
  ['products: [', says('1:12 not YAML: the line begins in another column than those that it belongs to, or a bracket')],
  [card('10').replace('name: Card', 'name: ['), says('7:5 not YAML: the line begins in another column')],
  [card('10').replace('url:', 'uri:'), says('7:5 uri is not known here; allowed are')],
  [card('-0.123'), noPrice('-0.123')],
  [`categories: [{id: č, name: x}]\n${card('10', '    categories: [gone]\n')}`, says('1:19 id must be an id')],
  [
    `shared: [&each {sl: 1}]\ncategories: [{id: a, name: *each}, {id: b, name: *each}]\n`,
    says('1:21 sl must be a text'),
  ],
])('the catalog %j has the mistake %j', (text, mistake) => {
  expect(mistakesIn(text)).toEqual([mistake]);
});

test('an unknown id is a mistake at its place in the file', () => {
  const zeta = 'categories:\n  - {id: zeta, name: Zeta}\n';
  const upsell =
    'upsells:\n  - {id: towel, name: T, image: "", price: 1, boundToDay: false, parents: [zz, card, aa]}\n';
  expect(mistakesIn(`${zeta}${upsell}${card('10', '    categories: [zeta, gone]\n')}`)).toEqual([
    '4:76 "zz" is not there; there are card',
    '4:86 "aa" is not there; there are card',
    '12:24 "gone" is not there; there are zeta',
  ]);
});

test('all mistakes of all files are listed in the order of files and lines', () => {
  const files = [
    { path: 'b.yaml', text: 'promoCodes:\n  - code: low\n    description: x\n' },
    { path: 'a.yaml', text: `${card('x')}        colour: red\n` },
  ];
  const mistakes = readCatalog(files, first)._unsafeUnwrapErr();
  const places = mistakes.map(({ file, line }) => `${file}:${line}`);
  expect(places).toEqual(['a.yaml:11', 'a.yaml:12', 'b.yaml:2', 'b.yaml:2']);
});

test('an import without a product is refused unless it may be empty, and one without files always', () => {
  const files = [{ path: 'a.yaml', text: promo('') }];
  const refused = readImport({ files }, first)._unsafeUnwrapErr();
  expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining('there is no product')]);
  expect(readImport({ files, empty: true }, first).isOk()).toBe(true);
  expect(readImport({ files: [], empty: true }, first).isErr()).toBe(true);
  expect(readImport({ files: [{ path: 'a.yaml', text: card('10') }] }, first).isOk()).toBe(true);
});

const names = (count: number, indent: string): string =>
  Array.from({ length: count }, (_, index) => `${indent}k${index}: ${index}\n`).join('');

// A comparison of each pair takes minutes at this size, longer than a test's timeout.
test.each([
  ['names under shared', `shared:\n${names(20_000, '  ')}`, 0],
  ['unknown lists', names(20_000, ''), 20_000],
  ['the same name again', `shared:\n${'  k: 1\n'.repeat(20_000)}`, 19_999],
  [
    'ids that nothing has',
    `categories:\n${names(8_000, '').replaceAll(/k(\d+): .*/g, '  - {id: c$1, name: x}')}${card('10', `    categories: [${names(8_000, '').replaceAll(/k(\d+): .*\n/g, 'n$1, ')}]\n`)}`,
    8_000,
  ],
  ['more names than are allowed', `shared: {${'a,'.repeat(200_001)}}`, 1],
  ['a text that is too long', ' '.repeat(longestYaml + 1), 1],
])('%s are read or refused in linear time', (_, text, mistakes) => {
  expect(mistakesIn(text)).toHaveLength(mistakes);
});

test.each([1_000, 5_000, 100_000])('%i nested lists are read or refused without an exception', (depth) => {
  const nested = mistakesIn(`shared: ${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(nested.every((message) => message.includes('nested') || message.includes('not YAML'))).toBe(true);
});
