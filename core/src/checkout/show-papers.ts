import type { ResultAsync } from 'neverthrow';
import type { OrderKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { CheckoutPort, ShowPapersError } from './checkout-port.ts';
import type { OrderPapers } from './order-papers.ts';

/** What an order's key opens: the order with its buyer's name and its tickets (D-ORDER-KEYS). Errors: `notFound` order. */
export const makeShowPapers =
  ({ checkout }: { readonly checkout: Pick<CheckoutPort, 'showPapers'> }) =>
  (key: OrderKey, language?: Language): ResultAsync<OrderPapers, ShowPapersError> =>
    checkout.showPapers(key, language);
