import type { VisitsLeft } from '@shop/core/checkout/admission';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';

/** What is left of a ticket of several visits; nothing for any other. */
export const visitsText = (visits: VisitsLeft | undefined): string | undefined =>
  visits && `${visits.left} of ${visits.of} visits left`;

/** What is left of a value card; nothing for what is none. */
export const balanceText = (
  worth: Cents | undefined,
  balance: Cents | undefined,
  language: Language,
): string | undefined =>
  worth === undefined || balance === undefined
    ? undefined
    : `${euroText(balance, language)} of ${euroText(worth, language)} left`;
