import { reactionTo } from '@shop/core/errors/error-reaction';
import type { i18n } from 'i18next';
import type { SectionData } from '../pages/section-data.ts';
import type { Toast } from '../signals/toasts.ts';
import { errorTextOf } from '../translations/error-text.ts';

/** Keys of what a redirect brought along to be told. */
type Carried = { readonly errorKey?: string; readonly saidKey?: string };

/** What could not be found out for a page, and is told on it (R-ERROR-11). */
const failedCheck = (sections: readonly SectionData[]): string | undefined => {
  const found = sections.find(({ type }) => type === 'paymentMethod');
  return found?.type !== 'paymentMethod' || found.reservation.ok
    ? undefined
    : reactionTo(found.reservation.error, 'reservationCheck').key;
};

/** The toasts that a page begins with: what brought the visitor here, else what the page itself has to tell. */
export const pageToasts = (
  { errorKey, saidKey }: Carried,
  sections: readonly SectionData[],
  words: i18n,
): readonly Toast[] => {
  const failed = errorKey ?? failedCheck(sections);
  if (failed !== undefined) return [{ id: 1, tone: 'error', text: errorTextOf(words, failed) }];
  return saidKey !== undefined && words.exists(saidKey) ? [{ id: 1, tone: 'success', text: words.t(saidKey) }] : [];
};
