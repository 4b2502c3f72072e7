import type { LogInField } from '@shop/core/member/log-in-rules';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { formFields, logInName } from '../pages/posted-answer.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './main-site.module.css';
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
    <AccountFrame title={t('Account.LogInTitle')} lead={t('Account.LogInLead')}>
      {told === undefined ? null : <Notice tone="error">{told}</Notice>}
      <form
        className={styles.form}
        method="post"
        action={action}
        noValidate
        data-typed
        aria-label={t('Account.LogInTitle')}
      >
        <input type="hidden" name={formFields.does} value={logInName} autoComplete="off" />
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
        <Button type="submit" wide>
          {t('LogIn.Button')}
        </Button>
      </form>
      <p className={styles.other}>
        <a href={otherHref}>{t('LogIn.Register')}</a>
      </p>
    </AccountFrame>
  );
};
