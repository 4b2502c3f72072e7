import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { CatalogForm } from './catalog-form.ts';

/** What a mistake is about that shows only beside what is sold already. */
export type Subject = {
  readonly type: 'facility' | 'season' | 'product' | 'priceList' | 'promoCode';
  readonly id: string;
};

export type SourcePlace = Pick<CatalogMistake, 'file' | 'line' | 'column'>;

/** A catalog that was read without mistakes, and where in its files each subject stands: plain data, which another process may send. */
export type ReadCatalog = { readonly form: CatalogForm; readonly places: Readonly<Record<string, SourcePlace>> };

export const subjectName = ({ type, id }: Subject): string => `${type} ${id}`;

/** A mistake at the line that is about a subject. */
export const mistakeAt = ({ places }: ReadCatalog, subject: Subject, message: string): CatalogMistake => ({
  ...(places[subjectName(subject)] ?? { file: '.', line: 1, column: 1 }),
  message,
});
