import type { CleanHtml } from '../content/clean-html.ts';
import type { ProductId } from '../ids.ts';
import type { PriceList } from './price-list.ts';
import type { GiftCardType } from './product-type.ts';

/** A gift card as its page shows it; a value card's price is chosen by the buyer (spec 5). */
export type GiftCard = {
  readonly kind: 'giftCard';
  readonly id: ProductId;
  readonly type: GiftCardType;
  readonly name: string;
  readonly url: string;
  readonly isValueGiftCard: boolean;
  readonly priceLists: readonly PriceList[];
  /** From this quantity on the discounted price applies. Units: pieces. */
  readonly quantityDiscountMinItems?: number;
  readonly image: string;
  readonly description: CleanHtml;
  readonly termsText: CleanHtml;
  readonly helpText: CleanHtml;
  readonly validityText: CleanHtml;
};
