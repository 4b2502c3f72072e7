import { type Country, type CustomerDraft, customerFields } from '@shop/core/customer/customer';
import { emptyDraft } from '@shop/core/customer/customer-rules';
import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { PrivateAction } from '../../actions/action.ts';
import type { Fields } from '../../page-data/posted-answer.ts';

/** Reads the personal data from a form's fields. */
export const draftIn = (fields: Fields): CustomerDraft => ({
  ...emptyDraft,
  ...Object.fromEntries(customerFields.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : []))),
});

type CustomerPage = {
  readonly language: Language;
  /** The countries of the form; loaded when absent. */
  readonly countries?: readonly Country[] | undefined;
};

/** Saves the personal data and leads to the payment. The place of a refusal is the first invalid field. */
export const saveCustomer: PrivateAction<UseCases['saveCustomer'], CustomerPage> = (save, fields, page) =>
  save({ draft: draftIn(fields), language: page.language, countries: page.countries }).match(
    () => ({ kind: 'done', to: shopPath('paymentMethod', page.language) }),
    (error) => ({
      kind: 'refused',
      error,
      during: 'customerSave',
      at: error.kind === 'invalidCustomer' ? error.fields[0]?.field : undefined,
    }),
  );
