import type { Cart } from '@shop/core/cart/cart';
import type { Order } from '@shop/core/checkout/order';
import type { ShopError } from '@shop/core/errors/shop-error';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { StepDifference } from '@shop/core/ports/trace-port';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { commandOfRow } from '@shop/core/seller/log/command-again';
import type { LogRow } from '@shop/core/seller/log/log-row';
import { withOthersData } from '@shop/core/seller/log/others-in-place';
import { emptyState } from '@shop/core/seller/state';
import { orderView } from '@shop/core/seller/views/order-view';
import { compiledCatalog, emptyStoredCatalog } from '../catalog-files/stored-catalog.ts';
import { fixedClock } from '../platform/clock/clocks.ts';
import { commandRunner } from '../seller/commands/run-command.ts';
import { sellerShop } from '../seller/seller-shop.ts';
import { memorySellerStore } from '../store/memory/memory-seller-store.ts';
import { encodeError } from '../wire/calls/error-codec.ts';
import type { LogCapsule } from './log-capsule.ts';

/** A row, and the visitor's view after this program's decision. `undecided` when the row is not decided again. */
export type ReplayedRow = {
  readonly row: LogRow;
  readonly language: Language;
  readonly view: 'undecided' | { readonly cart: Cart } | { readonly order: Order } | { readonly refusal: ShopError };
  readonly differences: readonly StepDifference[];
};

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, sorted);

type Outcome = Partial<Pick<LogRow, 'facts' | 'total' | 'refusal'>>;

const partsOf = ({ facts = [], total, refusal }: Outcome) => ({
  total,
  refusal: refusal && encodeError(refusal),
  facts,
});

const differencesOf = (logged: Outcome, replayed: Outcome): readonly StepDifference[] => {
  const [then, now] = [partsOf(logged), partsOf(replayed)];
  return (['total', 'refusal', 'facts'] as const)
    .map((of) => ({ of, logged: jsonOf(then[of]), replayed: jsonOf(now[of]) }))
    .filter((one) => one.logged !== one.replayed);
};

const languageIn = ({ request }: LogRow): Language | undefined => {
  if ('language' in request) return request.language;
  return 'order' in request && typeof request.order === 'object' ? request.order.language : undefined;
};

/** Whether a row was decided: one without a catalog's version was refused before any decision. */
const isDecision = ({ catalogVersion }: LogRow): boolean => catalogVersion !== undefined;

/** Ids are taken from the rows. */
const noRandom: RandomPort = { token: () => '', secret: () => '' };

type Catalogs = ReadonlyMap<number | undefined, SellerCatalog>;

const catalogsOf = ({ catalogs, personCategories }: LogCapsule): Catalogs =>
  new Map(
    [{ version: 0, sold: emptyStoredCatalog }, ...catalogs].map(({ version, ...stored }) => [
      version,
      { version, personCategories, ...compiledCatalog(stored) },
    ]),
  );

/** Returns a function that decides rows one after another, as a seller with this cart only. */
const decider = (catalogs: Catalogs, first: SellerCatalog, { at }: LogRow, zone: string) => {
  const clock = fixedClock(at, zone);
  const store = memorySellerStore(emptyState(first), clock);
  let refused: LogRow | undefined;
  const run = commandRunner(store, (row) => {
    refused = row;
  });
  const { loadCart } = sellerShop(store, run, noRandom);

  const decided = async (row: LogRow): Promise<Outcome> => {
    refused = undefined;
    const { state, become } = store;
    const catalog = catalogs.get(row.catalogVersion) ?? first;
    become(withOthersData({ ...state(), catalog }, row));
    const command = commandOfRow(row, state());
    const known = state().log.length;
    const done = command && (await run(command));
    return state().log[known] ?? refused ?? { refusal: done?.isErr() === true ? done.error : undefined };
  };

  const viewOf = async ({ cartId }: LogRow, language: Language, outcome: Outcome): Promise<ReplayedRow['view']> => {
    if (outcome.refusal !== undefined) return { refusal: outcome.refusal };
    const number = outcome.facts?.findLast(({ order }) => order !== undefined)?.order;
    const order = [...store.state().orders.values()].find((one) => one.number === number);
    const at = { now: clock.now(), today: clock.today(), zone };
    if (order !== undefined) return { order: orderView(order, undefined, at) };
    const cart = await loadCart({ cartId, language });
    return cart.isOk() ? { cart: cart.value } : 'undecided';
  };

  return async (row: LogRow, language: Language): Promise<ReplayedRow> => {
    clock.advance(row.at - clock.now());
    try {
      const outcome = await decided(row);
      const view = await viewOf(row, language, outcome);
      return { row, language, view, differences: differencesOf(row, outcome) };
    } catch (cause) {
      // Either a defect of this program, which a replay should find, or a file edited by hand.
      const failed = { of: 'facts', logged: jsonOf(row.facts), replayed: String(cause) } as const;
      return { row, language, view: 'undecided', differences: [failed] };
    }
  };
};

/** Decides the commands of a capsule again, each at its time and with the data of other carts that it read. When rows
 *  or catalogs are missing, nothing is decided, because the state of the cart is unknown. */
export const replayLog = async (capsule: LogCapsule): Promise<readonly ReplayedRow[]> => {
  const { rows, zone, isWhole } = capsule;
  const catalogs = catalogsOf(capsule);
  const [begin] = rows.filter(isDecision);
  const first = catalogs.get(begin?.catalogVersion);
  const isKnown = isWhole && rows.filter(isDecision).every(({ catalogVersion }) => catalogs.has(catalogVersion));
  const decide =
    isKnown && begin !== undefined && first !== undefined ? decider(catalogs, first, begin, zone) : undefined;
  let language: Language = rows.map(languageIn).find((one) => one !== undefined) ?? defaultLanguage;
  const replayed: ReplayedRow[] = [];
  for (const row of rows) {
    language = languageIn(row) ?? language;
    const again = decide !== undefined && isDecision(row);
    replayed.push(again ? await decide(row, language) : { row, language, view: 'undecided', differences: [] });
  }
  return replayed;
};
