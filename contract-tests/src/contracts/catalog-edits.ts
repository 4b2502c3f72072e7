import type { ProductId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { CatalogFile } from '@shop/core/ports/catalog-port';

/** Returns the edited text of a catalog file. */
export type Edit = (file: CatalogFile) => string;

/** Sets the price of one price list, in euros. */
export const costs =
  (list: string, euros: string): Edit =>
  ({ text }) =>
    text.replace(new RegExp(`(id: ${list}\n[\\s\\S]*?price: )[\\d.]+`), `$1${euros}`);

/** Sets one price for everything, without reductions. */
export const everythingCosts =
  (price: Cents): Edit =>
  ({ text }) =>
    text.replaceAll(/(?<= price: )[\d.]+/g, (price / 100).toFixed(2)).replaceAll(/\n +priceWithDiscount: .*/g, '');

/** Removes a product from its own file and from every list that names it. */
export const without =
  (id: ProductId): Edit =>
  ({ text }) =>
    text.includes(`\n  - id: ${id}\n    type:`)
      ? ''
      : text.replaceAll(new RegExp(`(?<=\\[\\s*)${id},\\s*|,\\s*${id}(?=[,\\]])|\n +- ${id}(?=\n)`, 'g'), '');

/** Adds a rule for one day of a facility after its other rules, so that it takes precedence. */
export const onDay =
  (facility: string, date: string, rule: string): Edit =>
  ({ path, text }) =>
    path === 'facilities.yaml'
      ? text.replace(
          new RegExp(`( id: ${facility}\n[\\s\\S]*?\n)(?=  - id: |$(?![^]))`),
          `$1        - on: [${date}]\n          ${rule}\n`,
        )
      : text;

/** Sets the capacity of a facility on one day. */
export const holds = (facility: string, date: string, capacity: number): Edit =>
  onDay(facility, date, `capacity: ${capacity}`);

/** Sets ten percent on each day that has a discount. */
export const tenPercentOff: Edit = ({ text }) => text.replaceAll(/(?<= discount: )\d+/g, '10');
