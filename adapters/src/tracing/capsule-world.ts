import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from '../catalog-files/catalog-form.ts';
import { isoInstant } from '../codec/scalars.ts';

const count = z.int().check(z.gte(0));

export const capsuleWorld = z.object({
  /** When it was read. */
  at: isoInstant,
  /** IANA name of the resort's time zone. */
  zone: z.string(),
  /** Which sub price categories mean an adult and a child. */
  adult: z.string(),
  child: z.string(),
  /** What repeats a command's random choices, where one was given. */
  seed: z.exactOptional(z.string()),
  catalogVersion: count,
  catalog: z.custom<CatalogForm>((value) => z.safeParse(catalogForm, value).success),
  /** Places of a day or season that visitors other than the recorded one have. Units of `taken`: persons. */
  places: z.readonly(z.array(z.object({ facility: z.string(), period: z.string(), taken: count }))),
  /** How many carts have a code, that of the recorded visitor left out. */
  codes: z.readonly(z.array(z.object({ code: z.string(), used: count }))),
});

/** What a shop sold and knew beside the recorded calls. */
export type CapsuleWorld = Readonly<z.output<typeof capsuleWorld>>;

/** What a store knows of it by itself. */
export type StoredWorld = Omit<CapsuleWorld, 'zone' | 'seed'>;

/** What of a world the calls touch. */
export type WorldScope = {
  readonly cartId?: string | undefined;
  /** Days as `YYYY-MM-DD` and ids of seasons. */
  readonly periods: readonly string[];
  /** Pseudonyms of promo codes. */
  readonly codes: readonly string[];
};

/** Reads what is sold and taken now; nothing while the store does not answer. */
export type ReadWorld = (asked: WorldScope) => Promise<StoredWorld | undefined>;
