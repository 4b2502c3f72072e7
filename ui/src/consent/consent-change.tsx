import { useSignals } from '@preact/signals-react/runtime';
import { formFields } from '../pages/posted-answer.ts';
import { useSettings, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { consentForm } from './consent-form.ts';

/** A press that asks again; posted, so that whatever runs with consent ends with the page. */
export const ConsentChange = ({ className }: { readonly className: string | undefined }) => {
  useSignals();
  const { tracking } = useSettings();
  const { consent, route } = useShopState();
  const { t } = useTranslator();
  const { path, search } = route.value.address;
  return tracking === undefined || consent.value === undefined ? null : (
    <form method="post" action={search === '' ? path : `${path}?${search}`}>
      <input type="hidden" name={formFields.does} value={consentForm.does} autoComplete="off" />
      <button type="submit" className={className} name={consentForm.choice} value={consentForm.askAgain}>
        {t('Consent.Change')}
      </button>
    </form>
  );
};
