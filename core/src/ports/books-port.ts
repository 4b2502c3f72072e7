import type { ResultAsync } from 'neverthrow';
import type { SalesQuery, SalesReport } from '../checkout/books.ts';
import type { DayVisits } from '../checkout/day-visits.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { Language } from '../languages/language.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** What the office counts: sales and visits. Titles of goods are in the language, as far as the catalog has them. */
export interface BooksPort {
  /** Returns the books of a month by day, or of all months by month. Every order up to the end of the month is read. */
  sales(query: SalesQuery, language: Language): ResultAsync<SalesReport, OperatorFailure>;
  /** Returns who comes and who was admitted on a day. */
  visits(day: LocalDate, language: Language): ResultAsync<DayVisits, OperatorFailure>;
}
