import type { CleanHtml } from '../content/clean-html.ts';
import type { PriceList } from './price-list.ts';
import type { GiftCardType } from './product-type.ts';
import type { ProductBase } from './ticket.ts';

type GiftCardPage = ProductBase & {
  readonly kind: 'giftCard';
  readonly type: GiftCardType;
  readonly priceLists: readonly PriceList[];
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
