import { languages } from '@shop/core/languages/language';
import type { ProductAddress } from '@shop/core/paths/product-path';
import * as z from 'zod/mini';
import type { Codec } from '../codec/codec.ts';
import { languageOfTag } from '../codec/languages.ts';

const listed = z.array(z.object({ language: z.string(), url: z.string() }));

/** As pages tell theirs: by culture tag. */
const byTag = z.record(z.string(), z.looseObject({ path: z.string() }));

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

const firstOfEach = (found: readonly ProductAddress[]): readonly ProductAddress[] =>
  languages.flatMap((language) => found.filter((one) => one.language === language && one.url !== '').slice(0, 1));

const known = (tag: string, url: string): readonly ProductAddress[] => {
  const language = languageOfTag(tag);
  return language === undefined ? [] : [{ language, url }];
};

/** Addresses of a product by language: a list, or a record by culture tag as pages have it. Languages that are not the
 *  shop's are passed over (D-PRODUCT-CULTURES). */
export const productCultures: Codec<readonly ProductAddress[]> = z.codec(
  z._default(z.union([listed, byTag]), []),
  z.custom<readonly ProductAddress[]>(),
  {
    decode: (told) =>
      firstOfEach(
        Array.isArray(told)
          ? told.flatMap(({ language, url }) => known(language, url))
          : Object.entries(told).flatMap(([tag, { path }]) => known(tag, lastPart(path))),
      ),
    encode: (addresses) => addresses.map(({ language, url }) => ({ language, url })),
  },
);
