import { percent } from '../../money/percent.ts';
import type { BasketLine, PriceRules } from '../../pricing/basket-price.ts';
import type { OfferedCatalog } from './next-catalog.ts';
import { listedPrice, priceListsOf, type SoldProduct } from './seller-catalog.ts';

const one = { quantity: 1, isEligible: true };

const productLines = (product: SoldProduct, { sold }: OfferedCatalog): readonly BasketLine[] => {
  const own = sold.filter(({ productId }) => productId === product.id).map(({ facilityDiscount }) => facilityDiscount);
  const discounts = new Set(own.length === 0 ? [percent(0)] : own);
  return priceListsOf(product).flatMap((list) =>
    [...discounts].map((facilityDiscount) => ({
      ...one,
      ...listedPrice(list, product),
      ...(facilityDiscount === 0 ? {} : { facilityDiscount }),
    })),
  );
};

/** Every price of an offer and every code, as what decides prices sees them. */
export const priceRulesOf = (offered: OfferedCatalog): PriceRules => {
  const { products, upsells, promos } = offered.goods;
  return {
    lines: [
      ...[...products.values()].flatMap((product) => productLines(product, offered)),
      ...[...upsells.values()].flatMap((upsell) => {
        const line = { ...one, ...listedPrice(upsell) };
        return [line, { ...line, lacksTicket: true }];
      }),
    ],
    promos: [...promos.values()].map(({ promo }) => promo),
  };
};
