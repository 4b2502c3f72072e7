import type { CleanHtml } from './clean-html.ts';
import type { ContentLink } from './link.ts';
import type { Media } from './media.ts';

/** A card of the shop's home: where it leads and what it shows. A card without a link is a placeholder. */
export type ShopCard = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link?: ContentLink;
  readonly image?: Media;
};

/** Card logo and title of a way to pay. */
export type PaymentMethod = { readonly title: string; readonly image?: Media };

/** What every section has. One that an editor hid is no section of the page. */
type SectionBase = {
  readonly id: string;
  readonly title: string;
  readonly text: CleanHtml;
  /** Where a link to `#anchor` leads. */
  readonly anchor?: string;
  /** What the editor chose to stand behind it, in the words of the content system. */
  readonly background?: string;
};

/** A section of a page. Layout 1 lists gift cards with category tags, layout 2 groups of cards; which one is the
 *  section's to say. */
export type Section = SectionBase &
  (
    | { readonly type: 'productList'; readonly layout: 1 | 2; readonly group: string }
    | { readonly type: 'shopCards'; readonly cards: readonly ShopCard[] }
    /** Some products of a group by their ids, in this order. */
    | { readonly type: 'featuredProducts'; readonly group: string; readonly productIds: readonly string[] }
    /** Short texts, each under a title of its own, counted or not. */
    | { readonly type: 'infoList'; readonly numbered: boolean; readonly items: readonly TextBlock[] }
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

/** Every way that an order can turn out. */
export const orderTextNames = [
  'ticketCompleted',
  'giftCardCompleted',
  /** The payment's outcome is unknown: claims nothing, and asks for nothing. */
  'neutral',
  /** The address names no order, and no payment of this browser runs. */
  'noOrder',
  /** The payment was called off at the payment page. */
  'canceled',
  /** An order that was paid and canceled since. */
  'orderCanceled',
  /** One that is being canceled: its money is not back yet. */
  'orderCanceling',
  'failed',
  /** The buyer did not confirm to the bank (3-D Secure). */
  'notConfirmed',
  /** Not decided yet: look into your e-mail first. */
  'pending',
  /** Paid too late for the places; refunded in full. */
  'refunded',
  /** The same while its money is on the way back. */
  'refunding',
] as const;
export type OrderTextName = (typeof orderTextNames)[number];

/** Content's texts; read them with `orderTextOf`, which fills missing blocks. */
export type OrderTexts = { readonly [Name in OrderTextName]?: TextBlock };

export const cancellationTextNames = ['question', 'success', 'failure'] as const;
export type CancellationTextName = (typeof cancellationTextNames)[number];
export type CancellationTexts = { readonly [Name in CancellationTextName]?: TextBlock };
