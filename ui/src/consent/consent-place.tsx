import { useSignals } from '@preact/signals-react/runtime';
import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';
import { formFields } from '../pages/posted-answer.ts';
import { useSettings, useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { consentForm } from './consent-form.ts';

export const consentBar = hydrateOnUse('consent/consent-bar', () =>
  import('./consent-bar.tsx').then((file) => file.ConsentBar),
);

/** The question, as long as there is something to ask about and no answer yet. */
export const ConsentPlace = () => {
  useSignals();
  const { tracking } = useSettings();
  const { consent } = useShopState();
  return tracking === undefined || consent.value !== undefined ? null : <consentBar.Drawn />;
};

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
