import { longestPassword } from '@shop/core/member/log-in-rules';
import { Field } from '../kit/field.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './main-site.module.css';

/** A password with a button that shows it, which appears once a script can do so. */
export const PasswordField = ({
  isNew,
  hint,
  error,
}: {
  /** True where it is chosen, so that the browser offers a strong one. */
  readonly isNew: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}) => {
  const { t } = useTranslator();
  return (
    <Field
      id="password"
      name="password"
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={longestPassword}
      label={t('LogIn.Password')}
      hint={hint}
      error={error}
      required
      end={
        <button
          type="button"
          hidden
          className={styles.reveal}
          aria-pressed="false"
          data-reveals="password"
          data-show={t('LogIn.ShowPassword')}
          data-hide={t('LogIn.HidePassword')}
        >
          {t('LogIn.ShowPassword')}
        </button>
      }
    />
  );
};
