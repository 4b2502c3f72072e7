import type { Instant } from '@shop/core/dates/instant';
import { namedError } from '@shop/core/errors/named-error';
import type { CartId } from '@shop/core/ids';
import { applyPromoCodeErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok } from 'neverthrow';
import type { Catalog } from '../catalog/catalog.ts';
import type { Tx } from '../database/database.ts';
import { momentOf } from '../database/moment.ts';
import { openCart } from './open-cart.ts';
import { dropPromoUse, refreshPromoUse, takePromoUse } from './promo-uses.ts';
import type { ShopParts } from './shop-parts.ts';

/** Longer text is not looked up. Units: characters. */
const maxCodeLength = 64;

/** Codes are compared without regard to case and surrounding spaces. */
const normalised = (code: string): string => code.trim().toUpperCase();

const currentCode = async (tx: Tx, cartId: CartId): Promise<string | undefined> => {
  const use = await tx.selectFrom('promo_uses').select('code').where('cart_id', '=', cartId).executeTakeFirst();
  return use?.code;
};

/** One code a cart: another one replaces it, the same one again changes nothing while its use is held. */
const useCode = async (tx: Tx, catalog: Catalog, cartId: CartId, code: string, now: Instant): Promise<boolean> => {
  if (code.length > maxCodeLength || !catalog.promos.has(code)) return false;
  if ((await currentCode(tx, cartId)) === code) return refreshPromoUse(tx, cartId, now);
  await dropPromoUse(tx, cartId);
  return takePromoUse(tx, cartId, code, now);
};

/** Puts a promo code on a cart. Decision: empty text takes the code off again (spec 5 names no call for it). Every refusal
 *  answers alike, so that codes cannot be told apart by guessing. */
export const sqlApplyPromoCode =
  ({ database, loadCatalog, clock }: ShopParts): ShopPort['applyPromoCode'] =>
  (cartId, text) =>
    database
      .transaction(async (tx) => {
        const { now } = momentOf(clock);
        const opened = await openCart(tx, cartId, now);
        if (opened.isErr()) return err(opened.error);
        const code = normalised(text);
        if (code === '') {
          await dropPromoUse(tx, cartId);
          return ok();
        }
        const used = await useCode(tx, await loadCatalog(tx), cartId, code, now);
        return used ? ok() : err({ kind: 'promoCodeInvalid' });
      })
      .mapErr(namedError(applyPromoCodeErrors));
