import type { VisitsLeft } from '@shop/core/checkout/admission';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';

/** Returns the visits that remain on a ticket of several visits; `undefined` for other tickets. */
export const visitsText = (visits: VisitsLeft | undefined): string | undefined =>
  visits && `${visits.left} of ${visits.of} visits left`;

/** Returns the balance of a value card; `undefined` for other tickets. */
export const balanceText = (
  worth: Cents | undefined,
  balance: Cents | undefined,
  language: Language,
): string | undefined =>
  worth === undefined || balance === undefined
    ? undefined
    : `${euroText(balance, language)} of ${euroText(worth, language)} left`;
