import { type CategoryId, categoryId } from '../ids.ts';

/** Which sub price categories mean an adult and a child: a shop setting (R-PAGE-10). */
export type PersonCategories = { readonly adult: CategoryId; readonly child: CategoryId };

/** The categories of the embedded provider; a real provider's are set from outside. */
export const defaultPersonCategories: PersonCategories = {
  adult: categoryId('6f1c0f5e-3a0b-4c55-9d8e-2b7a1e4c9a01'),
  child: categoryId('b2d94c7a-81f6-4e0d-a3c2-5f9e6d1b7c02'),
};
