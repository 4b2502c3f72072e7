import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import type { CallName } from '../calls/call-table.ts';
import { type CatalogForm, catalogForm } from '../catalog-files/catalog-form.ts';
import type { Codec } from '../codec/codec.ts';
import { isoInstant } from '../codec/scalars.ts';
import { codePseudonym, leavesOf } from './redaction.ts';

/** What a shop sold and knew beside the recorded calls (D-CAPSULE). */
export type CapsuleWorld = {
  /** When it was read. */
  readonly at: Instant;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly adult: string;
  readonly child: string;
  /** What repeats a command's random choices, where one was given. */
  readonly seed?: string;
  readonly catalogVersion: number;
  readonly catalog: CatalogForm;
  /** Places of a day or season that visitors other than the recorded one have. Units of `taken`: persons. */
  readonly places: readonly { readonly facility: string; readonly period: string; readonly taken: number }[];
  /** How many carts have a code, that of the recorded visitor left out. */
  readonly codes: readonly { readonly code: string; readonly used: number }[];
};

const count = z.int().check(z.gte(0));

export const capsuleWorld: Codec<CapsuleWorld> = z.object({
  at: isoInstant,
  zone: z.string(),
  adult: z.string(),
  child: z.string(),
  seed: z.exactOptional(z.string()),
  catalogVersion: count,
  catalog: z.custom<CatalogForm>((value) => z.safeParse(catalogForm, value).success),
  places: z.array(z.object({ facility: z.string(), period: z.string(), taken: count })),
  codes: z.array(z.object({ code: z.string(), used: count })),
});

/** What a store knows of it by itself. */
export type StoredWorld = Omit<CapsuleWorld, 'zone' | 'seed'>;

/** What of a world the calls touch. */
export type WorldAsked = {
  readonly cartId?: string | undefined;
  /** Days as `YYYY-MM-DD` and ids of seasons. */
  readonly periods: readonly string[];
  /** Pseudonyms of promo codes. */
  readonly codes: readonly string[];
};

/** Reads what is sold and taken now; nothing while the store does not answer. */
export type ReadWorld = (asked: WorldAsked) => Promise<StoredWorld | undefined>;

/** As much of a recorded call as tells what it touched. */
type Touching = { readonly call: CallName; readonly request: unknown; readonly answer?: unknown };

/** Lists and pages name products that nobody used. */
const isUse = ({ call }: Touching): boolean => call !== 'listProducts' && call !== 'loadPage';

/** Calls about what is sold list days that nobody chose. */
const isChoice = (line: Touching): boolean => isUse(line) && line.call !== 'showProduct';

const textsIn = (lines: readonly Touching[], ...names: readonly string[]): readonly string[] => [
  ...new Set(
    leavesOf(lines.map(({ request, answer }) => [request, answer])).flatMap(({ name, value }) =>
      typeof value === 'string' && value !== '' && names.includes(name) ? [value] : [],
    ),
  ),
];

/** What of a shop's world recorded calls touch; the cart is the last one that they name. */
export const worldAsked = (lines: readonly Touching[]): WorldAsked => {
  const chosen = lines.filter(isChoice);
  return {
    cartId: textsIn(lines, 'cartId', 'CartId').at(-1),
    periods: textsIn(chosen, 'Date', 'Dates', 'date', 'SeasonId', 'seasonId'),
    codes: textsIn(chosen, 'PromoCode', 'code'),
  };
};

const pseudonymised = <Entry extends { readonly code: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, code: codePseudonym(entry.code) }));

/** What of a world belongs into a capsule: the products that its calls used, with what belongs to them, and codes as pseudonyms. */
export const usedWorld = (world: StoredWorld, lines: readonly Touching[]): StoredWorld => {
  const named = new Set(textsIn(lines.filter(isUse), 'id', 'Id', 'ProductId', 'productId', 'upsellId'));
  const { products, facilities, categories, upsells, promoCodes } = world.catalog;
  const used = products.filter(({ id }) => named.has(id));
  const usedFacilities = new Set(used.map(({ id, facility }) => facility ?? id));
  const catalog = {
    facilities: facilities.filter(({ id }) => usedFacilities.has(id)),
    categories: categories.filter(({ id }) => used.some((product) => product.categories?.includes(id))),
    products: used,
    upsells: upsells.filter(({ id }) => named.has(id)),
    promoCodes: pseudonymised(promoCodes),
  };
  const places = world.places.filter(({ facility }) => usedFacilities.has(facility));
  return { ...world, catalog, places, codes: pseudonymised(world.codes) };
};
