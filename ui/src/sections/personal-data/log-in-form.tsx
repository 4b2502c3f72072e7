import { checkLogIn, type LogInField, longestPassword } from '@shop/core/member/member-rules';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { formFields, logInName, type PostedLogIn } from '../../page-data/posted-answer.ts';
import { usePaths } from '../../pages/use-paths.ts';
import { useSettings, useShopState } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './personal-data.module.css';

/** The log-in tab. The browser itself always posts it, as a newly loaded page contains nothing of the previous visitor.
 *  The typed address survives a change of language; the password does not. */
export const LogInForm = ({ posted }: { readonly posted?: PostedLogIn | undefined }) => {
  const { t, errorText, language } = useTranslator();
  const { buyerInfo } = usePaths();
  const { mainSiteUrl, origin } = useSettings();
  const { logInEmail } = useShopState();
  const [isShown, show] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(posted?.fields ?? []);
  /** Removes the errors of corrected fields. */
  const recheck = () => {
    const typed = new FormData(form.current ?? undefined);
    const text = (name: LogInField): string => String(typed.get(name) ?? '');
    const wrong = checkLogIn({ email: text('email'), password: text('password') });
    setFailures((now) => now.filter(({ field }) => wrong.isErr() && wrong.error.some((one) => one.field === field)));
  };
  // For what the visitor corrected before the script loaded.
  useEffect(recheck, []);
  const errorOf = (field: LogInField): string | undefined => {
    const failure = failures.find((one) => one.field === field);
    return failure === undefined ? undefined : errorText(failure.key);
  };
  const message = posted?.message ?? (posted?.errorKey === undefined ? undefined : errorText(posted.errorKey));
  const address = origin + buyerInfo;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={buyerInfo}
      onInput={recheck}
      noValidate
      aria-label={t('Customer.TabLogIn')}
    >
      <header>
        <h2 className={styles.heading}>{t('Customer.TabLogIn')}</h2>
        <p className={styles.note}>{t('LogIn.Note')}</p>
      </header>
      {message === undefined ? null : <Notice tone="error">{message}</Notice>}
      <input type="hidden" name={formFields.does} value={logInName} autoComplete="off" />
      <Field
        id="logInEmail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('Customer.email')}
        defaultValue={logInEmail.peek() || posted?.email}
        onInput={({ currentTarget }) => {
          logInEmail.value = currentTarget.value;
        }}
        error={errorOf('email')}
        required
      />
      <Field
        id="logInPassword"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={longestPassword}
        label={t('LogIn.Password')}
        error={errorOf('password')}
        required
        end={
          <button type="button" className={styles.reveal} aria-pressed={isShown} onClick={() => show(!isShown)}>
            {t(isShown ? 'LogIn.HidePassword' : 'LogIn.ShowPassword')}
          </button>
        }
      />
      <div className={styles.onward}>
        <Button type="submit">{t('LogIn.Button')}</Button>
        {mainSiteUrl === undefined ? null : (
          <p>
            <a
              className={styles.register}
              rel="nofollow"
              href={mainSiteLinks({ mainSiteUrl, language, address }).register}
            >
              {t('LogIn.Register')}
            </a>
          </p>
        )}
      </div>
    </form>
  );
};
