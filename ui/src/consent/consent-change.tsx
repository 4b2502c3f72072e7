import { formFields } from '../page-data/posted-answer.ts';
import { hrefOf } from '../page-data/route-data.ts';
import { useRoute, useSettings, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { consentForm } from './consent-form.ts';

/** Asks for consent again; posted, so that tracking ends with the page. */
export const ConsentChange = ({ className }: { readonly className: string | undefined }) => {
  const { tracking } = useSettings();
  const consent = useShared(useShopState().consent);
  const { t } = useTranslator();
  const action = hrefOf(useRoute().address);
  return tracking === undefined || consent === undefined ? null : (
    <form method="post" action={action}>
      <input type="hidden" name={formFields.does} value={consentForm.does} autoComplete="off" />
      <button type="submit" className={className} name={consentForm.choice} value={consentForm.askAgain}>
        {t('Consent.Change')}
      </button>
    </form>
  );
};
