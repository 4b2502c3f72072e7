import type { ResultAsync } from 'neverthrow';
import type { CancelRequest, CancelResult } from '../checkout/order-cancellation.ts';
import type { FoundOrders, ListedOrders, OrderQuery } from '../checkout/order-list.ts';
import type { PlaceQuestion, PlaceReport } from '../checkout/place-report.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** The calls of staff of the office about the orders of the shop. `staff` is the name of the access token; absent in a
 *  terminal that opens a data folder or a database itself. */
export interface OfficePort {
  /** Lists orders, the newest first. */
  listOrders(query: OrderQuery): ResultAsync<ListedOrders, OperatorFailure>;
  /** Returns the orders that a text names: a number with or without its year, a reference, a ticket code, an e-mail
   *  address, or words of the buyer's name. The look-up of each order is logged before the answer; the text is not. */
  findOrders(text: string, staff?: string): ResultAsync<FoundOrders, OperatorFailure>;
  /** Cancels a paid order by its number. Its codes are void at once. Its places are released, and its buyer gets a
   *  mail, when the refund is made, or at once without one. A repeated key changes nothing and gets the first
   *  answer. */
  cancelByOffice(
    orderNumber: string,
    request: CancelRequest,
    staff?: string,
  ): ResultAsync<CancelResult, OperatorFailure>;
  /** Returns the places of a ticket, by its id, address or name, on a day or in a season at this moment. */
  reportPlaces(question: PlaceQuestion): ResultAsync<PlaceReport, OperatorFailure>;
}
