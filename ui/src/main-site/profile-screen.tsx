import { memberFields } from '@shop/core/member/member-rules';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { formFields, logOutName } from '../page-data/posted-answer.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './main-site.module.css';
import { mainSiteForms, type ProfileScreenData } from './main-site-screen.ts';
import { MemberFields } from './member-fields.tsx';
import { PastOrders } from './past-orders.tsx';

/** What a member bought, and what is known of them. */
export const ProfileScreen = (data: ProfileScreenData) => {
  const { typed, countries, errors, errorKey, isOver, isSaved, orders, action, otherHref } = data;
  const { t, errorText } = useTranslator();
  const errorOf = (field: (typeof errors)[number]['field']): string | undefined => {
    const found = errors.find((one) => one.field === field);
    return found && errorText(found.key);
  };
  return (
    <div className={styles.profile}>
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t('Account.ProfileTitle')}</h1>
          <p>{t('Account.LoggedInAs', { email: typed.email })}</p>
        </div>
        {isOver ? null : (
          <form method="post" action={action}>
            <Button type="submit" look="secondary" name={formFields.does} value={logOutName}>
              {t('Header.LogOut')}
            </Button>
          </form>
        )}
      </header>
      {isOver ? (
        <Notice tone="error">
          {t('Account.Over')}{' '}
          <a href={otherHref} target="_blank" rel="noopener">
            {`${t('Account.LogInTitle')} (${t('OpensInNewTab')})`}
          </a>
        </Notice>
      ) : null}
      {errorKey === undefined ? null : <Notice tone="error">{errorText(errorKey)}</Notice>}
      {isSaved ? (
        <div role="status">
          <Notice tone="success">{t('Account.Saved')}</Notice>
        </div>
      ) : null}
      <div className={styles.columns}>
        {isOver ? null : <PastOrders orders={orders} />}
        <section className={styles.card} aria-labelledby="details">
          <h2 id="details">{t('Account.Details')}</h2>
          <p className={styles.note}>{t('Account.MoreNote')}</p>
          <form className={styles.form} method="post" action={action} noValidate data-typed aria-labelledby="details">
            <input type="hidden" name={formFields.does} value={mainSiteForms.changeProfile} autoComplete="off" />
            <MemberFields fields={memberFields} typed={typed} countries={countries} errorOf={errorOf} isNew={false} />
            <Button type="submit" wide>
              {t('Account.Save')}
            </Button>
          </form>
        </section>
      </div>
    </div>
  );
};
