import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from '../catalog-files/catalog-form.ts';
import type { Codec } from '../codec/codec.ts';
import { isoInstant } from '../codec/scalars.ts';

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
