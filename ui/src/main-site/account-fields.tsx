import type { Country } from '@shop/core/customer/customer';
import { longestField } from '@shop/core/customer/customer-rules';
import { mayHaveLetters } from '@shop/core/customer/post-code';
import type { Member, MemberField } from '@shop/core/member/member';
import { longestPassword, shortestPassword } from '@shop/core/member/member-rules';
import type { MainSitePage } from '@shop/core/paths/shop-paths';
import type { InputHTMLAttributes } from 'react';
import { Field } from '../kit/field.tsx';
import { Select } from '../kit/select.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './main-site.module.css';

/** A field of a profile, or the password. */
export type AccountField = MemberField | 'password';

/** Initial data of a form of the main site. */
export type AccountFormData = {
  readonly page: MainSitePage;
  readonly countries: readonly Country[];
  /** The account's values, or the typed ones; never a password. */
  readonly typed: Member;
  /** Invalid fields with the translation keys of their messages. */
  readonly errors: readonly { readonly field: AccountField; readonly key: string }[];
};

type Look = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'required'> & {
  readonly label: `Customer.${'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'address' | 'postCode' | 'city' | 'loyaltyId'}`;
  /** Its share of a line; the whole line by default. */
  readonly width?: 'half' | 'short' | 'rest';
};

const looks: Readonly<Record<Exclude<MemberField, 'countryCode'>, Look>> = {
  name: { label: 'Customer.firstName', autoComplete: 'given-name', required: true, width: 'half' },
  surname: { label: 'Customer.lastName', autoComplete: 'family-name', required: true, width: 'half' },
  email: { label: 'Customer.email', type: 'email', inputMode: 'email', autoComplete: 'username', required: true },
  phone: { label: 'Customer.phoneNumber', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  address: { label: 'Customer.address', autoComplete: 'address-line1' },
  postCode: { label: 'Customer.postCode', autoComplete: 'postal-code', width: 'short' },
  city: { label: 'Customer.city', autoComplete: 'address-level2', width: 'rest' },
  wellcardId: { label: 'Customer.loyaltyId', autoComplete: 'off' },
};

/** Some fields of an account, from top to bottom. */
export const AccountFields = ({
  fields,
  form: { page, countries, typed, errors },
}: {
  readonly fields: readonly AccountField[];
  readonly form: AccountFormData;
}) => {
  const { t, errorText } = useTranslator();
  const drawn = (field: AccountField) => {
    const key = errors.find((one) => one.field === field)?.key;
    const own = { id: field, name: field, error: key && errorText(key) };
    if (field === 'password') return <PasswordField {...own} isNew={page === 'register'} />;
    if (field === 'countryCode')
      return (
        <Select
          {...own}
          label={t('Customer.country')}
          placeholder={t('Customer.ChooseCountry')}
          autoComplete="country"
          defaultValue={typed.countryCode}
          options={countries.map(({ id, name }) => ({ value: id, text: name }))}
        />
      );
    const { label, width: _, ...look } = looks[field];
    const keyboard = field === 'postCode' && !mayHaveLetters(typed.countryCode) ? 'numeric' : look.inputMode;
    const isFixed = field === 'email' && page === 'profile';
    return (
      <Field
        {...own}
        {...look}
        readOnly={isFixed || undefined}
        hint={isFixed ? t('Account.EmailFixed') : undefined}
        inputMode={keyboard}
        label={t(label)}
        defaultValue={typed[field]}
        maxLength={longestField}
      />
    );
  };
  const widthOf = (field: AccountField) =>
    styles[(field === 'password' || field === 'countryCode' ? undefined : looks[field].width) ?? 'full'];
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field} className={widthOf(field)}>
          {drawn(field)}
        </div>
      ))}
    </div>
  );
};

/** A password field with a button that shows it; a script reveals the button. */
const PasswordField = ({
  isNew,
  ...own
}: {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  /** True for a new password, so that the browser suggests a strong one. */
  readonly isNew: boolean;
}) => {
  const { t } = useTranslator();
  return (
    <Field
      {...own}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={longestPassword}
      label={t('LogIn.Password')}
      hint={isNew ? t('Account.PasswordHint', { least: shortestPassword }) : undefined}
      required
      end={
        <button
          type="button"
          hidden
          className={styles.reveal}
          aria-pressed="false"
          data-reveals={own.id}
          data-show={t('LogIn.ShowPassword')}
          data-hide={t('LogIn.HidePassword')}
        >
          {t('LogIn.ShowPassword')}
        </button>
      }
    />
  );
};
