import type { Country } from '@shop/core/customer/customer';
import { longestField } from '@shop/core/customer/customer-rules';
import type { Member } from '@shop/core/member/member';
import type { MemberField } from '@shop/core/member/member-rules';
import type { InputHTMLAttributes } from 'react';
import { Field } from '../kit/field.tsx';
import { Select } from '../kit/select.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './main-site.module.css';

type TextField = Exclude<MemberField, 'countryCode'>;

type Look = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'readOnly'> & {
  readonly label: `Customer.${'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'address' | 'postCode' | 'city' | 'loyaltyId'}`;
  /** How much of a line it takes; all of it unless said. */
  readonly width?: 'half' | 'short' | 'rest';
};

const looks: Readonly<Record<TextField, Look>> = {
  name: { label: 'Customer.firstName', autoComplete: 'given-name', width: 'half' },
  surname: { label: 'Customer.lastName', autoComplete: 'family-name', width: 'half' },
  email: { label: 'Customer.email', type: 'email', inputMode: 'email', autoComplete: 'username' },
  phone: { label: 'Customer.phoneNumber', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  address: { label: 'Customer.address', autoComplete: 'address-line1' },
  postCode: { label: 'Customer.postCode', inputMode: 'numeric', autoComplete: 'postal-code', width: 'short' },
  city: { label: 'Customer.city', autoComplete: 'address-level2', width: 'rest' },
  wellcardId: { label: 'Customer.loyaltyId', autoComplete: 'off' },
};

const needed: readonly MemberField[] = ['name', 'surname', 'email'];

export type MemberFieldsProps = {
  readonly typed: Member;
  readonly countries: readonly Country[];
  readonly errorOf: (field: MemberField) => string | undefined;
  /** True where the address can be chosen. */
  readonly isNew: boolean;
};

/** Some fields of a profile, from top to bottom. */
export const MemberFields = ({
  fields,
  typed,
  countries,
  errorOf,
  isNew,
}: MemberFieldsProps & { readonly fields: readonly MemberField[] }) => {
  const { t } = useTranslator();
  const text = (field: TextField) => {
    const { label, width = 'full', ...look } = looks[field];
    const isFixed = field === 'email' && !isNew;
    return (
      <div key={field} className={styles[width]}>
        <Field
          {...look}
          id={field}
          name={field}
          label={t(label)}
          defaultValue={typed[field]}
          maxLength={longestField}
          error={errorOf(field)}
          required={needed.includes(field)}
          {...(isFixed ? { readOnly: true, hint: t('Account.EmailFixed') } : {})}
        />
      </div>
    );
  };
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        field === 'countryCode' ? (
          <div key={field} className={styles.full}>
            <Select
              id={field}
              name={field}
              label={t('Customer.country')}
              placeholder={t('Customer.ChooseCountry')}
              autoComplete="country"
              defaultValue={typed.countryCode}
              options={countries.map(({ id, name }) => ({ value: id, text: name }))}
              error={errorOf(field)}
            />
          </div>
        ) : (
          text(field)
        ),
      )}
    </div>
  );
};
