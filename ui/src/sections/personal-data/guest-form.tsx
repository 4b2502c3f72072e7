import type { CustomerField } from '@shop/core/customer/customer';
import { customerFields } from '@shop/core/customer/customer-rules';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import type { InputHTMLAttributes } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { useWords } from '../../words/use-words.ts';
import { useCustomerForm } from './customer-form.view.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './personal-data.module.css';

type TextField = Exclude<CustomerField, 'country'>;

type Look = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  readonly hint?: 'Customer.emailHint' | 'Customer.phoneNumberHint' | 'Customer.loyaltyIdHint';
  readonly narrow?: true;
};

/** Which keyboard, which autofill, which hint; in two groups with the country between them. */
const before: Readonly<Partial<Record<TextField, Look>>> = {
  firstName: { autoComplete: 'given-name', narrow: true },
  lastName: { autoComplete: 'family-name', narrow: true },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', hint: 'Customer.emailHint' },
  emailRepeat: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  address: { autoComplete: 'address-line1' },
  postCode: { inputMode: 'numeric', autoComplete: 'postal-code', narrow: true },
  city: { autoComplete: 'address-level2', narrow: true },
};
const after: Readonly<Partial<Record<TextField, Look>>> = {
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: 'Customer.phoneNumberHint' },
  loyaltyId: { autoComplete: 'off', hint: 'Customer.loyaltyIdHint' },
};

const fieldsOf = (looks: Readonly<Partial<Record<TextField, Look>>>): readonly TextField[] =>
  customerFields.filter((field) => field !== 'country').filter((field) => looks[field] !== undefined);

/** The guest form. Field names and ids are those of the customer, so that an error can name its field. */
export const GuestForm = ({ form }: { readonly form: CustomerForm }) => {
  const { t, errorText } = useWords();
  const { register, submit, saving, failures, wasSubmitted, focus } = useCustomerForm(form);
  const errorOf = (field: CustomerField): string | undefined => {
    const failure = failures.find((one) => one.field === field);
    return failure === undefined ? undefined : errorText(failure.key);
  };
  const text = (field: TextField, { hint, narrow, ...look }: Look) => (
    <div key={field} className={narrow ? styles.half : styles.full}>
      <Field
        {...look}
        {...register(field)}
        id={field}
        label={t(`Customer.${field}`)}
        hint={hint && t(hint)}
        error={errorOf(field)}
        required={field !== 'loyaltyId'}
      />
    </div>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('Customer.TabGuest')}>
      <noscript>
        <Notice tone="info">{t('NoScript.Form')}</Notice>
      </noscript>
      <h2 className={styles.heading}>{t('Customer.TabGuest')}</h2>
      <p className={styles.note}>{t('Customer.RequiredNote')}</p>
      {wasSubmitted && failures.length > 0 ? <ErrorSummary failures={failures} onChoose={focus} /> : null}
      <div className={styles.fields}>
        {fieldsOf(before).map((field) => text(field, before[field] ?? {}))}
        <div className={styles.full}>
          <Select
            {...register('country')}
            id="country"
            label={t('Customer.country')}
            placeholder={t('Customer.ChooseCountry')}
            autoComplete="country"
            required
            options={form.countries.map((country) => ({ value: country.id, text: country.name }))}
            error={errorOf('country')}
          />
        </div>
        {fieldsOf(after).map((field) => text(field, after[field] ?? {}))}
      </div>
      <p className={styles.note}>{t('Customer.PrivacyNote')}</p>
      <Button type="submit" busy={saving}>
        {t(saving ? 'Customer.Saving' : 'Continue')}
      </Button>
    </form>
  );
};
