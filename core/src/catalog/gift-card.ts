import type { CleanHtml } from '../content/clean-html.ts';
import type { Cents } from '../money/cents.ts';
import type { PriceList } from './price-list.ts';
import type { GiftCardType } from './product-type.ts';
import type { ProductBase } from './ticket.ts';

/** Maximum gift cards of a cart. `pieces`: number over all lines; `worth`: total value at list prices. */
export type CardLimits = { readonly pieces: number; readonly worth: Cents };

type GiftCardPage = ProductBase & {
  readonly kind: 'giftCard';
  readonly type: GiftCardType;
  readonly priceLists: readonly PriceList[];
  /** Absent when the provider has no such limits. */
  readonly cartLimits?: CardLimits | undefined;
  readonly helpText: CleanHtml;
  readonly validityText: CleanHtml;
};

/** A gift card sold at the prices of its price lists. */
export type FixedCard = GiftCardPage & {
  readonly isValueGiftCard: false;
  /** The quantity from which the discounted price applies. Units: pieces. */
  readonly quantityDiscountMinItems?: number;
};

/** A gift card whose price the buyer chooses within `cardValueRange`, independent of its list's price. */
export type ValueCard = GiftCardPage & { readonly isValueGiftCard: true };

export type GiftCard = FixedCard | ValueCard;
