import { shortestPassword } from '@shop/core/member/registration';
import { useTranslator } from '../translations/use-translator.ts';
import { AccountForm } from './account-form.tsx';
import styles from './main-site.module.css';
import { mainSiteForms, type RegistrationScreenData } from './main-site-screen.ts';
import { MemberFields, type MemberFieldsProps } from './member-fields.tsx';
import { PasswordField } from './password-field.tsx';

const whoFields = ['name', 'surname', 'email'] as const;
const moreFields = ['phone', 'address', 'postCode', 'city', 'countryCode', 'wellcardId'] as const;

/** Opening an account: a name, an address and a password are enough, the rest spares typing at the first purchase. */
export const RegistrationScreen = ({
  typed,
  countries,
  errors,
  errorKey,
  action,
  otherHref,
}: RegistrationScreenData) => {
  const { t, errorText } = useTranslator();
  const errorOf = (field: (typeof errors)[number]['field']): string | undefined => {
    const found = errors.find((one) => one.field === field);
    return found && errorText(found.key);
  };
  const given: MemberFieldsProps = { typed, countries, errorOf, isNew: true };
  const hasMore = moreFields.some((field) => typed[field] !== '' || errorOf(field) !== undefined);
  return (
    <AccountForm
      title={t('Account.RegisterTitle')}
      lead={t('Account.RegisterLead')}
      told={errorKey && errorText(errorKey)}
      action={action}
      does={mainSiteForms.register}
      button={t('Account.RegisterButton')}
      other={{ href: otherHref, text: t('Account.HasAccount') }}
    >
      <MemberFields {...given} fields={whoFields} />
      <PasswordField isNew hint={t('Account.PasswordHint', { least: shortestPassword })} error={errorOf('password')} />
      <details className={styles.more} open={hasMore}>
        <summary>{t('Account.More')}</summary>
        <div className={styles.moreFields}>
          <p className={styles.note}>{t('Account.MoreNote')}</p>
          <MemberFields {...given} fields={moreFields} />
        </div>
      </details>
    </AccountForm>
  );
};
