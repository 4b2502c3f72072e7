import { consentIn } from '@shop/core/consent/consent';
import type { FormEvent } from 'react';
import { Button } from '../kit/button.tsx';
import { formFields } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useNotify } from '../pages/use-notify.ts';
import { useRoute, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './consent-bar.module.css';
import { consentForm } from './consent-form.ts';

/** Asks for consent to tracking. Yes and no look alike, side by side, and either answer is stored. The bar is above the
 *  page and covers nothing; without script its form is posted. */
export const ConsentBar = () => {
  const { consent } = useShopState();
  const { t } = useTranslator();
  const notify = useNotify();
  const action = hrefOf(useRoute().address);

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent, currentTarget: form } = event;
    const choice = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute('value') : undefined;
    const chosen = consentIn(choice ?? undefined);
    if (chosen === undefined) return;
    event.preventDefault();
    const body = new URLSearchParams({ [formFields.does]: consentForm.does, [consentForm.choice]: chosen });
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    if (answer === undefined) return notify.error(t('Error'));
    consent.value = chosen;
    notify.success(t('Consent.Saved'));
    document.getElementById('content')?.focus({ preventScroll: true });
    form.reset();
  };

  return (
    <section id={consentForm.place} className={styles.bar} aria-labelledby="consent-title" tabIndex={-1}>
      <form className={styles.form} method="post" action={action} onSubmit={choose}>
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {t('Consent.Title')}
          </h2>
          <p>{t('Consent.Text')}</p>
        </div>
        <input type="hidden" name={formFields.does} value={consentForm.does} autoComplete="off" />
        <div className={styles.choices}>
          <Button type="submit" look="secondary" name={consentForm.choice} value="refused">
            {t('Consent.Refuse')}
          </Button>
          <Button type="submit" look="secondary" name={consentForm.choice} value="given">
            {t('Consent.Give')}
          </Button>
        </div>
      </form>
    </section>
  );
};
