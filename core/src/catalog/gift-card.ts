import type { CleanHtml } from '../content/clean-html.ts';
import type { ProductImage } from '../content/media.ts';
import type { ProductId } from '../ids.ts';
import type { ProductAddress } from '../paths/product-address.ts';
import type { PriceList } from './price-list.ts';
import type { GiftCardType } from './product-type.ts';

type GiftCardPage = ProductImage & {
  readonly kind: 'giftCard';
  readonly id: ProductId;
  readonly type: GiftCardType;
  readonly name: string;
  readonly url: string;
  /** Where it is found in each language that it has an address in; empty when the provider does not tell (D-PRODUCT-CULTURES). */
  readonly cultures: readonly ProductAddress[];
  /** First part of the stored key of the page that lists it, where the provider tells it (D-PRODUCT-PAGE). */
  readonly pageGroup?: string;
  readonly priceLists: readonly PriceList[];
  readonly description: CleanHtml;
  readonly termsText: CleanHtml;
  readonly helpText: CleanHtml;
  readonly validityText: CleanHtml;
};

/** A card that is sold at the prices of its lists. */
export type FixedCard = GiftCardPage & {
  readonly isValueGiftCard: false;
  /** From this quantity on the discounted price applies. Units: pieces. */
  readonly quantityDiscountMinItems?: number;
};

/** A card that is worth and costs what the buyer chooses within `cardValueRange`; the price of its list is not asked for. */
export type ValueCard = GiftCardPage & { readonly isValueGiftCard: true };

export type GiftCard = FixedCard | ValueCard;
