import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';

/** What a ticket is for. */
export type AdmittedGoods = { readonly productTitle: string; readonly priceTitle: string };

/** What the door is told of a code (D-ADMIT-ONCE). */
export type Admission =
  | ({ readonly type: 'admitted'; readonly at: Instant } & AdmittedGoods)
  /** It has let somebody in before, then. */
  | ({ readonly type: 'alreadyAdmitted'; readonly at: Instant } & AdmittedGoods)
  /** It is for another day, or for the days of a season. */
  | ({ readonly type: 'wrongDay'; readonly first: LocalDate; readonly last: LocalDate } & AdmittedGoods)
  /** Its order was canceled or refunded. */
  | { readonly type: 'canceled' }
  /** There is no such code, or its order was never paid. */
  | { readonly type: 'unknown' };
