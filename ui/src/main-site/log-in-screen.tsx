import type { LogInField } from '@shop/core/member/log-in-rules';
import { Field } from '../kit/field.tsx';
import { logInName } from '../page-data/posted-answer.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { AccountForm } from './account-form.tsx';
import type { LogInScreenData } from './main-site-screen.ts';
import { PasswordField } from './password-field.tsx';

/** Logging in on the main site: the visitor goes on where the login link was pressed. */
export const LogInScreen = ({ posted, action, otherHref }: LogInScreenData) => {
  const { t, errorText } = useTranslator();
  const errorOf = (field: LogInField): string | undefined => {
    const found = posted?.fields.find((one) => one.field === field);
    return found && errorText(found.key);
  };
  const told = posted?.message ?? (posted?.errorKey === undefined ? undefined : errorText(posted.errorKey));
  return (
    <AccountForm
      title={t('Account.LogInTitle')}
      lead={t('Account.LogInLead')}
      told={told}
      action={action}
      does={logInName}
      button={t('LogIn.Button')}
      other={{ href: otherHref, text: t('LogIn.Register') }}
    >
      <Field
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('Customer.email')}
        defaultValue={posted?.email}
        error={errorOf('email')}
        required
      />
      <PasswordField isNew={false} error={errorOf('password')} />
    </AccountForm>
  );
};
