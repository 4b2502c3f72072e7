import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { i18n } from 'i18next';
import type { SectionData } from '../../page-data/section-data.ts';
import type { Toast } from '../../signals/toasts.ts';
import { errorTextOf } from '../../translations/error-text.ts';
import type { PageRequest } from './page-request.ts';

/** What a redirect, or a form that came back, brought along to be told. */
type Carried = Pick<PageRequest, 'errorKey' | 'saidKey' | 'answer'>;

/** What a page is drawn from, as far as it may have failed. */
type Found = { readonly sections: readonly SectionData[]; readonly profile: ShopError | undefined };

const keyToTell = (error: ShopError, during: Activity): string | undefined => {
  const { type, key } = reactionTo(error, during);
  return type === 'silent' ? undefined : key;
};

/** What could not be found out for a page, and is told on it (R-ERROR-11, R-ERROR-16). */
const failedCheck = ({ sections, profile }: Found): string | undefined => {
  const found = sections.find(({ type }) => type === 'paymentMethod');
  const reservation = found?.type !== 'paymentMethod' || found.reservation.ok ? undefined : found.reservation.error;
  if (reservation !== undefined) return keyToTell(reservation, 'reservationCheck');
  return profile && keyToTell(profile, 'profile');
};

/** The toasts that a page begins with: what brought the visitor here, else what the page itself has to tell. */
export const pageToasts = ({ errorKey, saidKey, answer }: Carried, found: Found, words: i18n): readonly Toast[] => {
  const failed = errorKey ?? answer?.toastKey ?? failedCheck(found);
  if (failed !== undefined) return [{ id: 1, tone: 'error', text: errorTextOf(words, failed) }];
  return saidKey !== undefined && words.exists(saidKey) ? [{ id: 1, tone: 'success', text: words.t(saidKey) }] : [];
};
