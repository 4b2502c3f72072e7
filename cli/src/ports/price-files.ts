import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { Basket, PriceRules } from '@shop/core/pricing/basket-price';
import type { Scenario } from '@shop/core/scenario/scenario';
import type { Result } from 'neverthrow';

/** Why there are no prices: what cannot be read, or what is wrong in which files. */
export type PriceFault =
  | { readonly type: 'unreadable'; readonly reason: string }
  | { readonly type: 'mistakes'; readonly folder: string; readonly mistakes: readonly CatalogMistake[] };

/** Prices as files; needs no shop. Paths are taken from the working folder; `-` is what is piped in. */
export type PriceFiles = {
  /** Lines and a code of one file. */
  read(file: string): Result<Basket, PriceFault>;
  /** What a folder of catalog files, or one file of prices, sells for which prices. */
  rules(path: string): Result<PriceRules, PriceFault>;
  /** The text of a file that reads as this. */
  written(basket: Basket): string;
  /** The same of a scenario. */
  scenario(scenario: Scenario): string;
};
