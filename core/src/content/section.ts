import type { CleanHtml } from './clean-html.ts';
import type { ContentLink } from './link.ts';
import type { Media } from './media.ts';
import type { WeekHours } from './opening-hours.ts';

/** A card of the shop's home with its link. A card without a link is a placeholder. */
export type ShopCard = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link?: ContentLink;
  readonly image?: Media;
};

/** An area of the booking bar, and the ticket that it leads to. */
export type BookingArea = {
  readonly title: string;
  readonly productId: string;
  /** The price group whose quantities are filled in. */
  readonly priceGroupId: string;
};

/** A form for area, day and number of persons, which leads to the tickets of that day. */
export type Booking = {
  /** The product group of the areas' tickets. */
  readonly group: string;
  readonly areas: readonly BookingArea[];
  readonly maxAdults: number;
  readonly maxChildren: number;
};

/** A heading of a product list with its products, by their ids. */
export type ListHeading = {
  readonly title: string;
  readonly productIds: readonly string[];
  /** Whether the products have large cards. */
  readonly isLarge: boolean;
};

/** The opening hours of an area. `productId` is its day ticket: a day on which nothing of it is sold is closed. */
export type AreaHours = { readonly title: string; readonly hours: WeekHours; readonly productId?: string | undefined };

/** Logo and title of a payment method. */
export type PaymentMethod = { readonly title: string; readonly image?: Media };

/** The members of every section. Sections that an editor hid are not part of the page. */
type SectionBase = {
  readonly id: string;
  readonly title: string;
  readonly text: CleanHtml;
  /** The target of a link to `#anchor`. */
  readonly anchor?: string;
  /** The background that the editor chose, by the content system's name. */
  readonly background?: string;
};

/** A section of a page. A product list with layout 1 holds gift cards with category tags, one with layout 2 other
 *  products in groups. */
export type Section = SectionBase &
  (
    | {
        readonly type: 'productList';
        readonly layout: 1 | 2;
        readonly group: string;
        /** Empty for a list without headings. */
        readonly headings: readonly ListHeading[];
      }
    | { readonly type: 'shopCards'; readonly cards: readonly ShopCard[]; readonly booking?: Booking | undefined }
    /** Some products of a group by their ids, in this order. */
    | { readonly type: 'featuredProducts'; readonly group: string; readonly productIds: readonly string[] }
    /** Short texts with a title each, numbered or not. */
    | { readonly type: 'infoList'; readonly numbered: boolean; readonly items: readonly TextBlock[] }
    | { readonly type: 'openingHours'; readonly group: string; readonly areas: readonly AreaHours[] }
    | { readonly type: 'cartReview' }
    | { readonly type: 'personalData' }
    | {
        readonly type: 'paymentMethod';
        readonly methods: readonly PaymentMethod[];
        readonly cardText: CleanHtml;
        readonly reserveText: CleanHtml;
      }
    | { readonly type: 'orderCompleted'; readonly texts: OrderTexts }
    | { readonly type: 'orderCancellation'; readonly texts: CancellationTexts }
    | { readonly type: 'unknown'; readonly name: string }
  );

/** A title and a text for one outcome; either may be blank. */
export type TextBlock = { readonly title: string; readonly text: CleanHtml };

/** The outcomes of an order that have a text. */
export const orderTextNames = [
  'ticketCompleted',
  'giftCardCompleted',
  /** The payment's outcome is unknown: the text makes no statement and no request. */
  'neutral',
  /** The address contains no order, and no payment of this browser runs. */
  'noOrder',
  /** The payment was canceled at the payment page. */
  'canceled',
  /** The order was canceled after payment. */
  'orderCanceled',
  /** The order is being canceled: the refund is not done yet. */
  'orderCanceling',
  'failed',
  /** The buyer did not confirm to the bank (3-D Secure). */
  'notConfirmed',
  /** Not decided yet: the text asks the buyer to check their e-mail first. */
  'pending',
  /** Paid too late for the places, and refunded in full. */
  'refunded',
  /** Paid too late for the places; the refund is not done yet. */
  'refunding',
] as const;
export type OrderTextName = (typeof orderTextNames)[number];

/** The content system's texts. Read them with `orderTextOf`, which replaces missing blocks. */
export type OrderTexts = { readonly [Name in OrderTextName]?: TextBlock };

export const cancellationTextNames = ['question', 'success', 'failure'] as const;
export type CancellationTextName = (typeof cancellationTextNames)[number];
export type CancellationTexts = { readonly [Name in CancellationTextName]?: TextBlock };
