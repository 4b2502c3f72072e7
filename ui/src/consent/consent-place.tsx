import { useSignals } from '@preact/signals-react/runtime';
import { hydrateOnUse } from '../lazy/hydrate-on-use.tsx';
import { useSettings, useShopState } from '../shop-context.tsx';

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
