import type { UpsellOrder } from '@shop/core/cart/orders';
import type { Upsell } from '@shop/core/cart/upsell';
import type { UpsellId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { typedNumber } from '@shop/core/text/typed-number';

/** Fields of the form of an upsell: its id, quantity and day. */
export const upsellField = 'upsell';
export const upsellDayField = 'day';

/** Returns the name and id of the field with an upsell's quantity. */
export const upsellQuantityId = (id: UpsellId): string => `upsell-${id}`;

type Fields = { readonly get: (name: string) => string | undefined };

/** Reads the typed quantity, at least 1, and day of an upsell; by default one piece, for its first day. */
export const typedUpsell = (upsell: Upsell, fields: Fields): { readonly quantity: number; readonly day?: string } => {
  const isIts = fields.get(upsellField) === upsell.id;
  const day = (isIts ? fields.get(upsellDayField) : undefined) ?? upsell.dates[0];
  const quantity = isIts ? typedNumber(fields.get(upsellQuantityId(upsell.id)) ?? '') : undefined;
  return { quantity: Math.max(quantity ?? 1, 1), day };
};

/** Returns the order that adds the upsell. The host refuses a day that the upsell is not offered for. */
export const upsellOrder = (
  upsell: Upsell,
  { quantity, day }: ReturnType<typeof typedUpsell>,
  language: Language,
): Omit<UpsellOrder, 'cartId'> => {
  const date = upsell.dates.find((one) => one === day);
  const { id, parentProductIds } = upsell;
  return { language, items: [{ id, quantity, parentProductIds, date }] };
};
