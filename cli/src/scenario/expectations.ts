import type { Language } from '@shop/core/languages/language';
import { err, ok, type Result } from 'neverthrow';
import type { Expectation, ExpectedLine, ExpectedOrder } from '../compose/scenario-types.ts';
import type { Refusal } from '../failures/failure.ts';
import { plainSpaces } from './terminal-visitor.ts';
import type { SeenCart, SeenLine, SeenOrder, Visitor } from './visitor.ts';

/** Something that is not as it is expected: where in the expectation, what stands there, and what was found. */
export type Mismatch = { readonly path: readonly PropertyKey[]; readonly expected: string; readonly found: string };

type Path = readonly PropertyKey[];

const quoted = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');

const differs = (path: Path, expected: unknown, found: unknown): readonly Mismatch[] =>
  expected === undefined || expected === found ? [] : [{ path, expected: quoted(expected), found: quoted(found) }];

const euros = (amount: number): string => (amount / 100).toFixed(2);

const amountDiffers = (path: Path, expected: number | undefined, found: number | undefined): readonly Mismatch[] =>
  expected === undefined || Math.round(expected * 100) === found
    ? []
    : [{ path, expected: expected.toFixed(2), found: found === undefined ? 'nothing' : euros(found) }];

const nameOf = ({ product, price }: SeenLine): string => `${product}/${price}`;

const isPart = (part: string, whole: string): boolean =>
  plainSpaces(whole).toLowerCase().includes(plainSpaces(part).toLowerCase());

const partDiffers = (path: Path, part: string | undefined, whole: string): readonly Mismatch[] =>
  part === undefined || isPart(part, whole) ? [] : [{ path, expected: quoted(part), found: quoted(whole) }];

const lineDiffers = (path: Path, expected: ExpectedLine, line: SeenLine): readonly Mismatch[] => [
  ...partDiffers([...path, 'name'], expected.name, nameOf(line)),
  ...differs([...path, 'pieces'], expected.pieces, line.pieces),
  ...amountDiffers([...path, 'amount'], expected.amount, line.amount),
  ...amountDiffers([...path, 'before'], expected.before, line.before),
  ...differs([...path, 'day'], expected.day, line.day),
  ...partDiffers([...path, 'season'], expected.season, line.season ?? ''),
  ...differs([...path, 'hold'], expected.hold, line.hold),
];

const linesDiffer = (
  path: Path,
  expected: readonly ExpectedLine[] | undefined,
  found: readonly SeenLine[],
): readonly Mismatch[] => {
  if (expected === undefined) return [];
  if (expected.length !== found.length) {
    const lines = found.map((line) => `${line.pieces} x ${nameOf(line)}`).join(', ');
    return [{ path, expected: `${expected.length} lines`, found: `${found.length} lines: ${lines}` }];
  }
  return expected.flatMap((line, at) => {
    const seen = found[at];
    return seen === undefined ? [] : lineDiffers([...path, at], line, seen);
  });
};

const cartDiffers = (expected: Expectation, cart: SeenCart): readonly Mismatch[] => [
  ...amountDiffers(['total'], expected.total, cart.total),
  ...differs(['count'], expected.count, cart.count),
  ...linesDiffer(['lines'], expected.lines, cart.lines),
  ...differs(['code'], expected.code, cart.code),
  ...amountDiffers(['saved'], expected.saved, cart.saved),
  ...differs(['frozen'], expected.frozen, cart.frozen),
  ...(expected.offered ?? []).flatMap((id, at) =>
    cart.offered.includes(id) ? [] : [{ path: ['offered', at], expected: quoted(id), found: quoted(cart.offered) }],
  ),
  ...(expected.lost ?? []).flatMap((name, at) => partDiffers(['lost', at], name, cart.lost.join(', '))),
];

const orderDiffers = (expected: ExpectedOrder, order: SeenOrder): readonly Mismatch[] => [
  ...differs(['order', 'status'], expected.status, order.status),
  ...differs(['order', 'outcome'], expected.outcome, order.outcome),
  ...amountDiffers(['order', 'total'], expected.total, order.total),
  ...differs(['order', 'type'], expected.type, order.type),
  ...differs(['order', 'paidBy'], expected.paidBy, order.paidBy),
  ...differs(['order', 'text'], expected.text, order.text),
  ...linesDiffer(['order', 'lines'], expected.lines, order.lines),
  ...differs(['order', 'codes'], expected.codes, order.codes),
];

const ofCart = ['total', 'count', 'lines', 'code', 'saved', 'frozen', 'offered', 'lost'] as const;

/** Expected lines with their days as dates, named for the ticket of the same line, or of the first that knows them. */
const dated = async (
  lines: readonly ExpectedLine[] | undefined,
  found: readonly SeenLine[],
  visitor: Visitor,
  language: Language,
): Promise<readonly ExpectedLine[] | undefined> => {
  if (lines === undefined) return undefined;
  const dates = lines.map(async (line, at): Promise<ExpectedLine> => {
    if (line.day === undefined) return line;
    for (const ticket of [found[at], ...found].flatMap((one) => (one === undefined ? [] : [one.product]))) {
      const day = await visitor.dayMeant(ticket, line.day, language);
      if (day.isOk()) return { ...line, day: day.value };
    }
    return line;
  });
  return Promise.all(dates);
};

type Look = () => Promise<Result<readonly Mismatch[], Refusal>>;

const looksFor = (
  expected: Expectation,
  visitor: Visitor,
  language: Language,
  refused: Refusal | undefined,
): readonly Look[] => {
  const { order, places = [], reservable, member, texts } = expected;
  const withDays = async <Of extends { readonly lines?: readonly ExpectedLine[] }>(
    of: Of,
    { lines: seen }: { readonly lines: readonly SeenLine[] },
  ): Promise<Of> => {
    const lines = await dated(of.lines, seen, visitor, language);
    return lines === undefined ? of : { ...of, lines };
  };
  const looks: readonly (Look | false)[] = [
    ofCart.some((name) => expected[name] !== undefined) &&
      (async () =>
        (await visitor.cart(language)).asyncMap(async (cart) => cartDiffers(await withDays(expected, cart), cart))),
    order !== undefined &&
      (async () =>
        (await visitor.order(language)).asyncMap(async (found) => orderDiffers(await withDays(order, found), found))),
    reservable !== undefined &&
      (async () => (await visitor.reservable()).map((found) => differs(['reservable'], reservable, found))),
    member !== undefined && (async () => (await visitor.member()).map((found) => differs(['member'], member, found))),
    ...places.map(
      ({ ticket, day, left }, at): Look =>
        async () =>
          (await visitor.placesLeft(ticket, day, language)).map((found) =>
            differs(['places', at, 'left'], left, found),
          ),
    ),
    texts !== undefined &&
      (async () =>
        (await visitor.texts(language, refused)).map((read) =>
          texts.flatMap((text, at) => partDiffers(['texts', at], text, read)),
        )),
  ];
  return looks.flatMap((look) => look || []);
};

/** What is not as it is expected after a step. Errors: why it cannot be looked at. */
export const checkExpectation = async (
  ...what: Parameters<typeof looksFor>
): Promise<Result<readonly Mismatch[], Refusal>> => {
  const found: Mismatch[] = [];
  for (const look of looksFor(...what)) {
    const seen = await look();
    if (seen.isErr()) return err(seen.error);
    found.push(...seen.value);
  }
  return ok(found);
};
