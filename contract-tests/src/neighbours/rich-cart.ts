import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { child, discountDay, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import { type CartId, type CartItemId, priceListId, productId, seasonId, upsellId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { SellerCart } from '@shop/core/seller/cart/seller-cart';
import { value } from '@shop/core/testing/answers';
import { expect } from 'vitest';
import type { ShopHost } from '../take-over/shop-host.ts';

/** The cart's promo code, and one that was removed. */
export const codes = { has: 'TERME5', had: 'DOBRODOSLI10' } as const;

/** Every member of a stored cart that is not in payment. */
export const membersOfCart: Readonly<Record<Exclude<keyof SellerCart, 'revision' | 'payingUntil'>, true>> = {
  cartId: true,
  state: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  lines: true,
  promoCode: true,
  firstMoments: true,
  firstUses: true,
  lostTickets: true,
  lostCode: true,
  formerPositions: true,
};

/** Losses that the visitor has not seen yet. A cart cannot both lose a code and get another one through this
 *  release. */
export const losses = {
  lostTickets: [
    {
      productId: 'termalija',
      priceListId: 'termalija-day-adult',
      period: { type: 'day', date: discountDay },
      quantity: 2,
    },
  ],
  lostCode: { code: 'POLETJE', reason: 'usedUp' },
};

export type RichCart = {
  readonly cartId: CartId;
  readonly ids: Readonly<Record<'day' | 'season' | 'giftCard' | 'upsell', CartItemId>>;
};

/** Makes a cart with a line of each kind and period, from which the visitor removed lines and codes. */
export const richCart = async ({ shop, add, load }: ShopHost): Promise<RichCart> => {
  const { cartId } = await value(add(2));
  const into = { cartId, language: 'sl' } as const;
  const addChild = async (date: typeof visitDay): Promise<void> => {
    const lines = [{ priceListId: child, quantity: 1 }];
    await value(
      shop.addTicket({ ...into, productId: termalija, period: { type: 'day', date }, items: lines }, freshKey()),
    );
    const added = (await load(cartId)).items.at(-1) ?? expect.fail('no line');
    await value(shop.removeItem({ ...into, cartItemId: added.cartItemId }));
  };
  await addChild(visitDay);
  await addChild(discountDay);
  await value(
    shop.addTicket(
      {
        ...into,
        productId: productId('termalija-year'),
        period: { type: 'season', seasonId: seasonId('termalija-year-whole') },
        items: [{ priceListId: priceListId('termalija-year-adult'), quantity: 1 }],
      },
      freshKey(),
    ),
  );
  const worth = [{ priceListId: priceListId('value-card-chosen'), quantity: 1, price: cents(50_00) }];
  await value(shop.addGiftCard({ ...into, productId: productId('value-card'), items: worth }, freshKey()));
  const towels = [{ id: upsellId('towel'), quantity: 1, parentProductIds: [termalija], date: visitDay }];
  await value(shop.addUpsell({ ...into, items: towels }, freshKey()));
  for (const code of [codes.has, codes.had, codes.has]) await value(shop.applyPromoCode(cartId, code));
  const { items } = await load(cartId);
  const [day, season] = items.filter(({ kind }) => kind === 'ticket');
  const [giftCard, upsell] = (['giftCard', 'upsell'] as const).map((kind) => items.find((one) => one.kind === kind));
  const idOf = (line: (typeof items)[number] | undefined): CartItemId => line?.cartItemId ?? expect.fail('no line');
  return {
    cartId,
    ids: { day: idOf(day), season: idOf(season), giftCard: idOf(giftCard), upsell: idOf(upsell) },
  };
};
