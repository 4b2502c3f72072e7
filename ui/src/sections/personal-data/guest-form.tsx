import type { CustomerField } from '@shop/core/customer/customer';
import { isBeyondAscii } from '@shop/core/customer/email';
import { mayHaveLetters } from '@shop/core/customer/post-code';
import type { CustomerForm } from '@shop/core/ports/checkout-port';
import type { InputHTMLAttributes } from 'react';
import { CartTotal } from '../../checkout/cart-total.tsx';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { StickySummary } from '../../kit/sticky-summary.tsx';
import { guestFormId, type PostedCustomer } from '../../page-data/posted-answer.ts';
import { usePaths } from '../../pages/use-paths.ts';
import { useKnownCart, useShopState } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './personal-data.module.css';
import { useCustomerForm } from './use-customer-form.ts';

type TextField = Exclude<CustomerField, 'country'>;

type Look = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  readonly hint?: 'Customer.emailHint' | 'Customer.phoneNumberHint';
  readonly optional?: 'Customer.loyaltyIdHint';
  /** Its share of a line; the whole line by default. */
  readonly width?: 'half' | 'short' | 'rest';
};

/** Keyboard, autofill, hint and width of each field. */
const looks: Readonly<Record<TextField, Look>> = {
  firstName: { autoComplete: 'given-name', width: 'half' },
  lastName: { autoComplete: 'family-name', width: 'half' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', hint: 'Customer.emailHint' },
  emailRepeat: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  address: { autoComplete: 'address-line1' },
  postCode: { autoComplete: 'postal-code', width: 'short' },
  city: { autoComplete: 'address-level2', width: 'rest' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', hint: 'Customer.phoneNumberHint' },
  loyaltyId: { autoComplete: 'off', optional: 'Customer.loyaltyIdHint' },
};

/** The fields in groups, from top to bottom in the order of `customerFields`. */
const groups = [
  { legend: 'Customer.GroupBuyer', fields: ['firstName', 'lastName', 'email', 'emailRepeat'] },
  { legend: 'Customer.GroupAddress', fields: ['address', 'postCode', 'city', 'country'] },
  { legend: 'Customer.GroupMore', fields: ['phoneNumber', 'loyaltyId'] },
] as const;

/** The guest form. Field names and ids are those of the customer, so that an error can name its field. */
export const GuestForm = ({
  form,
  posted,
}: {
  readonly form: CustomerForm;
  readonly posted?: PostedCustomer | undefined;
}) => {
  const { t, errorText } = useTranslator();
  const { buyerInfo } = usePaths();
  const { member } = useShopState();
  const cart = useKnownCart();
  const heading =
    member === undefined
      ? t('Customer.TabGuest')
      : t('Customer.TabMember', { name: `${member.name} ${member.surname}`.trim() });
  const {
    register,
    drawn,
    countryNow,
    emailNow,
    submit,
    onBlur,
    onInput,
    onChange,
    saving,
    failures,
    wasSubmitted,
    focus,
  } = useCustomerForm(form, posted);
  const errorOf = (field: CustomerField): string | undefined => {
    const failure = failures.find((one) => one.field === field);
    return failure === undefined ? undefined : errorText(failure.key);
  };
  const postCodeKeyboard = mayHaveLetters(countryNow) ? 'text' : 'numeric';
  const isUnreachable = form.asciiEmail === true && isBeyondAscii(emailNow);
  const text = (field: TextField) => {
    const { hint: usual, optional, width = 'full', ...look } = looks[field];
    const hint = field === 'email' && isUnreachable ? 'Customer.emailAsciiHint' : usual;
    return (
      <div key={field} className={styles[width]}>
        <Field
          {...look}
          inputMode={field === 'postCode' ? postCodeKeyboard : look.inputMode}
          {...register(field)}
          defaultValue={drawn[field]}
          id={field}
          label={t(`Customer.${field}`)}
          hint={hint && t(hint)}
          optional={optional && t(optional)}
          error={errorOf(field)}
          required={optional === undefined}
        />
      </div>
    );
  };
  const country = () => (
    <div key="country" className={styles.full}>
      <Select
        {...register('country')}
        defaultValue={drawn.country}
        id="country"
        label={t('Customer.country')}
        placeholder={t('Customer.ChooseCountry')}
        autoComplete="country"
        required
        options={form.countries.map(({ id, name }) => ({ value: id, text: name }))}
        error={errorOf('country')}
      />
    </div>
  );
  return (
    // Without script the browser posts it, so that no personal data appear in a URL.
    <form
      id={guestFormId}
      className={styles.form}
      method="post"
      action={buyerInfo}
      onSubmit={submit}
      onInput={onInput}
      onChange={onChange}
      onBlur={onBlur}
      noValidate
      aria-label={heading}
    >
      <header>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.note}>{t('Customer.RequiredNote')}</p>
      </header>
      {wasSubmitted && failures.length > 0 ? <ErrorSummary failures={failures} onChoose={focus} /> : null}
      {groups.map(({ legend, fields }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{t(legend)}</legend>
          <div className={styles.fields}>{fields.map((field) => (field === 'country' ? country() : text(field)))}</div>
        </fieldset>
      ))}
      <p className={styles.note}>{t('Customer.PrivacyNote')}</p>
      <StickySummary
        action={
          <Button type="submit" busy={saving}>
            {t(saving ? 'Customer.Saving' : 'Continue')}
          </Button>
        }
      >
        {cart === undefined ? null : <CartTotal cart={cart} />}
      </StickySummary>
    </form>
  );
};

/** Links to each invalid field; the reason appears beside the field itself. */
const ErrorSummary = ({
  failures,
  onChoose,
}: {
  readonly failures: readonly { readonly field: CustomerField }[];
  readonly onChoose: (field: CustomerField) => void;
}) => {
  const { t } = useTranslator();
  return (
    <Notice tone="error" title={t('Customer.ErrorSummary', { count: failures.length })}>
      <ul className={styles.errors}>
        {failures.map(({ field }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {t(`Customer.${field}`)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
