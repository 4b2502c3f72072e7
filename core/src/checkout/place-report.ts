import type { TicketPeriod } from '../catalog/ticket.ts';
import type { FacilityId, ProductId } from '../ids.ts';

/** The places of a product on a day or in a season at this moment. Products of one facility share its places. Units:
 *  persons. */
export type PlaceReport =
  | {
      readonly type: 'places';
      readonly product: ProductId;
      readonly facility: FacilityId;
      readonly capacity: number;
      /** In carts, without holds that have ended. */
      readonly held: number;
      /** In carts whose payment runs. */
      readonly paying: number;
      readonly sold: number;
      readonly left: number;
    }
  /** No ticket has this id, address or name. */
  | { readonly type: 'unknown'; readonly products: readonly ProductId[] }
  /** The ticket has no places then. */
  | { readonly type: 'noPlaces' };

/** The places of a ticket when a visitor found too few of them. `period`: a day as `YYYY-MM-DD`, or the id of a season.
 *  Units: persons. */
export type SoldOutReport = Omit<Extract<PlaceReport, { type: 'places' }>, 'type' | 'facility' | 'left'> & {
  readonly period: string;
};

/** A ticket, by its id, address or name, and a day or a season. */
export type PlaceQuestion = { readonly product: string; readonly period: TicketPeriod };
