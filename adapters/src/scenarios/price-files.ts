import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { Basket, PriceRules } from '@shop/core/pricing/basket-price';
import { priceRulesOf } from '@shop/core/seller/catalog/price-rules';
import { ok, type Result } from 'neverthrow';
import { readBasket, writtenBasket } from '../catalog-files/basket-form.ts';
import { type CatalogFilesFault, readCatalogFolder } from '../catalog-files/catalog-folder.ts';
import { offeredOf } from '../catalog-files/offered-of.ts';
import { readCatalog } from '../catalog-files/read-catalog.ts';
import { readText } from '../platform/files/read-text.ts';
import { writtenScenario } from './files/write-scenario.ts';

/** Why there are no prices: an unreadable path, or mistakes in files of a folder. */
export type PriceFileFault = CatalogFilesFault & { readonly folder?: string };

type Read<Value> = Result<Value, PriceFileFault>;

const unreadable = (reason: string): PriceFileFault => ({ type: 'unreadable', reason });
const mistakesIn =
  (folder: string) =>
  (mistakes: readonly CatalogMistake[]): PriceFileFault => ({ type: 'mistakes', folder, mistakes });

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const rulesOfFolder = (folder: string, clock: ClockPort): Read<PriceRules> =>
  readCatalogFolder(folder)
    .mapErr((fault): PriceFileFault => ({ ...fault, folder }))
    .andThen((files) => readCatalog(files, clock.today()).mapErr(mistakesIn(folder)))
    .map(({ form }) => priceRulesOf(offeredOf(form, clock.today()), clock.today()));

/** Returns functions that read prices from files below `folder`; `-` is standard input. Relative days of a catalog
 *  count from the clock's today. */
export const priceFiles = (folder: string, clock: ClockPort) => {
  const readOne = (file: string): Read<Basket> => {
    const path = file === '-' ? file : resolve(folder, file);
    return readText(path)
      .mapErr(unreadable)
      .andThen((text) => readBasket({ path: basename(path), text }).mapErr(mistakesIn(dirname(file))));
  };
  return {
    read: readOne,
    /** Reads the rules from a folder of catalog files, or from one file of prices. */
    rules: (at: string): Read<PriceRules> =>
      isFolder(resolve(folder, at))
        ? rulesOfFolder(resolve(folder, at), clock)
        : readOne(at).andThen(({ lines, promo }) => ok({ lines, promos: promo === undefined ? [] : [promo] })),
    written: writtenBasket,
    /** Returns the text of a scenario that shows a price in a shop. */
    scenario: writtenScenario,
  };
};
