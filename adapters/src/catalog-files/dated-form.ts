import type { LocalDate } from '@shop/core/dates/local-date';
import type { CatalogForm } from './catalog-form.ts';
import { type DayReference, dayAt } from './day-schemas.ts';

type Rule = {
  readonly on?: DayReference[] | undefined;
  readonly from?: DayReference | undefined;
  readonly to?: DayReference | undefined;
};

/** Returns a form in which all days are dates; relative days count from `first`. */
export const datedForm = (form: CatalogForm, first: LocalDate): CatalogForm => {
  const at = (reference: DayReference): LocalDate => dayAt(reference, first);
  const atIfAny = (reference: DayReference | undefined): LocalDate | undefined =>
    reference === undefined ? undefined : at(reference);
  const rulesAt = <Own extends Rule>(rules: readonly Own[] | undefined): Own[] | undefined =>
    rules?.map((rule) => ({ ...rule, on: rule.on?.map(at), from: atIfAny(rule.from), to: atIfAny(rule.to) }));
  return {
    facilities: form.facilities.map(({ id, days }) => ({
      id,
      days: days && { ...days, from: at(days.from), to: at(days.to), except: rulesAt(days.except) },
    })),
    categories: form.categories,
    products: form.products.map((product) => ({
      ...product,
      seasons: product.seasons?.map((own) => ({ ...own, firstDay: at(own.firstDay), lastDay: at(own.lastDay) })),
      days: product.days && {
        ...product.days,
        from: atIfAny(product.days.from),
        to: atIfAny(product.days.to),
        except: rulesAt(product.days.except),
      },
    })),
    upsells: form.upsells,
    promoCodes: form.promoCodes.map((code) => ({
      ...code,
      validFrom: atIfAny(code.validFrom),
      validUntil: atIfAny(code.validUntil),
    })),
  };
};
