import type { CatalogRefusal } from '@shop/core/ports/catalog-port';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import * as books from './books-calls.ts';
import * as catalog from './catalog-staff-calls.ts';
import * as desk from './desk-calls.ts';
import * as office from './office-calls.ts';
import * as people from './people-calls.ts';

/** Every call of staff, by the name of its port's method. Not loaded by browsers. */
export const staffTable = { ...books, ...catalog, ...desk, ...office, ...people };

const mistake = z.object({ file: z.string(), line: z.int(), column: z.int(), message: z.string() });

/** A refusal of a staff call as sent. Other failures have only an HTTP status. */
export const staffRefusal: Codec<CatalogRefusal> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mistakes'), mistakes: z.array(mistake) }),
  z.object({ kind: z.literal('moved'), version: z.int() }),
  z.object({ kind: z.literal('noSuchVersion'), kept: z.array(z.int()) }),
]);
