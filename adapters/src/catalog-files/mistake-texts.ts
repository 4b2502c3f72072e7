import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import { type FaultReason, maxNamedIds } from '@shop/core/seller/catalog/catalog-faults';
import type { ChangeRefusal } from '@shop/core/seller/catalog/next-catalog';
import { periodText } from '@shop/core/seller/places/period-places';
import type { CatalogForm } from './catalog-form.ts';

/** Returns the problem and the allowed values, for an operator. */
export const faultText = (reason: FaultReason): string => {
  switch (reason.kind) {
    case 'usedTwice':
      return `"${reason.value}" is used before; each must be used once`;
    case 'unknown':
      return `"${reason.value}" is not there; there are ${reason.known.slice(0, maxNamedIds).join(', ') || 'none'}${reason.known.length > maxNamedIds ? ' and others' : ''}`;
    case 'emptyName':
      return 'name must not be empty in sl, which stands in for the other languages';
    case 'discountNotBelowPrice':
      return 'priceWithDiscount must be below price; leave it out where there is none';
    case 'endsBeforeItBegins':
      return 'the last day must not be before the first one';
    case 'looksLikeDay':
      return 'id of a season must not look like a day';
    case 'needsSeasons':
      return 'a multiDayTicket needs seasons';
    case 'needsNoSeasons':
      return 'seasons are for a multiDayTicket; tickets of a day have days';
    case 'visitsWithoutSeasons':
      return 'visits and personsADay are for prices of a multiDayTicket; everything else lets one person in, once';
    case 'needsPriceLists':
      return 'it needs a price: a ticket in priceGroups, a gift card in priceLists';
    case 'needsOnePriceList':
      return 'a value card has one price list';
  }
};

/** Subjects of conflicts with the catalog on sale. */
type SubjectType = 'facility' | 'season' | 'product' | 'priceList' | 'promoCode';

/** Returns the key of a subject in `ReadCatalog.places`. */
export const subjectName = (type: SubjectType, id: string): string => `${type} ${id}`;

/** A place in a file, from 1. */
export type FilePlace = Pick<CatalogMistake, 'file' | 'line' | 'column'>;

/** A catalog without mistakes, and the place of each subject in its files. Plain data, so that another process can
 *  send it. */
export type ReadCatalog = { readonly form: CatalogForm; readonly places: Readonly<Record<string, FilePlace>> };

const subjectAndText = (refusal: ChangeRefusal): readonly [subject: string, message: string] => {
  switch (refusal.kind) {
    case 'placesTaken': {
      const { period, facilityId, taken, capacity } = refusal;
      return [
        period.type === 'day' ? subjectName('facility', facilityId) : subjectName('season', period.seasonId),
        `capacity must be at least ${taken} for ${facilityId} on ${periodText(period)}: so many places are taken; found ${capacity}`,
      ];
    }
    case 'typeChanged':
      return [
        subjectName('product', refusal.productId),
        `type of ${refusal.productId} must stay ${refusal.type}; what is of another type needs an id of its own`,
      ];
    case 'priceListMoved':
      return [
        subjectName('priceList', refusal.priceListId),
        `id ${refusal.priceListId} belongs to another product for good; a price of this one needs an id of its own`,
      ];
    case 'codeUsed':
      return [
        subjectName('promoCode', refusal.code),
        `maxUses must be at least ${refusal.used}: so many carts have used ${refusal.code}`,
      ];
  }
};

/** Returns conflicts with the catalog on sale and its used places, at the lines that cause them. */
export const refusalMistakes = (
  { places }: ReadCatalog,
  refusals: readonly ChangeRefusal[],
): readonly CatalogMistake[] =>
  inOrder(
    refusals.map((refusal) => {
      const [subject, message] = subjectAndText(refusal);
      return { ...(places[subject] ?? { file: '.', line: 1, column: 1 }), message };
    }),
  );

/** Sorts by file, line and column. A mistake that several entries or checks report is listed once. */
export const inOrder = (mistakes: readonly CatalogMistake[]): readonly CatalogMistake[] =>
  [...new Map(mistakes.map((one) => [[one.file, one.line, one.column, one.message].join(' '), one])).values()].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
