import { languages } from '@shop/core/languages/language';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';

/** The message map of a language. */
export const translations: Codec<Translations> = z.record(z.string(), z.string());

/** Stored page keys and their paths per language. */
export const routeKeys: Codec<readonly RouteKey[]> = mapped(
  z.object({
    items: z.array(z.object({ key: z.string(), paths: z.partialRecord(z.enum(languages), z.string()) })),
  }),
  { decode: ({ items }): readonly RouteKey[] => items, encode: (keys) => ({ items: [...keys] }) },
);
