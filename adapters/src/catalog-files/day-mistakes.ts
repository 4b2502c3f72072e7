import { daysBetween, type LocalDate } from '@shop/core/dates/local-date';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import type { DayReference } from './day-schemas.ts';
import { dayAt } from './days-form.ts';
import type { Placed } from './read-entries.ts';
import type { SourcePath } from './yaml-source.ts';

/** What is sold for longer than this is a slip of the hand. Units: days. */
const longestSpan = 1100;

type Ends = { readonly from?: DayReference | undefined; readonly to?: DayReference | undefined };

type WrittenDays = Ends & { readonly except?: readonly Ends[] | undefined };

const backwards = 'to must not be before from';

/** Days that end before they begin, and more of them than anybody sells. */
export const dayMistakes = (
  { source, path }: Pick<Placed<unknown>, 'source' | 'path'>,
  days: WrittenDays,
  first: LocalDate,
): readonly CatalogMistake[] => {
  const at: SourcePath = [...path, 'days'];
  const lengthOf = ({ from, to }: Ends): number =>
    from === undefined || to === undefined ? 0 : daysBetween(dayAt(from, first), dayAt(to, first));
  const rules = (days.except ?? []).flatMap((rule, index) =>
    lengthOf({ from: days.from, ...rule }) < 0 ? [source.mistakeAt([...at, 'except', index, 'to'], backwards)] : [],
  );
  const length = lengthOf(days);
  if (length < 0) return [source.mistakeAt([...at, 'to'], backwards), ...rules];
  return length < longestSpan
    ? rules
    : [source.mistakeAt([...at, 'to'], `to must be within ${longestSpan} days from from`), ...rules];
};
