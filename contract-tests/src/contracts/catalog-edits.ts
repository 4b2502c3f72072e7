import type { ProductId } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { CatalogFile } from '@shop/core/ports/catalog-port';

/** Another text of a file of the catalog. */
export type Edit = (file: CatalogFile) => string;

/** Another price of one list, in euros. */
export const costs =
  (list: string, euros: string): Edit =>
  ({ text }) =>
    text.replace(new RegExp(`(id: ${list}\n[\\s\\S]*?price: )[\\d.]+`), `$1${euros}`);

/** One price for all that is sold, and nothing reduced. */
export const everythingCosts =
  (price: Cents): Edit =>
  ({ text }) =>
    text.replaceAll(/(?<= price: )[\d.]+/g, (price / 100).toFixed(2)).replaceAll(/\n +priceWithDiscount: .*/g, '');

/** Takes a product out of its own file and out of every list that names it. */
export const without =
  (id: ProductId): Edit =>
  ({ text }) =>
    text.includes(`\n  - id: ${id}\n    type:`)
      ? ''
      : text.replaceAll(new RegExp(`(?<=\\[\\s*)${id},\\s*|,\\s*${id}(?=[,\\]])|\n +- ${id}(?=\n)`, 'g'), '');

/** Says something else of one day of a facility, after all else that is said of it. */
export const onDay =
  (facility: string, date: string, rule: string): Edit =>
  ({ path, text }) =>
    path === 'facilities.yaml'
      ? text.replace(
          new RegExp(`( id: ${facility}\n[\\s\\S]*?\n)(?=  - id: |$(?![^]))`),
          `$1        - on: [${date}]\n          ${rule}\n`,
        )
      : text;

/** So many places of a facility on one day. */
export const holds = (facility: string, date: string, capacity: number): Edit =>
  onDay(facility, date, `capacity: ${capacity}`);

/** Ten percent off on each day that has a discount. */
export const tenPercentOff: Edit = ({ text }) => text.replaceAll(/(?<= discount: )\d+/g, '10');
