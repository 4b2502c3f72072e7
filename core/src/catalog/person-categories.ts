import { err, ok, type Result } from 'neverthrow';
import { type CategoryId, categoryId } from '../ids.ts';
import { uselessWithout } from '../text/needed-together.ts';

/** The person categories that mean adult and child: a shop setting. */
export type PersonCategories = { readonly adult: CategoryId; readonly child: CategoryId };

/** The categories of the sample; settings name those of another catalog. */
export const defaultPersonCategories: PersonCategories = {
  adult: categoryId('6f1c0f5e-3a0b-4c55-9d8e-2b7a1e4c9a01'),
  child: categoryId('b2d94c7a-81f6-4e0d-a3c2-5f9e6d1b7c02'),
};

type CategoryVariables = { readonly ADULT_CATEGORY?: string | undefined; readonly CHILD_CATEGORY?: string | undefined };

/** Returns the categories of the settings, otherwise the sample's. Error: one line about a missing or an equal
 *  category. */
export const chosenPersonCategories = ({
  ADULT_CATEGORY: adult = '',
  CHILD_CATEGORY: child = '',
}: CategoryVariables): Result<PersonCategories, string> => {
  if (adult === '' && child === '') return ok(defaultPersonCategories);
  if (adult === '') return err(uselessWithout('CHILD_CATEGORY', ['ADULT_CATEGORY']));
  if (child === '') return err(uselessWithout('ADULT_CATEGORY', ['CHILD_CATEGORY']));
  return adult.toLowerCase() === child.toLowerCase()
    ? err('ADULT_CATEGORY and CHILD_CATEGORY must be two')
    : ok({ adult: categoryId(adult), child: categoryId(child) });
};
