import type { Instant } from '@shop/core/dates/instant';
import * as z from 'zod/mini';
import { type CatalogForm, catalogForm } from '../catalog-files/catalog-form.ts';
import type { Codec } from '../codec/codec.ts';
import { isoInstant } from '../codec/scalars.ts';

/** Places of a day or season that others than the recorded visitor have. Units: persons. */
export type PlacesTaken = { readonly facility: string; readonly period: string; readonly taken: number };

/** How many carts have a code, that of the recorded visitor left out. */
export type CodeUsed = { readonly code: string; readonly used: number };

/** What a shop sold and knew beside the recorded calls: all that another one needs to answer them as this one did (D-CAPSULE). */
export type CapsuleWorld = {
  /** When it was looked at. */
  readonly at: Instant;
  /** IANA name of the resort's time zone. */
  readonly zone: string;
  /** Which sub price categories mean an adult and a child. */
  readonly adult: string;
  readonly child: string;
  /** What repeats a command's random choices, where one was given. */
  readonly seed?: string;
  readonly catalogVersion: number;
  /** Promo codes that nobody in the calls named are left out: they are not everybody's. */
  readonly catalog: CatalogForm;
  readonly places: readonly PlacesTaken[];
  readonly codes: readonly CodeUsed[];
};

/** What of a world the calls touch. */
export type WorldAsked = {
  readonly cartId?: string | undefined;
  /** Days as `YYYY-MM-DD` and ids of seasons. */
  readonly periods: readonly string[];
  readonly codes: readonly string[];
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

/** Tells what is sold and taken now; nothing while the store does not answer. */
export type ReadWorld = (asked: WorldAsked) => Promise<StoredWorld | undefined>;
