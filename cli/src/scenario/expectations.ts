import type { Cart } from '@shop/core/cart/cart';
import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Language } from '@shop/core/languages/language';
import { type Cents, zero } from '@shop/core/money/cents';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Expectation, ExpectedLine, ExpectedOrder } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';
import { plainSpaces } from './terminal-visitor.ts';
import type { SeenOrder, Visitor } from './visitor.ts';

/** A deviation: its path in the expectation, the expected text and the actual one. */
export type Mismatch = { readonly path: readonly PropertyKey[]; readonly expected: string; readonly actual: string };

type Path = Mismatch['path'];

/** Compares an expected value with the actual one that the check was made for. */
type Check<Expected> = (expected: Expected, path: Path) => readonly Mismatch[];

/** A check for every member of an expectation. */
type Checks<Form> = { readonly [Name in keyof Form]-?: Check<NonNullable<Form[Name]>> };

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');

const same =
  (actual: unknown): Check<unknown> =>
  (expected, path) =>
    expected === actual ? [] : [{ path, expected: quoted(expected), actual: quoted(actual) }];

const euros =
  (actual: Cents | undefined): Check<number> =>
  (expected, path) =>
    Math.round(expected * 100) === actual
      ? []
      : [{ path, expected: expected.toFixed(2), actual: actual === undefined ? 'nothing' : (actual / 100).toFixed(2) }];

const partOf =
  (whole: string): Check<string> =>
  (part, path) =>
    plainSpaces(whole).toLowerCase().includes(plainSpaces(part).toLowerCase())
      ? []
      : [{ path, expected: quoted(part), actual: quoted(whole) }];

/** Checks a list entry by entry with the check for its index. */
const each =
  <Entry>(check: (at: number) => Check<Entry> | undefined): Check<readonly Entry[]> =>
  (expected, path) =>
    expected.flatMap((entry, at) => check(at)?.(entry, [...path, at]) ?? []);

const members =
  <Form extends object>(checks: Checks<Form>): Check<Form> =>
  (expected, path) => {
    const mismatches: Mismatch[] = [];
    for (const name in expected) {
      const value = expected[name];
      if (value !== undefined && value !== null) mismatches.push(...checks[name](value, [...path, name]));
    }
    return mismatches;
  };

const nameOf = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  `${productTitle}/${priceTitle}`;

const lineCheck = (line: CartLine): Check<ExpectedLine> => {
  const { quantity, amount, amountWithoutDiscount } = line.price;
  const period = periodOfLine(line);
  return members<ExpectedLine>({
    name: partOf(nameOf(line)),
    pieces: same(quantity),
    amount: euros(amount),
    before: euros(amountWithoutDiscount),
    day: same(period?.type === 'day' ? period.date : undefined),
    season: partOf(period?.type === 'season' ? period.name : ''),
    hold: same(line.kind === 'ticket' ? line.hold.type : 'notHeld'),
  });
};

const linesCheck =
  (lines: readonly CartLine[]): Check<readonly ExpectedLine[]> =>
  (expected, path) => {
    if (expected.length === lines.length) return each((at) => lines.map(lineCheck)[at])(expected, path);
    const names = lines.map((line) => `${line.price.quantity} x ${nameOf(line)}`).join(', ');
    return [{ path, expected: `${expected.length} lines`, actual: `${lines.length} lines: ${names}` }];
  };

type ExpectedCart = Omit<Expectation, 'order' | 'places' | 'reservable' | 'member' | 'texts'>;

const cartCheck = (cart: Cart | undefined): Check<ExpectedCart> => {
  const offered = (cart?.upsells ?? []).map(({ id }): string => id);
  return members<ExpectedCart>({
    total: euros(cart?.totalPrice ?? zero),
    count: same(cart?.itemsCount ?? 0),
    lines: linesCheck(cart?.items ?? []),
    code: same(cart?.promo?.code ?? ''),
    saved: euros(cart?.promo?.amount ?? zero),
    frozen: same(cart?.frozen ?? false),
    offered: each(() => (id, path) => (offered.includes(id) ? [] : same(offered)(id, path))),
    lost: each(() => partOf((cart?.lost ?? []).map(nameOf).join(', '))),
  });
};

const orderCheck = ({ order, text, codes }: SeenOrder): Check<ExpectedOrder> =>
  members<ExpectedOrder>({
    status: same(order.status),
    outcome: same(order.outcome),
    total: euros(order.total),
    type: same(order.productType),
    paidBy: same(order.paymentType),
    text: same(text),
    lines: linesCheck(order.items),
    codes: same(codes),
  });

type Dated = { readonly lines?: readonly ExpectedLine[] };

/** Replaces named days in an expectation by dates: those of the ticket in the same line, or of the first ticket that
 *  has such a day. */
const dated = async <Of extends Dated>(
  of: Of,
  actual: readonly CartLine[],
  visitor: Visitor,
  language: Language,
): Promise<Of> => {
  if (of.lines === undefined) return of;
  const lines = of.lines.map(async (line, at): Promise<ExpectedLine> => {
    if (line.day === undefined) return line;
    for (const ticket of [...actual.slice(at, at + 1), ...actual]) {
      const day = await visitor.dayMeant(ticket.productTitle, line.day, language);
      if (day.isOk()) return { ...line, day: day.value };
    }
    return line;
  });
  return { ...of, lines: await Promise.all(lines) };
};

type Look = () => ResultAsync<readonly Mismatch[], Refusal>;

/** Returns the deviations from an expectation after a step. Errors: why the shop could not be read. */
export const checkExpectation = async (
  { order, places = [], reservable, member, texts, ...cart }: Expectation,
  visitor: Visitor,
  language: Language,
  refused: Refusal | undefined,
): Promise<Result<readonly Mismatch[], Refusal>> => {
  const comparisons: readonly (Look | false)[] = [
    Object.keys(cart).length > 0 &&
      (() =>
        visitor
          .cart(language)
          .map(async (actual) => cartCheck(actual)(await dated(cart, actual?.items ?? [], visitor, language), []))),
    order !== undefined &&
      (() =>
        visitor
          .order(language)
          .map(async (actual) =>
            orderCheck(actual)(await dated(order, actual.order.items, visitor, language), ['order']),
          )),
    reservable !== undefined && (() => visitor.reservable().map((actual) => same(actual)(reservable, ['reservable']))),
    member !== undefined && (() => visitor.member().map((actual) => same(actual)(member, ['member']))),
    ...places.map(
      ({ ticket, day, left }, at): Look =>
        () =>
          visitor.placesLeft(ticket, day, language).map((actual) => same(actual)(left, ['places', at, 'left'])),
    ),
    texts !== undefined &&
      (() => visitor.texts(language, refused).map((read) => each(() => partOf(read))(texts, ['texts']))),
  ];
  const mismatches: Mismatch[] = [];
  for (const look of comparisons) {
    const result = look === false ? ok([]) : await look();
    if (result.isErr()) return err(result.error);
    mismatches.push(...result.value);
  }
  return ok(mismatches);
};
