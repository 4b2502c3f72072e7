import type { Country, CustomerDraft, CustomerField, CustomerFieldError } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer';
import { checkCustomer } from '@shop/core/customer/customer-rules';

/** What is wrong with each field, as the form's library keeps it. */
export type FieldProblems = Readonly<Partial<Record<CustomerField, { readonly message?: string | undefined }>>>;

/** A field with an error, and the key of its message. */
export type Failure = { readonly field: CustomerField; readonly key: string };

const problemsOf = (errors: readonly CustomerFieldError[]) =>
  Object.fromEntries(errors.map(({ field, key }) => [field, { type: key, message: key }]));

/** Typed data checked by core's rules, in the shape of the form library. */
export const checkedDraft = (typed: CustomerDraft, countries: readonly Country[]) =>
  checkCustomer(typed, countries).match(
    () => ({ values: typed, errors: {} }),
    (errors) => ({ values: {}, errors: problemsOf(errors) }),
  );

/** Failing fields in the form's order. */
export const failuresOf = (problems: FieldProblems): readonly Failure[] =>
  customerFields.flatMap((field) => {
    const key = problems[field]?.message;
    return key === undefined ? [] : [{ field, key }];
  });
