import type { CleanHtml } from './clean-html.ts';
import type { Media } from './media.ts';

/** A card of the shop's home: where it leads and what it shows. A card without a link is a placeholder. */
export type ShopCard = {
  readonly title: string;
  readonly text: string;
  readonly href?: string;
  readonly image?: Media;
};

/** Card logo and title of a way to pay. */
export type PaymentMethod = { readonly title: string; readonly image?: Media };

type SectionBase = { readonly id: string; readonly title: string; readonly text: CleanHtml };

/** A section of a page. Layout 1 lists gift cards with category tags, layout 2 groups of cards (R-LIST-1,
 *  R-LIST-10); which one is the section's to say (D-LAYOUT). */
export type Section =
  | (SectionBase & { readonly type: 'productList'; readonly layout: 1 | 2; readonly group: string })
  | (SectionBase & { readonly type: 'shopCards'; readonly cards: readonly ShopCard[] })
  /** Some products of a group by their ids, in this order (D-HOME-SECTIONS). */
  | (SectionBase & {
      readonly type: 'featuredProducts';
      readonly group: string;
      readonly productIds: readonly string[];
    })
  /** Short texts, each under a title of its own, counted or not (D-HOME-SECTIONS). */
  | (SectionBase & { readonly type: 'infoList'; readonly numbered: boolean; readonly items: readonly TextBlock[] })
  | (SectionBase & { readonly type: 'cartReview' })
  | (SectionBase & { readonly type: 'personalData' })
  | (SectionBase & {
      readonly type: 'paymentMethod';
      readonly methods: readonly PaymentMethod[];
      readonly cardText: CleanHtml;
      readonly reserveText: CleanHtml;
    })
  | (SectionBase & { readonly type: 'orderCompleted'; readonly texts: OrderTexts })
  | (SectionBase & { readonly type: 'orderCancellation'; readonly texts: CancellationTexts })
  | (SectionBase & { readonly type: 'unknown'; readonly name: string });

/** A title and a text for one outcome. */
export type TextBlock = { readonly title: string; readonly text: CleanHtml };

export type OrderTexts = {
  readonly ticketCompleted: TextBlock;
  readonly giftCardCompleted: TextBlock;
  /** Nobody knows what became of the payment: claims nothing, and asks for nothing. */
  readonly neutral: TextBlock;
  /** The payment was called off at the payment page. */
  readonly canceled: TextBlock;
  /** An order that was paid and canceled since. */
  readonly orderCanceled: TextBlock;
  readonly failed: TextBlock;
  /** Not decided yet: look into your e-mail first. */
  readonly pending: TextBlock;
  /** Paid too late for the places; refunded in full. */
  readonly refunded: TextBlock;
};

export type CancellationTexts = {
  readonly question: TextBlock;
  readonly success: TextBlock;
  readonly failure: TextBlock;
};
