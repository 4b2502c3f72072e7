import { lateComponent } from '../lazy/late-component.tsx';
import { useSettings, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';

export const consentBar = lateComponent('atFirstUse', {
  file: 'consent/consent-bar',
  load: () => import('./consent-bar.tsx').then((file) => file.ConsentBar),
});

/** The consent bar, while tracking is configured and the visitor has not answered. */
export const ConsentPlace = () => {
  const { tracking } = useSettings();
  const consent = useShared(useShopState().consent);
  return tracking === undefined || consent !== undefined ? null : <consentBar.Drawn />;
};
