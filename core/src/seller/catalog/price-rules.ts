import type { LocalDate } from '../../dates/local-date.ts';
import type { BasketLine, PriceRules } from '../../pricing/basket-price.ts';
import { noConditions } from '../../pricing/price-conditions.ts';
import { conditionsOn } from '../places/conditions-on.ts';
import { soldPeriodsOf } from '../places/period-places.ts';
import type { OfferedCatalog } from './next-catalog.ts';
import { listedPrice, priceListsOf, type SoldProduct } from './seller-catalog.ts';

const one = { quantity: 1, isEligible: true };

const productLines = (
  product: SoldProduct,
  { sold, goods }: OfferedCatalog,
  today: LocalDate,
): readonly BasketLine[] => {
  const periods = sold.filter(({ productId }) => productId === product.id);
  const catalog = { ...goods, soldPeriods: soldPeriodsOf(periods) };
  const then = periods.flatMap((period) => conditionsOn({ catalog, today }, period) ?? []);
  const different = new Map(then.map((conditions) => [JSON.stringify(conditions), conditions]));
  const each = different.size === 0 ? [noConditions] : [...different.values()];
  return priceListsOf(product).flatMap((list) =>
    each.map((conditions) => ({ ...one, ...listedPrice(list, product), ...conditions })),
  );
};

/** Returns every price of an offer when bought today, and every promo code, as input of the pricing laws. */
export const priceRulesOf = (offered: OfferedCatalog, today: LocalDate): PriceRules => {
  const { products, upsells, promos } = offered.goods;
  return {
    lines: [
      ...[...products.values()].flatMap((product) => productLines(product, offered, today)),
      ...[...upsells.values()].flatMap((upsell) => {
        const line = { ...one, ...listedPrice(upsell) };
        return [line, { ...line, ...noConditions, lacksTicket: true }];
      }),
    ],
    promos: [...promos.values()].map(({ promo }) => promo),
  };
};
