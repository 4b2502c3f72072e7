import type { CleanHtml } from '../content/clean-html.ts';
import type { Cents } from '../money/cents.ts';
import type { PriceList } from './price-list.ts';
import type { GiftCardType } from './product-type.ts';
import type { ProductBase } from './ticket.ts';

/** Most gift cards of one cart. Units of `pieces`: over all lines; `worth` at their list prices. */
export type CardLimits = { readonly pieces: number; readonly worth: Cents };

type GiftCardPage = ProductBase & {
  readonly kind: 'giftCard';
  readonly type: GiftCardType;
  readonly priceLists: readonly PriceList[];
  /** Absent where the provider has no such limits. */
  readonly cartLimits?: CardLimits | undefined;
  readonly helpText: CleanHtml;
  readonly validityText: CleanHtml;
};

/** A card that is sold at the prices of its lists. */
export type FixedCard = GiftCardPage & {
  readonly isValueGiftCard: false;
  /** From this quantity on the discounted price applies. Units: pieces. */
  readonly quantityDiscountMinItems?: number;
};

/** A card whose price the buyer chooses within `cardValueRange`; its list's price does not count. */
export type ValueCard = GiftCardPage & { readonly isValueGiftCard: true };

export type GiftCard = FixedCard | ValueCard;
